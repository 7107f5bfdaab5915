import { useWords } from './language';
import { slip as en, type SlipWords } from './slip.en';
import { slip as es } from './slip.es';

/** The sentences of the appointment slip, in the language of the visit. */
export function useSlipWords(): SlipWords {
  return useWords().language === 'es' ? es : en;
}
