import { useListingWords } from '../words/listingWords';
import { useWords } from '../words/language';

/** Names a list as the menus do. A list that an operator added has only its own name. */
export function useListName(): (list: string) => string {
  const { nav } = useWords();
  const { moreNames } = useListingWords();
  const names: Record<string, string> = {
    ...moreNames,
    food: nav.food,
    clothing: nav.clothing,
    housing: nav.shelter,
    employment: nav.employment,
  };
  return (list) => names[list] ?? list;
}
