import { account as english, type AccountWords } from './account.en';
import { usePart } from './language';

/** The sentences of the account screens, in the language of the visit. */
export function useAccountWords(): AccountWords {
  return usePart('account') ?? english;
}
