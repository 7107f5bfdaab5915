import { useWords } from './language';
import { visit as en, type VisitWords } from './visit.en';
import { visit as es } from './visit.es';

/** The sentences around a visit, in its language. */
export function useVisitWords(): VisitWords {
  return useWords().language === 'es' ? es : en;
}
