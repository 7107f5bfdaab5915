import { useWords } from './language';
import { letter as en, type LetterWords } from './letter.en';
import { letter as es } from './letter.es';

/** The sentences of the letters, in the language of the visit. */
export function useLetterWords(): LetterWords {
  return useWords().language === 'es' ? es : en;
}
