import { entry as en, type EntryWords } from './entry.en';
import { entry as es } from './entry.es';
import { useWords } from './language';

/** The sentences around a place's own entry, in the language of the visit. */
export function useEntryWords(): EntryWords {
  return useWords().language === 'es' ? es : en;
}
