import type { Holiday } from './holidayNames';

/** The months in English, Spanish and short, without "sept". */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero', 'jan'],
  ['february', 'febrero', 'feb'],
  ['march', 'marzo', 'mar'],
  ['april', 'abril', 'apr'],
  ['may', 'mayo'],
  ['june', 'junio', 'jun'],
  ['july', 'julio', 'jul'],
  ['august', 'agosto', 'aug'],
  ['september', 'septiembre', 'sep', 'sept'],
  ['october', 'octubre', 'oct'],
  ['november', 'noviembre', 'nov'],
  ['december', 'diciembre', 'dec'],
];
/** How many days a month has in each year. */
const DAYS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** "First" to "fourth". */
const NTH: readonly (readonly string[])[] = [
  ['first', '1st', 'primer'],
  ['second', '2nd', 'segundo'],
  ['third', '3rd', 'tercer'],
  ['fourth', '4th', 'cuarto'],
];
/** What may go on with "first saturday". */
const OF_THE_MONTH: readonly string[] = ['of the month', 'of month', 'del mes'];
const WEEK = 7;

/** A date that words name, and how many words name it. */
interface DateSaid {
  holiday: Holiday;
  length: number;
}

/**
 * The date that the next words name: "december 5", "5 de diciembre", "first saturday of the month". It is the next such
 * day. `weekdayNamed` is the weekday that a word names. place-facts/src/search/dates.rs does the same.
 */
export function dateSaid(
  words: readonly string[],
  weekdayNamed: (word: string) => number | null,
): DateSaid | null {
  return nthWeekday(words, weekdayNamed) ?? ofMonth(words);
}

function nthWeekday(
  words: readonly string[],
  weekdayNamed: (word: string) => number | null,
): DateSaid | null {
  const nth = NTH.findIndex((names) => names.includes(words[0] ?? ''));
  const weekday = weekdayNamed(words[1] ?? '');
  if (nth < 0 || weekday === null) return null;
  const behind = OF_THE_MONTH.map((it) => it.split(' ')).find((it) =>
    it.every((word, at) => words[at + 2] === word),
  );
  const holiday = { month: null, weekday, first: nth * WEEK + 1 };
  return { holiday, length: 2 + (behind?.length ?? 0) };
}

function ofMonth(words: readonly string[]): DateSaid | null {
  const isBehind = words[1] === 'de';
  const month = MONTHS.findIndex((names) => names.includes(words[isBehind ? 2 : 0] ?? ''));
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[isBehind ? 0 : 1] ?? '')?.[1];
  const day = Number(number ?? 0);
  if (month < 0 || day < 1 || day > (DAYS[month] ?? 0)) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return { holiday: { date: `${two(month + 1)}-${two(day)}` }, length: isBehind ? 3 : 2 };
}
