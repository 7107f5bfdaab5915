import { ask as en, type AskWords } from './ask.en';
import { ask as es } from './ask.es';
import { useWords } from './language';

/** The sentences of the form that asks a place, in the language of the visit. */
export function useAskWords(): AskWords {
  return useWords().language === 'es' ? es : en;
}
