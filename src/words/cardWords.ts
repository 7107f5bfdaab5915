import { card as english, type CardWords } from './card.en';
import { usePart } from './language';

/** The sentences on cards of places, in the language of the visit. */
export function useCardWords(): CardWords {
  return usePart('card') ?? english;
}
