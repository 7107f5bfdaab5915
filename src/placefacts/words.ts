const ACCENTS: Record<string, string> = Object.fromEntries(
  ['aáàäâã', 'eéèëê', 'iíìïî', 'oóòöôõ', 'uúùüû', 'nñ', 'cç'].flatMap((letters) =>
    Array.from(letters.slice(1)).map((letter) => [letter, letters.slice(0, 1)]),
  ),
);

/** Lower case without accents and apostrophes, as people type who are in a hurry. */
export function fold(text: string): string {
  const letters = Array.from(text.toLowerCase().replace(/['’]/g, ''));
  return letters.map((letter) => ACCENTS[letter] ?? letter).join('');
}

/** The words of a text, folded. */
export function split(text: string): string[] {
  return fold(text)
    .split(/[^\p{Alphabetic}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The length of a word, in letters. */
export function lengthOf(word: string): number {
  return Array.from(word).length;
}
