import { useDeferredValue, useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { useBackend } from '../backend/context';
import type { Listing } from '../generated/bindings';
import { PageHeading } from '../shell/PageHeading';
import { useWords } from '../words/language';
import { columnsOf } from './columns';
import { filtered } from './filter';
import { KeptNotice } from './KeptNotice';
import { ListingFilters } from './ListingFilters';
import { ListingTable } from './ListingTable';
import { MoreLists } from './MoreLists';
import { ScrollRegion } from './ScrollRegion';
import { useFilter } from './useFilter';
import { useFreshening } from './useFreshening';

/** A list under its heading: filters, count, table. */
export function ListingView({ title, hint }: { title: string; hint: string }) {
  const { rows, keptAt } = useLoaderData<Listing>();
  const { listing } = useWords();
  const { filter, setQuery, setCounty, clear } = useFilter();
  const query = useDeferredValue(filter.query);
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const shown = useMemo(
    () => filtered(rows, { query, county: filter.county }),
    [rows, query, filter.county],
  );
  useFreshening(keptAt !== null);

  return (
    <article className="listing">
      <PageHeading name={title}>{title}</PageHeading>
      {keptAt !== null && <KeptNotice keptAt={keptAt} />}
      <p className="hint">{hint}</p>
      <p className="call-first">{listing.callFirst}</p>
      <ListingFilters
        rows={rows}
        shown={shown.length}
        filter={filter}
        onQuery={setQuery}
        onCounty={setCounty}
        onClear={clear}
      />
      {rows.length === 0 && <p className="nothing">{listing.empty}</p>}
      {rows.length > 0 && shown.length === 0 && <p className="nothing">{listing.noMatch}</p>}
      {shown.length > 0 && (
        <ScrollRegion label={listing.table(title)}>
          <ListingTable rows={shown} columns={columns} />
        </ScrollRegion>
      )}
      <Print />
      <MoreLists />
    </article>
  );
}

function Print() {
  const { listing, language } = useWords();
  const { device } = useBackend();
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
  return (
    <>
      <p className="printed">{listing.printed(today)}</p>
      {device.kind === 'browser' && (
        <button type="button" className="btn btn-outline-primary print" onClick={() => print()}>
          {listing.print}
        </button>
      )}
    </>
  );
}
