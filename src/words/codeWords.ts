import { codes as english, type CodeWords } from './codes.en';
import { usePart } from './language';

/** The sentences of log-in with a code, in the language of the visit. */
export function useCodeWords(): CodeWords {
  return usePart('codes') ?? english;
}
