import { NavLink } from 'react-router';
import { useMoreLists } from '../menus/listMenu';
import { nameOf } from '../menus/place';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';

/** Ways on to the other lists, below each list. */
export function MoreLists() {
  const listing = useListingWords();
  const words = useWords();
  const lists = useMoreLists();
  if (lists.length === 0) return null;
  return (
    <nav className="more-lists" aria-labelledby="more-lists">
      <h2 id="more-lists">{listing.more}</h2>
      <ul>
        {lists.map((place) => (
          <li key={place.path}>
            <NavLink className="btn btn-outline-primary" to={place.path}>
              {nameOf(place, words)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
