import { requirements as en, type RequirementWords } from './requirements.en';
import { requirements as es } from './requirements.es';
import { useWords } from './language';

/** The sentences around what a place asks for, in the language of the visit. */
export function useRequirementWords(): RequirementWords {
  return useWords().language === 'es' ? es : en;
}
