import { useState, type ReactNode } from 'react';
import type { Row } from '../generated/bindings';
import { useCardWords } from '../words/cardWords';
import { textOf } from '../words/data/part';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { countiesOf, filtered, STATEWIDE, type Filter } from './filter';

interface Props {
  rows: Row[];
  shown: number;
  filter: Filter;
  /** Whether the fields are folded into one line, so that the first row is on the first screen. */
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
  const { data } = useWords().parts;
  const statewide = filtered(rows, { ...filter, county: STATEWIDE }, data).length;
  const offersStatewide = filter.county !== '' && filter.county !== STATEWIDE && statewide > 0;
  const isFiltered = Boolean(filter.query || filter.county);
  const [isOpen] = useState(isFiltered);
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
              {data ? textOf(data('county', county)) : county}
            </option>
          ))}
        </select>
      </div>
    </>
  );
  return (
    <search className="filters">
      {isFolded ? (
        <details className="folded" open={isOpen}>
          <summary>{card.find}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      <div className="count">
        <p role="status">{listing.count(shown, rows.length)}</p>
        {offersStatewide && (
          <button type="button" className="btn btn-link" onClick={() => onCounty(STATEWIDE)}>
            {listing.statewide(statewide)}
          </button>
        )}
        {isFiltered && (
          <button type="button" className="btn btn-outline-primary" onClick={onClear}>
            {listing.clear}
          </button>
        )}
        {children}
      </div>
    </search>
  );
}
