import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Near, SearchHit } from '../generated/bindings';
import { useBackend } from '../backend/context';
import { DataLine, Unbroken } from '../places/DataText';
import { callable } from '../places/phone';
import type { FindWords } from '../words/find.en';
import { useFindWords } from '../words/findWords';
import { Miles } from './Miles';
import { PlaceState } from './PlaceState';

interface Props {
  hits: SearchHit[];
  near: Near | null;
  /** The moment the states are for. */
  at: string;
  /** What the address of a place's page keeps of the question; `null` for a place without a need. */
  query?: string;
  /** What is said below the first place. */
  afterFirst?: ReactNode;
}

/** Places that a search found, best first. The finder says the same state of them. */
export function SearchHits({ hits, near, at, query = '', afterFirst }: Props) {
  const words = useFindWords();
  return (
    <ul className="place-cards">
      {hits.map((hit, nth) => (
        <Fragment key={hit.id}>
          <li className="card place-card">
            <h3 lang="en">
              <Link to={`/places/${hit.id}${query}`}>{hit.name}</Link>
            </h3>
            <PlaceState place={hit} at={at} />
            <p className="place-where">
              <span lang="en">
                <DataLine values={factsOf(hit)} />
              </span>
              <Miles miles={hit.miles} near={near} />
            </p>
            {hit.phone && <HitPhone phone={hit.phone} />}
            <Takes hit={hit} words={words} />
          </li>
          {nth === 0 && afterFirst && <li>{afterFirst}</li>}
        </Fragment>
      ))}
    </ul>
  );
}

/** A number that a phone calls; a kiosk has no telephone. */
function HitPhone({ phone }: { phone: string }) {
  const { device } = useBackend();
  const number = device.kind === 'kiosk' ? null : callable(phone);
  return (
    <p className="place-phone">
      <strong>
        {number === null ? (
          <Unbroken text={phone} />
        ) : (
          <a href={`tel:${number}`}>
            <Unbroken text={phone} />
          </a>
        )}
      </strong>
    </p>
  );
}

/** Whom a place takes, and what differs from what was asked. */
function Takes({ hit, words }: { hit: SearchHit; words: FindWords }) {
  const { sex, household, differs } = hit;
  const takes = [
    sex === 'men' && words.men,
    sex === 'women' && (household === 'both' ? words.womenAndFamilies : words.women),
    household && household !== 'both' && words.households[household],
  ].filter((it) => typeof it === 'string');
  if (takes.length + differs.length === 0) return null;
  return (
    <ul className="answers">
      {differs.map((it) => (
        <li key={it} className="differs">
          {words.differs[it]}
        </li>
      ))}
      {takes.map((it) => (
        <li key={it}>{it}</li>
      ))}
    </ul>
  );
}

function factsOf({ kind, address, city, county }: SearchHit): [field: string, text: string][] {
  const facts = Object.entries({ type: kind, address, city, county });
  return facts.flatMap(([field, text]) => (text === null ? [] : [[field, text]]));
}
