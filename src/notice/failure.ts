import { BackendError } from '../backend/Backend';
import type { AccountWords } from '../words/account.en';
import type { Words } from '../words/en';
import { errorText } from '../words/errorText';
import type { Notice } from './NoticeDialog';

/** The notice of something that failed: the title of the catalogue and the provider's message. */
export function failureNotice(
  title: string,
  error: unknown,
  account: AccountWords,
  words: Words,
): Notice {
  const code = BackendError.codeOf(error);
  const message =
    code in account.errors
      ? account.errors[code as keyof AccountWords['errors']]
      : errorText(words, code);
  return { title, message, next: account.nextSteps[code] ?? account.notices.tryAgain, error };
}
