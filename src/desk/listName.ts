import { nameOf, placeOfList } from '../menus/place';
import { useListingWords } from '../words/listingWords';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';

/** Names a list as the menus do, also one that only staff see yet. */
export function useListName(): (list: string) => string {
  const words = useWords();
  const { moreNames } = useListingWords();
  const { me } = useDesk();
  const { nav } = words;
  const names: Record<string, string> = {
    ...moreNames,
    ...Object.fromEntries(
      me.lists.map(({ name, en, es }) => [name, nameOf(placeOfList({ name, en, es }), words)]),
    ),
    food: nav.food,
    clothing: nav.clothing,
    housing: nav.shelter,
    employment: nav.employment,
  };
  return (list) => names[list] ?? list;
}

/** Lists as a person chooses one: each with its title, and sorted by it. */
export function useListChoices(lists: readonly string[]): { list: string; title: string }[] {
  const nameOf = useListName();
  const { language } = useWords();
  return lists
    .map((list) => ({ list, title: nameOf(list) }))
    .sort((one, other) => one.title.localeCompare(other.title, language));
}
