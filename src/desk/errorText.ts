import type { ErrorCode } from '../generated/bindings';
import { deskWordsIn } from '../words/deskWords';
import type { Words } from '../words/en';
import { errorText as general } from '../words/errorText';

/** The service refused the session: it is over, or it was over when the button was pressed. */
const OF_SESSION: readonly ErrorCode[] = [
  'user-token-expired',
  'invalid-user-token',
  'user-disabled',
  'user-deleted',
];

/** The sentence of an error at the desk. Only here can another person have been faster, or rights be taken away. */
export function errorText(words: Words, code: ErrorCode): string {
  const desk = deskWordsIn(words.language);
  if (code === 'changed-meanwhile') return desk.messageMeanwhile;
  if (code === 'permission-denied') return desk.noRight;
  // Who logs in again finds the form as it was, with this sentence.
  if (OF_SESSION.includes(code)) return desk.sessionWasOver;
  return general(words, code);
}
