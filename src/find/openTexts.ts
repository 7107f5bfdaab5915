import type { Language, OpenNow } from '../generated/bindings';
import { dateText } from '../words/dates';
import { fullDayText } from '../places/writtenDay';
import type { FindWords } from '../words/find.en';
import { addDays, clock, DAY_MINUTES } from '../placefacts/wallDate';
import type { Slot } from './slots';

const DAY_MS = 86_400_000;

/** The state of a place in words, with its next change: "Open until 2 PM", "Opens Sunday 9 AM". */
export function openText(open: OpenNow, at: string, words: FindWords, language: Language): string {
  const { state, next } = open;
  if (!next) return stateText(open, words);
  if (state === 'open') return words.openUntil(momentText(next.at, at, words, language));
  if (state === 'ask') return words.states.ask;
  if (next.state === 'open') return words.opens(momentText(next.at, at, words, language));
  // A season begins with a day, and of its hours nothing is known.
  const isDay = next.at.endsWith('T00:00');
  return words.mayOpen((isDay ? dayOf : momentText)(next.at, at, words, language));
}

/** The state of a place in words. Of a line that is answered no one should think that a door is open. */
export function stateText({ state, reception }: OpenNow, words: FindWords): string {
  const isLine = state === 'open' && reception === 'phone';
  return isLine ? words.openByPhone : words.states[state];
}

/** A moment as people say it, seen from another one: both are wall-clock times, `YYYY-MM-DDTHH:MM`. */
export function momentText(
  moment: string,
  from: string,
  words: FindWords,
  language: Language,
): string {
  const time = timeText(moment, language);
  if (daysBetween(from, moment) === 0) return time;
  return `${dayOf(moment, from, words, language)} ${time}`;
}

function dayOf(moment: string, from: string, words: FindWords, language: Language): string {
  const days = daysBetween(from, moment);
  return dayAhead(moment.slice(0, 10), days, from.endsWith('T00:00'), words, language);
}

function daysBetween(from: string, to: string): number {
  return Math.round((noon(to.slice(0, 10)) - noon(from.slice(0, 10))) / DAY_MS);
}

/**
 * A day as people say it; the week ahead goes by its weekdays. Beside the answer for a whole day "tomorrow" would be
 * read as the day after this one.
 */
function dayAhead(
  day: string,
  days: number,
  isWholeDay: boolean,
  words: FindWords,
  language: Language,
): string {
  if (days === 1 && !isWholeDay) return words.tomorrow;
  const form: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' };
  return words.onDay(dateText(language, { ...form, timeZone: 'UTC' }, noon(day)));
}

/** `9 AM`, `2:30 PM`. */
function timeText(moment: string, language: Language): string {
  const isFull = moment.endsWith(':00');
  const form: Intl.DateTimeFormatOptions = { hour: 'numeric', timeZone: 'UTC' };
  if (!isFull) form.minute = '2-digit';
  return dateText(language, form, Date.parse(`${moment}:00Z`));
}

/** "Thursday, December 3, 9 AM – 12 PM" */
export function slotText({ day, from, to }: Slot, words: FindWords, language: Language): string {
  const times = spanText({ day, from, to }, words, language);
  return [fullDayText(day, language), times].filter(Boolean).join(', ');
}

/** "9 AM – 12 PM", "All day"; the beginning alone where no end is known. */
export function spanText(
  { day, from, to }: Pick<Slot, 'day' | 'from' | 'to'>,
  words: FindWords,
  language: Language,
): string {
  if (from === null) return '';
  if (from === 0 && to !== null && to % DAY_MINUTES === 0) return words.allDay;
  const text = (minute: number) => timeText(`${day}T${clock(minute)}`, language);
  return to === null ? text(from) : `${text(from)} – ${text(to)}`;
}

/** "December 2026", of `YYYY-MM`. */
export function monthText(month: string, language: Language): string {
  const form: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  return dateText(language, form, noon(`${month}-15`));
}

/** The days of the week from Sunday. */
export function weekdayTexts(language: Language): string[] {
  // 6 December 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, ahead) =>
    weekdayText(addDays('2026-12-06', ahead), language),
  );
}

/** "Sunday", of `YYYY-MM-DD`. */
export function weekdayText(day: string, language: Language): string {
  return weekdayIn('long', day, language);
}

/** "Sun", of `YYYY-MM-DD`. */
export function shortWeekdayText(day: string, language: Language): string {
  return weekdayIn('short', day, language);
}

function weekdayIn(weekday: 'long' | 'short', day: string, language: Language): string {
  return dateText(language, { weekday, timeZone: 'UTC' }, noon(day));
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
