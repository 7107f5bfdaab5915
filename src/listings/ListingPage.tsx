import { useLoaderData } from 'react-router';
import { usePageView } from '../page/usePageView';
import { useMoreLists } from '../menus/listMenu';
import { hasOwnTitle, nameOf } from '../menus/place';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { ListingView } from './ListingView';
import type { NamedListing } from './loadList';

/**
 * A list of places (TBL-1: a heading of its own for three lists and the employers, else the name as it stands). A
 * list that the staff made or renamed has the title they gave it: what stands in its address is for links.
 */
export function ListingPage() {
  // The name comes with the rows: while another list loads, the address is ahead of both.
  const { name } = useLoaderData<NamedListing>();
  const listing = useListingWords();
  const words = useWords();
  const more = useMoreLists();
  usePageView('resourcetables', name);
  const place = more.find(({ path }) => path === `/resources/${name}`);
  const plain = place && nameOf(place, words);
  const own = place && hasOwnTitle(place) ? plain : undefined;
  const isEmployers = name === 'employment';
  const specified = Object.hasOwn(listing.titles, name) ? listing.titles[name] : undefined;
  const fixed = isEmployers ? listing.employment : specified;
  const title = fixed ?? own ?? name;
  // Another list is another screen: its filter starts empty.
  const inWords = plain === title ? undefined : plain;
  const hint = isEmployers ? listing.employmentHint : listing.hint;
  return <ListingView key={name} title={title} inWords={inWords} hint={hint} />;
}
