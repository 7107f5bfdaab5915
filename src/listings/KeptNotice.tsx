import type { Trouble } from '../generated/bindings';
import { dateText } from '../words/dates';
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
  const when = dateText(language, { dateStyle: 'long', timeStyle: 'short' }, keptAt);
  return (
    <p role="status" className="kept">
      {listing.troubles[trouble]} {listing.kept(when)}
    </p>
  );
}
