import type { ReactNode } from 'react';
import type { Row } from '../generated/bindings';
import { useCardWords } from '../words/cardWords';
import { textOf } from '../words/data/part';
import { usePart } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { countiesOf, type Filter } from './filter';
import { StatewideButton } from './StatewideButton';

interface Props {
  rows: Row[];
  shown: number;
  filter: Filter;
  /** Whether the fields are folded into one line, which says what was asked: the first row is on the first screen. */
  isFolded: boolean;
  onQuery: (query: string) => void;
  onCounty: (county: string) => void;
  onClear: () => void;
  /** Beside the count. */
  children: ReactNode;
}

/**
 * Search and county above a list, and how many rows are left. Plain markup: the code of react-bootstrap's
 * fields would be a third of what a list waits for.
 */
export function ListingFilters(props: Props) {
  const { rows, shown, filter, isFolded, onQuery, onCounty, onClear, children } = props;
  const card = useCardWords();
  const listing = useListingWords();
  const data = usePart('data');
  const nameOf = (county: string) => (data ? textOf(data('county', county)) : county);
  const asked = [
    filter.county && nameOf(filter.county),
    filter.query && `“${filter.query}”`,
  ].filter(Boolean);
  const clearing = asked.length > 0 && (
    <button type="button" className="btn btn-outline-primary" onClick={onClear}>
      {listing.clear}
    </button>
  );
  const fields = (
    <>
      <div>
        <label className="form-label" htmlFor="search">
          {listing.search}
        </label>
        <input
          id="search"
          type="search"
          className="form-control"
          value={filter.query}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          placeholder={listing.searchHint}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <div>
        <label className="form-label" htmlFor="county">
          {listing.county}
        </label>
        <select
          id="county"
          className="form-select"
          value={filter.county}
          onChange={(event) => onCounty(event.target.value)}
        >
          <option value="">{listing.allCounties}</option>
          {countiesOf(rows).map((county) => (
            <option key={county} value={county}>
              {nameOf(county)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
  return (
    <search className="filters">
      {isFolded ? (
        <details className="folded">
          <summary>
            <span>{[card.find, asked.join(', ')].filter(Boolean).join(': ')}</span>
          </summary>
          {fields}
          {clearing}
        </details>
      ) : (
        fields
      )}
      <div className="count">
        <p role="status">{listing.count(shown, rows.length)}</p>
        {!isFolded && <StatewideButton rows={rows} filter={filter} onCounty={onCounty} />}
        {!isFolded && clearing}
        {children}
      </div>
    </search>
  );
}
