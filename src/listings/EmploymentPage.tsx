import { Tools } from '../tools/Tools';
import { useWords } from '../words/language';
import { ListingView } from './ListingView';

/** The list of employers and job help. */
export function EmploymentPage() {
  const { listing } = useWords();
  return (
    <div className="container-fluid">
      <ListingView title={listing.employment} hint={listing.employmentHint} />
      <Tools />
    </div>
  );
}
