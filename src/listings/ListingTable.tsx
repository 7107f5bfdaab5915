import { memo } from 'react';
import type { Row } from '../generated/bindings';
import { TakeButton } from '../mylist/TakeButton';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { Cell } from '../places/Cell';
import { cellContent, EMPTY, valueOf } from '../places/cellContent';
import { headerOf } from '../places/columns';
import { NoContact } from '../places/NoContact';
import { contactGapOf } from '../places/reachable';

/** TBL-3 to TBL-9: striped and bordered; the region around it scrolls. */
export const ListingTable = memo(function ListingTable({
  list,
  rows,
  columns,
}: {
  list: string;
  rows: Row[];
  columns: string[];
}) {
  const listing = useListingWords();
  const { language } = useWords();
  return (
    <table className="table table-striped table-bordered">
      <thead>
        <tr>
          {columns.map((field) => (
            <th key={field} scope="col">
              <span lang="en">{headerOf(field)}</span>
              {listing.glosses[field] && <small lang={language}>{listing.glosses[field]}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang="en">
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((field, place) => (
              <td
                key={field}
                className={`column-${widthOf(field)}`}
                data-field={field}
                data-label={headerOf(listing.glosses[field] ?? field)}
                data-kind={cellContent(field, row).kind}
                data-empty={valueOf(row, field) === EMPTY || undefined}
              >
                <Cell field={field} row={row} />
                {place === 0 && <NoContact gap={contactGapOf(list, row)} />}
                {place === 0 && <TakeButton list={list} row={row} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Long texts get room to wrap, short ones stay on one line. */
function widthOf(field: string): 'wide' | 'short' | 'usual' {
  if (/name|address|notes|hours|other/i.test(field)) return 'wide';
  return /phone|zip|county|checked|site|link/i.test(field) ? 'short' : 'usual';
}
