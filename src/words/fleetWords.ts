import { fleet as en, type FleetWords } from './fleet.en';
import { fleet as es } from './fleet.es';
import { useWords } from './language';

/** The sentences about kiosks and numbers at the desk, in the language of the visit. */
export function useFleetWords(): FleetWords {
  return useWords().language === 'es' ? es : en;
}
