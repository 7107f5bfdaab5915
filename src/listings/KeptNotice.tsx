import { useWords } from '../words/language';

/** KSK-4: the list is a kept copy, and from when it is. */
export function KeptNotice({ keptAt }: { keptAt: number }) {
  const { listing, language } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p role="status" className="kept">
      {listing.kept(when.format(keptAt))}
    </p>
  );
}
