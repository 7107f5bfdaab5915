import { useWords } from './language';
import { tapped as en, type TappedWords } from './tapped.en';
import { tapped as es } from './tapped.es';

/** The sentences of the hours by tapping, in the language of the visit. */
export function useTappedWords(): TappedWords {
  return useWords().language === 'es' ? es : en;
}
