import { Link } from 'react-router';
import type { FoundPlace } from '../generated/bindings';
import { DataText, Unbroken } from '../places/DataText';
import { useLanguageCode } from '../words/language';
import { useFindWords } from '../words/findWords';

interface Props {
  place: FoundPlace;
  /** Whether the eye reads its hours too: in the calendar it finds them beside its number. */
  areHoursShown?: boolean;
}

/** A place below the calendar of a month: its name, where it is, and its number. */
export function MonthPlace({ place, areHoursShown = false }: Props) {
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
        <span className={areHoursShown ? 'month-hours' : 'heard'}>
          {' '}
          <DataText field="hours" text={place.hours} />
        </span>
      )}
    </li>
  );
}
