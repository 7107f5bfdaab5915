import { usePart } from './language';
import { yourData as english, type YourDataWords } from './yourData.en';

/** The sentences about one's own data, in the language of the visit. */
export function useYourDataWords(): YourDataWords {
  return usePart('yourData') ?? english;
}
