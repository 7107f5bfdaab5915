/** Words, sentences and syllables of a text. */
interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

/** Flesch-Kincaid grade level (Kincaid et al. 1975); syllables are counted as groups of vowels. */
export function gradeOfEnglish(text: string): number {
  const { words, sentences, syllables } = counts(text, (word) => {
    const groups = word.replace(/e$/, '').match(/[aeiouy]+/g);
    return groups?.length ?? 1;
  });
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** Years of school for a Spanish text (Crawford 1984). */
export function gradeOfSpanish(text: string): number {
  const { words, sentences, syllables } = counts(text, (word) => {
    const groups = word.match(/[aeiouyáéíóúü]+/g) ?? [''];
    // In a group each strong or accented vowel is a syllable of its own.
    const inGroup = (group: string) => Math.max(1, group.match(/[aeoáéíóú]/g)?.length ?? 0);
    return groups.reduce((sum, group) => sum + inGroup(group), 0);
  });
  return (-20.5 * sentences) / words + (4.9 * syllables) / words - 3.407;
}

function counts(text: string, syllablesOf: (word: string) => number): Counts {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const sentences = Math.max(1, text.match(/[.!?]["”]?(\s|$)/g)?.length ?? 1);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllablesOf(word)), 0);
  return { words: words.length, sentences, syllables };
}
