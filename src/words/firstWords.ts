import { first as en, type FirstWords } from './first.en';
import { first as es } from './first.es';
import { useWords } from './language';

/** The sentences of the first 72 hours, in the language of the visit. */
export function useFirstWords(): FirstWords {
  return useWords().language === 'es' ? es : en;
}
