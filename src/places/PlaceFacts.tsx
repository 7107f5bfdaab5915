import type { Row } from '../generated/bindings';
import { Cell } from './Cell';
import { EMPTY, valueOf } from './cellContent';
import { columnsOf, labelOf } from './columns';
import { DayValue, isDay, NoDay } from './DayValue';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';

/** The field with the day of the last check. */
const CHECKED = 'checked';

interface Props {
  row: Row;
  without?: readonly string[];
  /** The day on which a fact was checked or set, in words; said at each fact. */
  dayOf?: ((field: string) => string | undefined) | undefined;
  /** Whether it is said when nobody knows the day of the last check. */
  saysNoDay?: boolean;
}

/** All that is known of a place, one line each, but for the name and the fields in `without`. */
export function PlaceFacts({ row, without = [], dayOf, saysNoDay = false }: Props) {
  const listing = useListingWords();
  const { language } = useWords();
  const fields = columnsOf([row]).filter(
    (field) =>
      field !== 'name' &&
      !without.includes(field) &&
      valueOf(row, field) !== EMPTY &&
      !repeatsType(row, field),
  );
  if (fields.length === 0 && !saysNoDay) return null;
  return (
    <dl className="facts">
      {fields.map((field) => (
        <div key={field} data-field={field}>
          <dt lang={listing.glosses[field] ? language : 'en'}>{labelOf(field, listing.glosses)}</dt>
          <dd lang="en">
            {isDay(field) ? (
              <DayValue field={field} row={row} />
            ) : (
              <Cell field={field} row={row} namesHost />
            )}
            {/^(web)?site|link$/i.test(field) && <span className="on-paper">{row[field]}</span>}
          </dd>
          <FactDay day={dayOf?.(field.toLowerCase())} />
        </div>
      ))}
      {saysNoDay && valueOf(row, CHECKED) === EMPTY && (
        <div data-field={CHECKED}>
          <dt lang={language}>{labelOf(CHECKED, listing.glosses)}</dt>
          <dd>
            <NoDay />
          </dd>
        </div>
      )}
    </dl>
  );
}

function FactDay({ day }: { day: string | undefined }) {
  return day && <dd className="fact-day">{day}</dd>;
}

/** Some lists write the kind of a place once more as a note. */
function repeatsType(row: Row, field: string): boolean {
  const plain = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();
  return (
    /^(notes|other)$/i.test(field) && plain(valueOf(row, field)) === plain(valueOf(row, 'type'))
  );
}
