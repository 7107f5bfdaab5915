import { contact as en, type ContactWords } from './contact.en';
import { contact as es } from './contact.es';
import { useWords } from './language';

/** The sentences of the contact page, in the language of the visit. */
export function useContactWords(): ContactWords {
  return useWords().language === 'es' ? es : en;
}
