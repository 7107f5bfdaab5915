import { singular } from './phrases';
import { addDays, dateOf, weekdayOf } from './wallDate';

/**
 * The days from Monday to Sunday in English, Spanish, Portuguese and Haitian Creole, without accents. In Portuguese most
 * are also numbers, so only the others are there.
 */
const DAYS: readonly (readonly string[])[] = [
  ['monday', 'lunes', 'lendi'],
  ['tuesday', 'martes', 'madi'],
  ['wednesday', 'miercoles', 'mekredi'],
  ['thursday', 'jueves', 'jedi'],
  ['friday', 'viernes', 'vandredi'],
  ['saturday', 'sabado', 'samdi'],
  ['sunday', 'domingo', 'dimanch'],
];
const WEEK = 7;

/**
 * The day that a word names, also in its plural: 1 Monday to 7 Sunday (ISO 8601). place-facts/src/search/day.rs does the
 * same.
 */
export function weekdayNamed(word: string): number | null {
  const at = DAYS.findIndex((names) => names.includes(word) || names.includes(singular(word)));
  return at < 0 ? null : at + 1;
}

/** The first moment of the next day of a name, which may be today. */
export function nextDay(weekday: number, now: string): string {
  const today = dateOf(now);
  return `${addDays(today, (weekday - weekdayOf(today) + WEEK) % WEEK)}T00:00`;
}
