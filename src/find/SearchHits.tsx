import { Link } from 'react-router';
import type { SearchHit } from '../generated/bindings';
import { useFindWords } from '../words/findWords';

/** Places that a search found, best first. */
export function SearchHits({ hits }: { hits: SearchHit[] }) {
  const words = useFindWords();
  return (
    <ul className="place-cards">
      {hits.map((hit) => (
        <li key={hit.id} className="card place-card">
          <h3 lang="en">
            <Link to={`/places/${hit.id}`}>{hit.name}</Link>
          </h3>
          <p className={`open-badge is-${hit.open.state}`}>{words.states[hit.open.state]}</p>
          <p className="place-where">
            <span lang="en">{[hit.kind, hit.city, hit.county].filter(Boolean).join(', ')}</span>
            {hit.miles !== null && <span className="miles">{words.miles(hit.miles)}</span>}
          </p>
          {hit.phone && (
            <p className="place-phone">
              <strong>{hit.phone}</strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
