import { headerOf } from '../places/columns';
import { useListingWords } from '../words/listingWords';

/** Fields whose name is no word with a capital letter. */
const SHORT: Record<string, string> = { zip: 'ZIP' };

/** Names a field of a list in the language of the screen. */
export function useFieldName(): (field: string) => string {
  const { glosses } = useListingWords();
  return (field) => headerOf(glosses[field] ?? SHORT[field] ?? field);
}
