import { fold } from '../placefacts/words';

/** Words of a search that stand in no list, in quotes and as they were typed. The answer has them folded. */
export function unknownWords(text: string, unknown: readonly string[]): string {
  const typed = text.match(/[\p{L}\p{M}\p{N}'’‘´`]+/gu) ?? [];
  return unknown
    .map((word) => typed.find((it) => fold(it) === word) ?? word)
    .map((word) => `"${word}"`)
    .join(', ');
}
