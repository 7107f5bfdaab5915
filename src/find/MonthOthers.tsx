import { Link } from 'react-router';
import { useTerminal } from '../backend/useTerminal';
import type { FoundPlace } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { LISTED } from './month';
import { MonthPlace } from './MonthPlace';

interface Props {
  places: FoundPlace[];
  /** Whether there is no calendar above them. */
  isAlone: boolean;
  /** The address of the finder, which has all places. */
  all: string;
}

/**
 * Places that a calendar leaves out: their days are not known, or the sheet has no room for them. On paper only names
 * and telephone numbers, so that the calendar stays one sheet.
 */
export function MonthOthers({ places, isAlone, all }: Props) {
  const { month, more } = useFindWords();
  const { website } = useTerminal();
  if (places.length === 0) return null;
  return (
    <section className="month-others">
      {!isAlone && <p className="no-print">{month.known}</p>}
      <h2>{month.others(places.length)}</h2>
      <ul className="month-places" lang="en">
        {places.slice(0, LISTED).map((place) => (
          <MonthPlace key={place.id} place={place} />
        ))}
      </ul>
      {places.length > LISTED && (
        <>
          <p className="printed">
            {month.rest(places.length - LISTED)} {new URL(all, website).href}
          </p>
          <p className="actions no-print">
            <Link className="btn btn-outline-primary" to={all}>
              {more}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
