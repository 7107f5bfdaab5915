/** What keyboards write for an apostrophe. */
const APOSTROPHES = /['’‘´`]/g;

/**
 * Lower case without accents. A letter and its accent may be one character or two, as keyboards and copied
 * texts have them. place-facts/src/spelling.rs does the same.
 */
export function unaccented(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Lower case without accents and apostrophes, as people type who are in a hurry. */
export function fold(text: string): string {
  return unaccented(text).replace(APOSTROPHES, '');
}

/** Letters that stand alone with points between them. */
const POINTED =
  /(^|[^\p{Alphabetic}\p{N}])(\p{Alphabetic}(?:\.\p{Alphabetic})+)(?![\p{Alphabetic}\p{N}])/gu;

/** The words of a text, folded. Letters with points between them are one: "B.E.A.T." */
export function split(text: string): string[] {
  const whole = (_: string, before: string, letters: string) =>
    `${before}${letters.replaceAll('.', '')}`;
  return fold(text)
    .replace(POINTED, whole)
    .split(/[^\p{Alphabetic}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The length of a word, in letters. */
export function lengthOf(word: string): number {
  return Array.from(word).length;
}
