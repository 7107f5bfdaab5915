import { usePart } from './language';
import { listing as english, type ListingWords } from './listing.en';

/** The sentences of the lists, in the language of the visit. */
export function useListingWords(): ListingWords {
  return usePart('listing') ?? english;
}
