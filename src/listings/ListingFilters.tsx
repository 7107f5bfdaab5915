import Form from 'react-bootstrap/Form';
import type { Row } from '../generated/bindings';
import { useListingWords } from '../words/listingWords';
import { countiesOf, filtered, STATEWIDE, type Filter } from './filter';

interface Props {
  rows: Row[];
  shown: number;
  filter: Filter;
  onQuery: (query: string) => void;
  onCounty: (county: string) => void;
  onClear: () => void;
}

/** Search and county above a list, and how many rows are left. */
export function ListingFilters({ rows, shown, filter, onQuery, onCounty, onClear }: Props) {
  const listing = useListingWords();
  const statewide = filtered(rows, { ...filter, county: STATEWIDE }).length;
  const offersStatewide = filter.county !== '' && filter.county !== STATEWIDE && statewide > 0;
  return (
    <search className="filters">
      <Form.Group controlId="search">
        <Form.Label>{listing.search}</Form.Label>
        <Form.Control
          type="search"
          value={filter.query}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          placeholder={listing.searchHint}
          onChange={(event) => onQuery(event.target.value)}
        />
      </Form.Group>
      <Form.Group controlId="county">
        <Form.Label>{listing.county}</Form.Label>
        <Form.Select value={filter.county} onChange={(event) => onCounty(event.target.value)}>
          <option value="">{listing.allCounties}</option>
          {countiesOf(rows).map((county) => (
            <option key={county}>{county}</option>
          ))}
        </Form.Select>
      </Form.Group>
      <div className="count">
        <p role="status">{listing.count(shown, rows.length)}</p>
        {offersStatewide && (
          <button type="button" className="btn btn-link" onClick={() => onCounty(STATEWIDE)}>
            {listing.statewide(statewide)}
          </button>
        )}
        {(filter.query || filter.county) && (
          <button type="button" className="btn btn-outline-primary" onClick={onClear}>
            {listing.clear}
          </button>
        )}
      </div>
    </search>
  );
}
