import { Link } from 'react-router';
import type { FoundPlace } from '../generated/bindings';
import { Unbroken } from '../places/DataText';

/** A place below the calendar of a month: its name, where it is, and its number. */
export function MonthPlace({ place }: { place: FoundPlace }) {
  return (
    <li>
      <Link to={`/places/${place.id}`}>{place.name}</Link>
      {/* A sheet has no room for where those are that it leaves out. */}
      <span className="where-to">
        <br />
        {[place.address, place.city].filter(Boolean).join(', ')}
      </span>{' '}
      {place.phone && (
        <strong>
          <Unbroken text={place.phone} />
        </strong>
      )}
    </li>
  );
}
