import { labelOf } from '../places/columns';
import { useListingWords } from '../words/listingWords';

/** Names a field of a list in the language of the screen. */
export function useFieldName(): (field: string) => string {
  const { glosses } = useListingWords();
  return (field) => labelOf(field, glosses);
}
