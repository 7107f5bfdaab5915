import type { Trouble } from '../generated/bindings';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';

interface Props {
  keptAt: number;
  trouble: Trouble | undefined;
}

/** KSK-4: the list is a kept copy, why, and from when it is. */
export function KeptNotice({ keptAt, trouble = 'no-link' }: Props) {
  const listing = useListingWords();
  const { language } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p role="status" className="kept">
      {listing.troubles[trouble]} {listing.kept(when.format(keptAt))}
    </p>
  );
}
