/** A phrase of opening hours, as a pattern, and what it is in a language. */
export type Phrase = [english: string, translated: string];

/** What is the same in all languages: numbers, signs, `am` and `pm`. */
const SAME = /^(?:[^\p{L}]|\b[ap]m\b)*$/iu;

/**
 * Returns what says a sentence of opening hours in a language, or `null` where a word of it is not known. `to`
 * stands between the names of two days.
 */
export function hoursIn(phrases: Phrase[], to: string): (sentence: string) => string | null {
  const any = new RegExp(
    phrases.map(([english]) => `((?<![\\p{L}\\d])(?:${english})(?![\\p{L}\\d]))`).join('|'),
    'giu',
  );
  return (sentence) => {
    const rest = sentence.replace(any, ' ');
    if (!SAME.test(rest)) return null;
    const days = sentence.replace(/(?<=[a-z])\s*-\s*(?=[A-Z])/g, to);
    const translated = days.replace(any, (...found) => {
      const at = found.slice(1, phrases.length + 1).findIndex((part) => part !== undefined);
      return phrases[at]?.[1] ?? '';
    });
    return translated.charAt(0).toUpperCase() + translated.slice(1);
  };
}
