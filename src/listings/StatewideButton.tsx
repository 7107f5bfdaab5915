import type { Row } from '../generated/bindings';
import { usePart } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { filtered, STATEWIDE, type Filter } from './filter';

interface Props {
  rows: Row[];
  filter: Filter;
  onCounty: (county: string) => void;
}

/** Goes from the rows of a county to those that serve the whole state; nothing where there are none. */
export function StatewideButton({ rows, filter, onCounty }: Props) {
  const listing = useListingWords();
  const data = usePart('data');
  const isOffered = filter.county !== '' && filter.county !== STATEWIDE;
  const count = isOffered ? filtered(rows, { ...filter, county: STATEWIDE }, data).length : 0;
  if (count === 0) return null;
  return (
    <button type="button" className="btn btn-link no-print" onClick={() => onCounty(STATEWIDE)}>
      {listing.statewide(count)}
    </button>
  );
}
