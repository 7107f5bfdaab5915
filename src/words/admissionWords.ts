import { admission as en, type AdmissionWords } from './admission.en';
import { admission as es } from './admission.es';
import { useWords } from './language';

/** Why the staff desk is closed to a person, in the language of the visit. */
export function useAdmissionWords(): AdmissionWords {
  return useWords().language === 'es' ? es : en;
}
