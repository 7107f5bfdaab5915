import { NavLink } from 'react-router';
import { useWords } from '../words/language';

/** Lists the navigation of the specification has no place for. */
export const MORE_LISTS = ['id-documents', 'legal', 'healthcare', 'support', 'transportation'];

/** Ways on to the other lists, below each list. */
export function MoreLists() {
  const { listing } = useWords();
  return (
    <nav className="more-lists" aria-labelledby="more-lists">
      <h2 id="more-lists">{listing.more}</h2>
      <ul>
        {MORE_LISTS.map((name) => (
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
