import type { OpenNow } from '../generated/bindings';
import type { FindWords } from '../words/find.en';

/** The state of a place in words, with its next change: "Open until 2 PM", "Opens Sunday 9 AM". */
export function openText(open: OpenNow, at: string, words: FindWords, language: string): string {
  const { state, next } = open;
  if (!next) return words.states[state];
  if (state === 'open') return words.openUntil(momentText(next.at, at, words, language));
  if (state === 'ask') return words.states.ask;
  const when = momentText(next.at, at, words, language);
  return next.state === 'open' ? words.opens(when) : words.mayOpen(when);
}

/** A moment as people say it, seen from another one: both are wall-clock times, `YYYY-MM-DDTHH:MM`. */
export function momentText(
  moment: string,
  from: string,
  words: FindWords,
  language: string,
): string {
  const [day, time] = [moment.slice(0, 10), timeText(moment, language)];
  const days = Math.round((noon(day) - noon(from.slice(0, 10))) / 86_400_000);
  if (days === 0) return time;
  return `${dayText(day, days, words, language)} ${time}`;
}

/** A day as people say it; the week ahead goes by its weekdays. */
function dayText(day: string, days: number, words: FindWords, language: string): string {
  if (days === 1) return words.tomorrow;
  const form: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' };
  const format = new Intl.DateTimeFormat(locale(language), { ...form, timeZone: 'UTC' });
  return words.onDay(format.format(noon(day)));
}

/** `9 AM`, `2:30 PM`. */
function timeText(moment: string, language: string): string {
  const isFull = moment.endsWith(':00');
  const form: Intl.DateTimeFormatOptions = { hour: 'numeric', timeZone: 'UTC' };
  if (!isFull) form.minute = '2-digit';
  return new Intl.DateTimeFormat(locale(language), form).format(Date.parse(`${moment}:00Z`));
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function locale(language: string): string {
  return language === 'es' ? 'es-US' : 'en-US';
}
