import { usePart } from './language';
import { slip as english, type SlipWords } from './slip.en';

/** The sentences of the appointment slip, in the language of the visit. */
export function useSlipWords(): SlipWords {
  return usePart('slip') ?? english;
}
