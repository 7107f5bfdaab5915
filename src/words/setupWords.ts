import { usePart } from './language';
import { setup as english, type SetupWords } from './setup.en';

/** The sentences for a kiosk that is not set up, in the language of the visit. */
export function useSetupWords(): SetupWords {
  return usePart('setup') ?? english;
}
