import { usePart } from './language';
import { outside as english, type OutsideWords } from './outside.en';

/** The sentences about addresses that do not open here, in the language of the visit. */
export function useOutsideWords(): OutsideWords {
  return usePart('outside') ?? english;
}
