import type { ZeroResultSearch } from '../generated/bindings';

const WORDS_MAX = 3;
/** Letters of the languages of the screens; `sync-protocol/src/zero_results.rs` takes no other word. */
const LETTERS = /^[a-záéíóúüñãõâêôàçèò]+$/;

/**
 * What may be counted of a search that found nothing. A search with a digit, a sign or more than three
 * words may hold a name, a number or an address: of it nothing is counted, and the answer is `null`.
 */
export function zeroResultOf(text: string, county: string): ZeroResultSearch | null {
  const all = text.toLowerCase().normalize('NFC').split(' ').filter(Boolean);
  if (all.length > WORDS_MAX || !all.every((word) => LETTERS.test(word))) return null;
  const words = [...new Set(all)].filter(({ length }) => length >= 3 && length <= 20);
  return words.length > 0 ? { words, county } : null;
}
