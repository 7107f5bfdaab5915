import type { Language } from '../generated/bindings';
import { desk as en, type DeskWords } from './desk.en';
import { desk as es } from './desk.es';
import { useWords } from './language';

/** The sentences of the staff desk, in the language of the visit. */
export function useDeskWords(): DeskWords {
  return deskWordsIn(useWords().language);
}

/** The same where the language is known. */
export function deskWordsIn(language: Language): DeskWords {
  return language === 'es' ? es : en;
}
