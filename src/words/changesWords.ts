import { changes as english, type ChangesWords } from './changes.en';
import { usePart } from './language';

/** The sentences about what changed in an account, in the language of the visit. */
export function useChangesWords(): ChangesWords {
  return usePart('changes') ?? english;
}
