import type { Row } from '../generated/bindings';
import { Cell } from './Cell';
import { EMPTY, valueOf } from './cellContent';
import { columnsOf, headerOf } from './columns';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';

/** All that is known of a place, one line each, but for the name and the fields in `without`. */
export function PlaceFacts({ row, without = [] }: { row: Row; without?: readonly string[] }) {
  const listing = useListingWords();
  const { language } = useWords();
  const fields = columnsOf([row]).filter(
    (field) => field !== 'name' && !without.includes(field) && valueOf(row, field) !== EMPTY,
  );
  if (fields.length === 0) return null;
  return (
    <dl className="facts">
      {fields.map((field) => (
        <div key={field}>
          <dt lang={listing.glosses[field] ? language : 'en'}>
            {listing.glosses[field] ?? headerOf(field)}
          </dt>
          <dd lang="en">
            <Cell field={field} row={row} />
            {/^(web)?site|link$/i.test(field) && <span className="on-paper">{row[field]}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
