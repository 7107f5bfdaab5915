import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforePrint } from '../page/useBeforePrint';
import { dateText } from '../words/dates';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';

/** On paper only: when the sheet was printed, by the clock on the wall in New Jersey, and whom to call. */
export function PrintedOn() {
  const listing = useListingWords();
  const { language } = useWords();
  const [now, setNow] = useState(() => new Date());
  // A page may have been open for hours before somebody prints it.
  const update = useCallback(() => flushSync(() => setNow(new Date())), []);
  useBeforePrint(update);
  const form: Intl.DateTimeFormatOptions = {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  };
  return <span className="printed">{listing.printed(dateText(language, form, now))}</span>;
}
