import { contact as english, type ContactWords } from './contact.en';
import { useWords } from './language';

/** The sentences of the contact page, in the language of the visit. */
export function useContactWords(): ContactWords {
  return useWords().parts.contact ?? english;
}
