import type { ErrorCode } from '../generated/bindings';
import { deskWordsIn } from '../words/deskWords';
import type { Words } from '../words/en';
import { errorText as general } from '../words/errorText';

/** The sentence of an error at the desk. Only here can another person have been faster, or rights be taken away. */
export function errorText(words: Words, code: ErrorCode): string {
  if (code === 'changed-meanwhile') return deskWordsIn(words.language).messageMeanwhile;
  if (code === 'permission-denied') return deskWordsIn(words.language).noRight;
  return general(words, code);
}
