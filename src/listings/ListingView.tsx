import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { NavigationType, useLoaderData, useLocation, useNavigationType } from 'react-router';
import { PageHeading } from '../page/PageHeading';
import { PrintButton } from '../places/PrintButton';
import { TakeIcon } from '../mylist/TakeIcon';
import { useTerminal } from '../backend/useTerminal';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { useVisitWords } from '../words/visitWords';
import { columnsOf } from '../places/columns';
import { filtered } from './filter';
import { KeptNotice } from './KeptNotice';
import { ListingFilters } from './ListingFilters';
import { ListingTable } from './ListingTable';
import type { NamedListing } from './loadList';
import { MoreLists } from './MoreLists';
import { ScrollRegion } from './ScrollRegion';
import { useFilter } from './useFilter';
import { useFreshening } from './useFreshening';

/** So many rows are drawn at once; real lists are shorter. */
const PAGE = 300;
/** So many are there with the next frame after a tap or a key; the others follow, once nobody types. */
const SCREENFUL = 24;

const OutsideDialog = lazy(async () => ({
  default: (await import('../page/OutsideDialog')).OutsideDialog,
}));

/** A list under its heading: filters, count, table. */
export function ListingView({ title, hint }: { title: string; hint: string }) {
  const { name, rows, keptAt, trouble } = useLoaderData<NamedListing>();
  const listing = useListingWords();
  const { take } = useVisitWords();
  const { filter, isSettled, setQuery, setCounty, clear } = useFilter();
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const shown = useMemo(
    () => filtered(rows, { query: filter.query, county: filter.county }),
    [rows, filter.query, filter.county],
  );
  // A table of thousands of rows would make an old PC wait for every key.
  const [most, setMost] = useState(PAGE);
  const first = useMemo(() => shown.slice(0, most), [shown, most]);
  const few = useMemo(
    () => (first.length > SCREENFUL ? first.slice(0, SCREENFUL) : first),
    [first],
  );
  // Back at a list, a person wants the place where they were: it needs the whole height at once.
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDrawn = useDeferredValue(first, isBack ? first : few) === first;
  useFreshening(keptAt !== null);

  return (
    <article className="listing">
      <PageHeading name={title}>{title}</PageHeading>
      {keptAt !== null && <KeptNotice keptAt={keptAt} trouble={trouble} />}
      <p className="hint">{hint}</p>
      <p className="call-first">{listing.callFirst}</p>
      <p className="take-hint">
        <TakeIcon />
        {take.hint}
      </p>
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
          <ListingTable list={name} rows={isDrawn && isSettled ? first : few} columns={columns} />
        </ScrollRegion>
      )}
      {first.length < shown.length && (
        <button
          type="button"
          className="btn btn-outline-primary more-rows"
          onClick={() => setMost(most + PAGE)}
        >
          {listing.moreRows(shown.length - first.length)}
        </button>
      )}
      <Paper name={name} />
      <MoreLists />
    </article>
  );
}

/** A list to take along: on paper, or as a code for a phone. */
function Paper({ name }: { name: string }) {
  const listing = useListingWords();
  const { language } = useWords();
  const { take } = useVisitWords();
  const { website } = useTerminal();
  const { search } = useLocation();
  const [coded, setCoded] = useState(false);
  const path = name === 'employment' ? name : `resources/${name}`;
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
  return (
    <>
      <p className="printed">{listing.printed(today)}</p>
      <p className="actions paper">
        <PrintButton label={listing.print} />
        <button
          type="button"
          className="btn btn-outline-primary no-print"
          onClick={() => setCoded(true)}
        >
          {take.phone}
        </button>
      </p>
      {coded && (
        <Suspense>
          <OutsideDialog
            address={`${website}${path}${search}`}
            text={take.scan}
            onClose={() => setCoded(false)}
          />
        </Suspense>
      )}
    </>
  );
}
