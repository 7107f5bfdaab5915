import type { Language } from '../generated/bindings';
import { HALF_DAY, isHalfHoliday, isHoliday } from '../placefacts/holidays';
import { addDays, monthOf, weekdayOf } from '../placefacts/wallDate';
import type { FindWords } from '../words/find.en';
import { fullDayText } from './writtenDay';

/** A day on which many places are closed, or close early. */
export type Holiday = keyof FindWords['holiday']['names'];

/** The holidays of the year by the last day (`MM-DD`) on which each can be kept. */
const UNTIL: readonly (readonly [last: string, Holiday])[] = [
  ['01-02', 'new-year'],
  ['01-31', 'king'],
  ['02-29', 'presidents'],
  ['04-30', 'good-friday'],
  ['05-31', 'memorial'],
  ['06-30', 'juneteenth'],
  ['07-31', 'independence'],
  ['09-30', 'labor'],
  ['10-31', 'columbus'],
  ['11-08', 'election'],
  ['11-12', 'veterans'],
  ['11-30', 'thanksgiving'],
  ['12-26', 'christmas'],
  ['12-31', 'new-year'],
];
/** Holidays with a date of their own (`MM-DD`); offices keep some of them on a day beside it. */
const DATES: Partial<Record<Holiday, string>> = {
  'new-year': '01-01',
  juneteenth: '06-19',
  independence: '07-04',
  veterans: '11-11',
  christmas: '12-25',
};

/** The holiday of a day (`YYYY-MM-DD`); `null` on other days. */
export function holidayOf(day: string): Holiday | null {
  const date = day.slice(5);
  if (isHoliday(day)) return UNTIL.find(([last]) => date <= last)?.[1] ?? null;
  if (!isHalfHoliday(day, HALF_DAY)) return null;
  if (date === '12-24') return 'christmas-eve';
  if (monthOf(day) === 12) return 'new-years-eve';
  return weekdayOf(day) === 7 ? 'easter' : 'after-thanksgiving';
}

/**
 * What a person has to know who goes out on a day: "Today is Thanksgiving. Many places are closed. Call before you go."
 * `null` where it is no holiday.
 */
export function holidayText(
  day: string,
  today: string,
  { holiday }: FindWords,
  language: Language,
): string | null {
  const found = holidayOf(day);
  if (found === null) return null;
  const closed = day === today ? holiday.closed : holiday.closedThen;
  const name = nameOn(day, found, holiday);
  return [
    dayIs(day, today, name, holiday, language),
    isEarly(found) ? holiday.early : closed,
    holiday.call,
  ].join(' ');
}

/** What a calendar says on a holiday: "Christmas. Many places are closed." */
export function holidayWords(day: string, found: Holiday, { holiday }: FindWords): string {
  const name = nameOn(day, found, holiday);
  const begun = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  return `${begun}. ${isEarly(found) ? holiday.early : holiday.closed}`;
}

const isEarly = (found: Holiday) => found === 'christmas-eve' || found === 'new-years-eve';

/** The name of a holiday, which may be kept on a day that is not its own. */
function nameOn(day: string, found: Holiday, words: FindWords['holiday']): string {
  const date = DATES[found];
  const isOwn = date === undefined || date === day.slice(5);
  return isOwn ? words.names[found] : words.kept(words.names[found]);
}

function dayIs(
  day: string,
  today: string,
  name: string,
  words: FindWords['holiday'],
  language: Language,
): string {
  if (day === today) return words.today(name);
  if (day === addDays(today, 1)) return words.tomorrow(name);
  return words.then(fullDayText(day, language), name);
}
