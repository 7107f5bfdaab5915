import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLoaderData, useNavigationType } from 'react-router';
import { PageHeading } from '../page/PageHeading';
import { TakeIcon } from '../mylist/TakeIcon';
import { useCardWords } from '../words/cardWords';
import { usePart } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { useVisitWords } from '../words/visitWords';
import { columnsOf } from '../places/columns';
import { reachableFirst } from '../places/reachable';
import { filtered } from './filter';
import { KeptNotice } from './KeptNotice';
import { ListingCards } from './ListingCards';
import { ListingFilters } from './ListingFilters';
import { ListingPaper } from './ListingPaper';
import { ListingTable } from './ListingTable';
import type { NamedListing } from './loadList';
import { MoreLists } from './MoreLists';
import { ScrollRegion } from './ScrollRegion';
import { StatewideButton } from './StatewideButton';
import { useFilter } from './useFilter';
import { useFreshening } from '../page/useFreshening';
import { useView } from './useView';

/** The number of rows in the next frame after a tap or a key. The others follow after typing stops. */
const SCREENFUL = 24;

interface Props {
  title: string;
  /** The title in plain words, where the specification asks for the name of the list as it stands. */
  inWords?: string | undefined;
  hint: string;
  /** Another way to what the list is for, above it. */
  children?: ReactNode;
}

/** A list under its heading: filters, count, then the table, or cards where a table has no room. */
export function ListingView({ title, inWords, hint, children }: Props) {
  const { name, rows: all, keptAt, trouble } = useLoaderData<NamedListing>();
  // An employer that cannot be reached helps less than any other.
  const rows = useMemo(() => (name === 'employment' ? reachableFirst(all) : all), [name, all]);
  const listing = useListingWords();
  const card = useCardWords();
  const data = usePart('data');
  const { take } = useVisitWords();
  const { filter, isSettled, setQuery, setCounty, clear } = useFilter();
  const { view, most, showMore, switchView } = useView();
  const [isWhole, setWhole] = useState(false);
  const drawAll = useCallback(() => flushSync(() => setWhole(true)), []);
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const shown = useMemo(
    () => filtered(rows, { query: filter.query, county: filter.county }, data),
    [rows, filter.query, filter.county, data],
  );
  // A table of thousands of rows would make an old PC wait for every key.
  const first = useMemo(() => (isWhole ? shown : shown.slice(0, most)), [shown, most, isWhole]);
  const few = useMemo(
    () => (first.length > SCREENFUL ? first.slice(0, SCREENFUL) : first),
    [first],
  );
  // Back at a list, a person wants the place where they were: it needs the whole height at once.
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDrawn = useDeferredValue(first, isBack ? first : few) === first;
  const drawn = isWhole || (isDrawn && isSettled) ? first : few;
  useFreshening(keptAt !== null);

  return (
    <article className={`listing as-${view}`}>
      <PageHeading name={title}>{title}</PageHeading>
      {inWords && <p className="in-words">{inWords}</p>}
      {keptAt !== null && <KeptNotice keptAt={keptAt} trouble={trouble} />}
      {view === 'table' && <p className="hint">{hint}</p>}
      <p className="call-first">{listing.callFirst}</p>
      {children}
      {view === 'table' && (
        <p className="take-hint">
          <TakeIcon />
          {take.hint}
        </p>
      )}
      <ListingFilters
        rows={rows}
        shown={shown.length}
        filter={filter}
        isFolded={view === 'cards'}
        onQuery={setQuery}
        onCounty={setCounty}
        onClear={clear}
      >
        <button type="button" className="btn btn-outline-primary" onClick={switchView}>
          {view === 'cards' ? card.asTable : card.asCards}
        </button>
      </ListingFilters>
      {rows.length === 0 && <p className="nothing">{listing.empty}</p>}
      {rows.length > 0 && shown.length === 0 && <p className="nothing">{listing.noMatch}</p>}
      {shown.length > 0 && view === 'cards' && <ListingCards list={name} rows={drawn} />}
      {shown.length > 0 && view === 'table' && (
        <ScrollRegion label={listing.table(title)}>
          <ListingTable list={name} rows={drawn} columns={columns} />
        </ScrollRegion>
      )}
      {first.length < shown.length && (
        <button type="button" className="btn btn-outline-primary more-rows" onClick={showMore}>
          {listing.moreRows(shown.length - first.length)}
        </button>
      )}
      {view === 'cards' && <StatewideButton rows={rows} filter={filter} onCounty={setCounty} />}
      <ListingPaper name={name} onPrint={drawAll} />
      <MoreLists />
    </article>
  );
}
