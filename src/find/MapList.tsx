import { Link } from 'react-router';
import type { FoundPlace } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { listId } from './MapSigns';
import type { Spot } from './mapView';

interface Props {
  spots: Spot[];
  /** All places; those that are on no spot come last. */
  places: FoundPlace[];
  chosen: number | null;
}

/** The places of a map by the numbers of their signs. */
export function MapList({ spots, places, chosen }: Props) {
  const words = useFindWords();
  const elsewhere = places.filter(({ point }) => !point);
  return (
    <div>
      <ol>
        {spots.map(({ places }, index) => (
          <li
            key={listId(index)}
            id={listId(index)}
            tabIndex={-1}
            aria-current={chosen === index || undefined}
          >
            {places.length > 1 && <strong>{words.count(places.length)}</strong>}
            <Names places={places} />
          </li>
        ))}
      </ol>
      {elsewhere.length > 0 && (
        <>
          <p>{words.notOnMap}</p>
          <Names places={elsewhere} />
        </>
      )}
    </div>
  );
}

function Names({ places }: { places: FoundPlace[] }) {
  return (
    <ul lang="en">
      {places.map(({ id, name, city }) => (
        <li key={id}>
          <Link to={`/places/${id}`}>{name}</Link>
          {city && `, ${city}`}
        </li>
      ))}
    </ul>
  );
}
