import { office as en, type OfficeWords } from './deskOffice.en';
import { office as es } from './deskOffice.es';
import { useWords } from './language';

/** The sentences of the screens for suggestions, messages, notices and the staff, in the language of the visit. */
export function useOfficeWords(): OfficeWords {
  return useWords().language === 'es' ? es : en;
}
