import { useParams } from 'react-router';
import { usePageView } from '../shell/usePageView';
import { useWords } from '../words/language';
import { ListingView } from './ListingView';

/** A list of places (TBL-1: a heading of its own for three lists, else the name as it stands). */
export function ListingPage() {
  const { resourceName = '' } = useParams();
  const { listing } = useWords();
  usePageView('resourcetables', resourceName);
  const title = Object.hasOwn(listing.titles, resourceName)
    ? (listing.titles[resourceName] ?? resourceName)
    : resourceName;
  // Another list is another screen: its filter starts empty.
  return <ListingView key={resourceName} name={resourceName} title={title} hint={listing.hint} />;
}
