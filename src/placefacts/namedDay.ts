import { singular } from './phrases';
import { addDays, dateOf, weekdayOf } from './wallDate';

/** The days from Monday to Sunday in English, Spanish, Portuguese and Haitian Creole; those of `NUMBERED` are Portuguese too. */
const DAYS: readonly (readonly string[])[] = [
  ['monday', 'lunes', 'lendi'],
  ['tuesday', 'martes', 'madi'],
  ['wednesday', 'miercoles', 'mekredi'],
  ['thursday', 'jueves', 'jedi'],
  ['friday', 'viernes', 'vandredi'],
  ['saturday', 'sabado', 'samdi'],
  ['sunday', 'domingo', 'dimanch'],
];
/** The days from Monday to Friday in Portuguese. They are numbers too: "segunda mano" is second-hand in Spanish. */
const NUMBERED: readonly string[] = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];
/** What stands behind such a day: "segunda-feira". */
const FEIRA: readonly string[] = ['feira', 'feiras'];
/** What stands before it where it is a day: "na segunda", "toda quarta". */
const BEFORE: readonly string[] = [
  'ate',
  'cada',
  'na',
  'nas',
  'nessa',
  'nesta',
  'proxima',
  'toda',
  'todas',
  'as',
];
/** What stands before it where it is a number or a thing: "ropa de segunda", "la quinta". */
const NO_DAY: readonly string[] = ['de', 'la', 'las', 'mi', 'su', 'una'];
const WEEK = 7;

/** A day that words name, and how many words name it. */
interface NamedDay {
  day: number;
  length: number;
}

/**
 * The day that the next words name. `before` is the word before them; whether the next word says nothing decides where
 * no other does. place-facts/src/search/day.rs does the same.
 */
export function dayAt(
  words: readonly string[],
  before: string | undefined,
  isFiller: (word: string) => boolean,
): NamedDay | null {
  const [word = '', next] = words;
  const named = weekdayNamed(word);
  if (named !== null) return { day: named, length: 1 };
  const day = NUMBERED.indexOf(singular(word)) + 1;
  if (day === 0) return null;
  if (next !== undefined && FEIRA.includes(next)) return { day, length: 2 };
  const isAlone = next === undefined || isFiller(next) || weekdayNamed(next) !== null;
  return isDay(word, before, isAlone) ? { day, length: 1 } : null;
}

function isDay(word: string, before: string | undefined, isAlone: boolean): boolean {
  if (before !== undefined && BEFORE.includes(before)) return isAlone || !word.endsWith('segunda');
  return isAlone && (before === undefined || !NO_DAY.includes(before));
}

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
