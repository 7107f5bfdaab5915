import { Link } from 'react-router';
import type { FoundPlace } from '../generated/bindings';
import { DataText, Unbroken } from '../places/DataText';
import { useLanguageCode } from '../words/language';
import { useFindWords } from '../words/findWords';

/** A place below the calendar of a month: its name, where it is, and its number. */
export function MonthPlace({ place }: { place: FoundPlace }) {
  const words = useFindWords();
  const language = useLanguageCode();
  const isAsked = place.phone === null && place.address === null && place.website === null;
  return (
    <li>
      <Link to={`/places/${place.id}`}>{place.name}</Link>
      {/* A sheet has no room for where those are that it leaves out, if they can be called. */}
      <span className={place.phone === null ? undefined : 'where-to'}>
        <br />
        {[place.address, place.city].filter(Boolean).join(', ')}
      </span>{' '}
      {place.phone ? (
        <strong>
          <Unbroken text={place.phone} />
        </strong>
      ) : (
        place.address === null && <span className="month-site">{place.website}</span>
      )}
      {isAsked && <strong lang={language}>{words.month.ask211}</strong>}
      {place.hours !== null && (
        <span className="heard">
          {' '}
          <DataText field="hours" text={place.hours} />
        </span>
      )}
    </li>
  );
}
