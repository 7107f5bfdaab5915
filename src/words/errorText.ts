import type { ErrorCode } from '../generated/bindings';
import type { Words } from './en';
import type { GeneralCode } from './errors.en';

/** The sentence of an error on a screen that knows only the general ones. */
export function errorText(words: Words, code: ErrorCode): string {
  return code in words.errors ? words.errors[code as GeneralCode] : words.errors['internal-error'];
}
