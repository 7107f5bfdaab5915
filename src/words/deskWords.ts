import { desk as en, type DeskWords } from './desk.en';
import { desk as es } from './desk.es';
import { useWords } from './language';

/** The sentences of the staff desk, in the language of the visit. */
export function useDeskWords(): DeskWords {
  return useWords().language === 'es' ? es : en;
}
