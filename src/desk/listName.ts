import { useMoreLists } from '../menus/listMenu';
import { nameOf } from '../menus/place';
import { useListingWords } from '../words/listingWords';
import { useWords } from '../words/language';

/** Names a list as the menus do. A hidden one that is not among the usual has only its own name. */
export function useListName(): (list: string) => string {
  const words = useWords();
  const { moreNames } = useListingWords();
  const more = useMoreLists();
  const { nav } = words;
  const names: Record<string, string> = {
    ...moreNames,
    ...Object.fromEntries(
      more.map((place) => [place.path.replace('/resources/', ''), nameOf(place, words)]),
    ),
    food: nav.food,
    clothing: nav.clothing,
    housing: nav.shelter,
    employment: nav.employment,
  };
  return (list) => names[list] ?? list;
}
