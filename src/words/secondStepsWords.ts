import { usePart } from './language';
import { secondSteps as english, type SecondStepsWords } from './secondSteps.en';

/** The sentences of the second steps of an account, in the language of the visit. */
export function useSecondStepsWords(): SecondStepsWords {
  return usePart('secondSteps') ?? english;
}
