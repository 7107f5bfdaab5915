/** Days as text, `YYYY-MM-DD`, counted without a clock: summer time moves no day. */

const DAY_MS = 86_400_000;
/** Minutes of a day. */
export const DAY_MINUTES = 1440;

/** The day of a moment (`YYYY-MM-DDTHH:MM`). */
export function dateOf(moment: string): string {
  return moment.slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days after a day another one is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 1 Monday to 7 Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** 1 to 12. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** 1 to 31. */
export function dayOfMonth(day: string): number {
  return Number(day.slice(8, 10));
}

export function daysInMonth(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), monthOf(day), 0)).getUTCDate();
}

/** Minutes since midnight as `HH:MM`. */
export function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Whole weeks between the weeks (from Monday) of two days. */
export function weeksBetween(from: string, to: string): number {
  const monday = (day: string) => Date.parse(addDays(day, 1 - weekdayOf(day)));
  return Math.abs(Math.round((monday(to) - monday(from)) / (7 * DAY_MS)));
}

/** The wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`. */
export function nowInNewJersey(now: Date): string {
  const form: Intl.DateTimeFormatOptions = {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  };
  // Sweden writes dates and times as ISO 8601 does, with a space between them.
  return new Intl.DateTimeFormat('sv-SE', form).format(now).replace(' ', 'T');
}
