import { useWords } from './language';
import { planner as en, type PlannerWords } from './planner.en';
import { planner as es } from './planner.es';

/** The sentences of the papers planner, in the language of the visit. */
export function usePlannerWords(): PlannerWords {
  return useWords().language === 'es' ? es : en;
}
