import { Tools } from '../tools/Tools';
import { useListingWords } from '../words/listingWords';
import { ListingView } from './ListingView';

/** The list of employers and job help. */
export function EmploymentPage() {
  const listing = useListingWords();
  return (
    <div className="container-fluid">
      <ListingView title={listing.employment} hint={listing.employmentHint} />
      <Tools />
    </div>
  );
}
