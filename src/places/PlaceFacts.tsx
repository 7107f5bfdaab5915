import type { ComponentType } from 'react';
import type { Row } from '../generated/bindings';
import { Cell } from './Cell';
import { EMPTY, valueOf } from './cellContent';
import { columnsOf, labelOf } from './columns';
import { DayValue, isDay } from './DayValue';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';

/** The field with the day of the last check. */
const CHECKED = 'checked';
const isChecked = (field: string) => field.toLowerCase() === CHECKED;

interface Props {
  row: Row;
  without?: readonly string[];
  /** The day on which a fact was checked or set, in words; said at each fact. */
  dayOf?: ((field: string) => string | undefined) | undefined;
  /** Shows the day of the last check as the list writes it, also where it is not known; without it, a known day alone is shown. */
  Checked?: ComponentType<{ written: string }> | undefined;
}

/** All that is known of a place, one line each, but for the name and the fields in `without`. */
export function PlaceFacts({ row, without = [], dayOf, Checked }: Props) {
  const listing = useListingWords();
  const { language } = useWords();
  const fields = columnsOf([row]).filter(
    (field) =>
      field !== 'name' &&
      !without.includes(field) &&
      valueOf(row, field) !== EMPTY &&
      !repeatsType(row, field),
  );
  if (Checked && !fields.some(isChecked)) fields.push(CHECKED);
  if (fields.length === 0) return null;
  return (
    <dl className="facts">
      {fields.map((field) => (
        <div key={field} data-field={field}>
          <dt lang={listing.glosses[field] ? language : 'en'}>{labelOf(field, listing.glosses)}</dt>
          <dd lang="en">
            <Fact field={field} row={row} Checked={Checked} />
            {/^(web)?site|link$/i.test(field) && <span className="on-paper">{row[field]}</span>}
          </dd>
          <FactDay day={dayOf?.(field.toLowerCase())} />
        </div>
      ))}
    </dl>
  );
}

function Fact({ field, row, Checked }: Pick<Props, 'row' | 'Checked'> & { field: string }) {
  if (isChecked(field) && Checked) return <Checked written={valueOf(row, field)} />;
  if (isDay(field)) return <DayValue field={field} row={row} />;
  return <Cell field={field} row={row} namesHost />;
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
