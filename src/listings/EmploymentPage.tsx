import { Link } from 'react-router';
import { Tools } from '../tools/Tools';
import { useListingWords } from '../words/listingWords';
import { useToolsWords } from '../words/toolsWords';
import { ListingView } from './ListingView';

/** The list of employers and job help. */
export function EmploymentPage() {
  const listing = useListingWords();
  const tools = useToolsWords();
  return (
    <div className="container-fluid">
      <ListingView title={listing.employment} hint={listing.employmentHint}>
        <p className="no-print">
          <Link className="btn btn-primary" to="/resume/new/tap">
            {tools.skills}
          </Link>
        </p>
      </ListingView>
      <Tools />
    </div>
  );
}
