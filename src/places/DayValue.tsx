import type { Row } from '../generated/bindings';
import { freshnessOf } from '../placefacts/freshness';
import { useCardWords } from '../words/cardWords';
import { useLanguageCode } from '../words/language';
import { valueOf } from './cellContent';
import { askedOn } from './hires';
import { dayText, readDay } from './writtenDay';

/** Fields of a list whose value is a day. */
const DAYS = new Set(['checked', 'hires people with a record']);

/** Whether the value of a field is a day. */
export function isDay(field: string): boolean {
  return DAYS.has(field.toLowerCase());
}

/** The day of a field in words, and who asked on it. After a year it says that much may have changed. */
export function DayValue({ field, row }: { field: string; row: Row }) {
  const language = useLanguageCode();
  const words = useCardWords();
  const value = valueOf(row, field);
  const asked = askedOn(value);
  const day = dayText(asked?.day ?? value, language);
  const say = asked?.isNo ? words.askedNo : words.asked;
  if (asked) return <span lang={language}>{say(day, asked.who)}</span>;
  return <span lang={language}>{isLongAgo(value) ? words.longAgo(day) : day}</span>;
}

/** Instead of the day of a check: nobody knows it. */
export function NoDay() {
  const language = useLanguageCode();
  return <span lang={language}>{useCardWords().never}</span>;
}

/** Whether a day as a list writes it, `YYYY-MM-DD` or `YYYY-MM`, is more than a year ago. */
function isLongAgo(written: string): boolean {
  const read = readDay(written);
  if (!read) return false;
  const day = read.hasDay ? written : `${written}-01`;
  return freshnessOf(day, new Date().toISOString().slice(0, 10)) === 'old';
}
