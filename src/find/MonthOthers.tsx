import { Link } from 'react-router';
import { useTerminal } from '../backend/useTerminal';
import type { FoundPlace } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { LISTED, LISTED_FULL } from './monthSheet';
import { MonthPlace } from './MonthPlace';

interface Props {
  /** Places whose days are known and that the sheet has no room for. */
  full: FoundPlace[];
  /** Places whose days are not known. */
  unsure: FoundPlace[];
  /** Whether there is no calendar above them. */
  isAlone: boolean;
  /** The address of the finder, which has all places. */
  all: string;
}

/**
 * Places that a calendar leaves out: the sheet has no room for them, or their days are not known. On paper only names,
 * telephone numbers and what is known of their hours, so that the calendar stays one sheet.
 */
export function MonthOthers({ full, unsure, isAlone, all }: Props) {
  const { month, more } = useFindWords();
  const { website } = useTerminal();
  if (full.length + unsure.length === 0) return null;
  const shownFull = full.slice(0, LISTED_FULL);
  const shownUnsure = unsure.slice(0, LISTED - shownFull.length);
  const rest = full.length + unsure.length - shownFull.length - shownUnsure.length;
  return (
    <section className="month-others">
      {!isAlone && <p className="no-print">{month.known}</p>}
      <Named title={month.full(full.length)} places={shownFull} />
      <Named title={month.others(unsure.length)} places={shownUnsure} />
      {rest > 0 && (
        <>
          <p className="printed">
            {month.rest(rest)} {new URL(all, website).href}
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

function Named({ title, places }: { title: string; places: FoundPlace[] }) {
  if (places.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="month-places" lang="en">
        {places.map((place) => (
          <MonthPlace key={place.id} place={place} areHoursShown />
        ))}
      </ul>
    </>
  );
}
