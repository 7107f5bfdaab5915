import { NavLink } from 'react-router';
import { MORE_LISTINGS } from '../generated/bindings';
import { useListingWords } from '../words/listingWords';

/** Ways on to the other lists, below each list. */
export function MoreLists() {
  const listing = useListingWords();
  return (
    <nav className="more-lists" aria-labelledby="more-lists">
      <h2 id="more-lists">{listing.more}</h2>
      <ul>
        {MORE_LISTINGS.map((name) => (
          <li key={name}>
            <NavLink className="btn btn-outline-primary" to={`/resources/${name}`}>
              {listing.moreNames[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
