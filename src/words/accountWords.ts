import { account as en, type AccountWords } from './account.en';
import { account as es } from './account.es';
import { useWords } from './language';

/** The sentences of the account screens, in the language of the visit. */
export function useAccountWords(): AccountWords {
  return useWords().language === 'es' ? es : en;
}
