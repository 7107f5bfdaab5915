import { usePart } from './language';
import { visit as english, type VisitWords } from './visit.en';

/** The sentences around a visit, in its language. */
export function useVisitWords(): VisitWords {
  return usePart('visit') ?? english;
}
