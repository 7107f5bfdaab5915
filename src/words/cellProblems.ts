import type { Language } from '../generated/bindings';
import { cellProblems as en, type CellProblems } from './cellProblems.en';
import { cellProblems as es } from './cellProblems.es';

/** What is wrong with a field, in a language of the desk. A form needs no other sentence of the imports. */
export function cellProblemsIn(language: Language): CellProblems {
  return language === 'es' ? es : en;
}
