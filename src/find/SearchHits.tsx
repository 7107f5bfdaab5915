import { Link } from 'react-router';
import type { Near, SearchHit } from '../generated/bindings';
import { DataLine } from '../places/DataText';
import { useFindWords } from '../words/findWords';
import { Miles } from './Miles';
import { stateText } from './openTexts';

/** Places that a search found, best first. */
export function SearchHits({ hits, near }: { hits: SearchHit[]; near: Near | null }) {
  const words = useFindWords();
  return (
    <ul className="place-cards">
      {hits.map((hit) => (
        <li key={hit.id} className="card place-card">
          <h3 lang="en">
            <Link to={`/places/${hit.id}`}>{hit.name}</Link>
          </h3>
          <p className={`open-badge is-${hit.open.state}`}>
            {hit.open.state === 'ask' && hit.phone === null
              ? words.notSure
              : stateText(hit.open, words)}
          </p>
          <p className="place-where">
            <span lang="en">
              <DataLine values={factsOf(hit)} />
            </span>
            <Miles miles={hit.miles} near={near} />
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

function factsOf({ kind, city, county }: SearchHit): [field: string, text: string][] {
  const facts = Object.entries({ type: kind, city, county });
  return facts.flatMap(([field, text]) => (text === null ? [] : [[field, text]]));
}
