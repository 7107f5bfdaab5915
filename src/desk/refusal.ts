import { BackendError } from '../backend/Backend';
import type { TextProblem } from '../generated/bindings';
import type { Words } from '../words/en';
import { refusalWordsIn } from '../words/refusalWords';
import { errorText } from './errorText';
import { refusedField } from '../form/refusedField';

/**
 * The sentence of an error: why a text was refused, when the service says so, else `bad` for a form that
 * is not as it should be, else the sentence of the error.
 */
export function refusalText(words: Words, error: unknown, bad?: string): string {
  const { textProblems } = refusalWordsIn(words.language);
  const problem = refusedField(error)?.problem ?? '';
  if (problem in textProblems) return textProblems[problem as TextProblem];
  const code = BackendError.codeOf(error);
  return code === 'invalid-argument' && bad ? bad : errorText(words, code);
}
