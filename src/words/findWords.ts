import { find as english, type FindWords } from './find.en';
import { usePart } from './language';

/** The sentences of the finder, in the language of the visit. */
export function useFindWords(): FindWords {
  return usePart('find') ?? english;
}
