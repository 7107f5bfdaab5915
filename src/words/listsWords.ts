import { useWords } from './language';
import { lists as en, type ListWords } from './lists.en';
import { lists as es } from './lists.es';

/** The sentences around the lists at the desk, in the language of the visit. */
export function useListsWords(): ListWords {
  return useWords().language === 'es' ? es : en;
}
