import { freshnessOf } from '../placefacts/freshness';
import { useCardWords } from '../words/cardWords';
import { useLanguageCode } from '../words/language';
import { EMPTY } from './cellContent';
import { dayText, readDay } from './writtenDay';

/** When a place was checked last, as its list writes it. After a year, and where nobody knows, it says that much may have changed. */
export function CheckedDay({ written }: { written: string }) {
  const language = useLanguageCode();
  const words = useCardWords();
  const day = dayText(written, language);
  const known = isLongAgo(written) ? words.longAgo(day) : day;
  return <span lang={language}>{written === EMPTY ? words.never : known}</span>;
}

/** Whether a day as a list writes it, `YYYY-MM-DD` or `YYYY-MM`, is more than a year ago. */
function isLongAgo(written: string): boolean {
  const read = readDay(written);
  if (!read) return false;
  const day = read.hasDay ? written : `${written}-01`;
  return freshnessOf(day, new Date().toISOString().slice(0, 10)) === 'old';
}
