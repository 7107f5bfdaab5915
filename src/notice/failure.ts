import { BackendError } from '../backend/Backend';
import { ERROR_CODES } from '../generated/bindings';
import type { AccountWords } from '../words/account.en';
import type { Words } from '../words/en';
import { errorText } from '../words/errorText';
import type { Notice } from './NoticeDialog';

/** The notice of something that failed: the title of the catalog and the provider's message. */
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

/**
 * The notice of a failed change of address or password: the provider's message word for word, as
 * the catalog wants it (specification section 8), and behind it what it means.
 */
export function verbatimNotice(
  title: string,
  error: unknown,
  account: AccountWords,
  words: Words,
): Notice {
  const notice = failureNotice(title, error, account, words);
  const said = saidBy(error);
  return said === null ? notice : { ...notice, said };
}

/** What the provider said, word for word; null when it said nothing, as without a network. */
function saidBy(error: unknown): string | null {
  if (!(error instanceof BackendError) || error.code === 'network-request-failed') return null;
  // A kiosk passes on the code alone; each has one word of the provider.
  const word = Object.entries(ERROR_CODES).find(([, code]) => code === error.code)?.[0];
  return error.said ?? word ?? null;
}
