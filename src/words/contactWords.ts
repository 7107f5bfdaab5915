import { contact as english, type ContactWords } from './contact.en';
import { usePart } from './language';

/** The sentences of the contact page, in the language of the visit. */
export function useContactWords(): ContactWords {
  return usePart('contact') ?? english;
}
