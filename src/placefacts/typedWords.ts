import { split } from './words';

const TEXT_MAX = 100;
/** Most words of a question. */
const WORDS_MAX = 16;
/** What people put around words that shall be taken as they are. */
const QUOTES = /["“”«»]/;

/** A word, whether it stands between quotes, and what was typed if it was corrected. */
export interface Word {
  text: string;
  isQuoted: boolean;
  typed: string | null;
}

/** The words of a text. place-facts/src/search/words.rs does the same. */
export function wordsOf(text: string): Word[] {
  const parts = Array.from(text).slice(0, TEXT_MAX).join('').split(QUOTES);
  // A quote that is not closed is none.
  const quotes = Math.floor((parts.length - 1) / 2) * 2;
  const words = parts.flatMap((part, number) =>
    split(part).map((text) => ({
      text,
      isQuoted: number % 2 === 1 && number < quotes,
      typed: null,
    })),
  );
  return words.slice(0, WORDS_MAX);
}
