import { usePart } from './language';
import { security as english, type SecurityWords } from './security.en';

/** The sentences of the second step, in the language of the visit. */
export function useSecurityWords(): SecurityWords {
  return usePart('security') ?? english;
}
