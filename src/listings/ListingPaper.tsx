import { memo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTerminal } from '../backend/useTerminal';
import { useBeforePrint } from '../page/useBeforePrint';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { useListingWords } from '../words/listingWords';
import { useVisitWords } from '../words/visitWords';
import { late } from '../page/late';

const OutsideDialog = late(async () => (await import('../page/OutsideDialog')).OutsideDialog);

interface Props {
  name: string;
  /** Draws what is not drawn yet. */
  onPrint: () => void;
}

/** A list to take along: on paper, or as a code for a phone. */
export const ListingPaper = memo(function ListingPaper({ name, onPrint }: Props) {
  const listing = useListingWords();
  const { take } = useVisitWords();
  const { website } = useTerminal();
  const { search } = useLocation();
  const [coded, setCoded] = useState(false);
  // Who prints with the menu or the keys of the browser gets the whole list too.
  useBeforePrint(onPrint);
  const path = name === 'employment' ? name : `resources/${name}`;
  return (
    <>
      <PrintedOn />
      <p className="actions paper">
        <PrintButton label={listing.print} onPrint={onPrint} />
        <button
          type="button"
          className="btn btn-outline-primary no-print"
          onClick={() => setCoded(true)}
        >
          {take.phone}
        </button>
      </p>
      {coded && (
        <OutsideDialog
          address={`${website}${path}${search}`}
          text={take.scan}
          onClose={() => setCoded(false)}
        />
      )}
    </>
  );
});
