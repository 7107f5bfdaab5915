import type { Span } from '../generated/bindings';
import { singular } from './phrases';
import type { Word } from './typedWords';
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
/** This day and its evening, and the next, in the languages of the screens. */
const TODAY: readonly string[] = ['today', 'tonight', 'hoy', 'hoje', 'jodi', 'aswe'];
const TOMORROW: readonly string[] = ['tomorrow', 'manana', 'amanha', 'demen'];
/** "Esta noche", "essa noite". */
const THIS: readonly string[] = ['esta', 'essa', 'nesta'];
const NIGHT: readonly string[] = ['noche', 'noite'];
/** What stands before such a word where it is the morning, or another day: "por la manana", "the day after tomorrow". */
const NOT_TOMORROW: readonly string[] = [
  'after',
  'apre',
  'da',
  'de',
  'depois',
  'esta',
  'la',
  'pasado',
  'pela',
];

/** A day that a question names: what is left of this one, the next, or a weekday, 1 Monday to 7 Sunday (ISO 8601). */
export type Day = 'today' | 'tomorrow' | number;

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

/** The day that words name by its distance from this one. They may stand within a phrase: "bed tonight". */
export function relativeDay(words: readonly Word[]): Day | null {
  for (const [at, { text, isQuoted }] of words.entries()) {
    const last = words[at - 1]?.text ?? '';
    if (isQuoted) continue;
    if (TODAY.includes(text) || (NIGHT.includes(text) && THIS.includes(last))) return 'today';
    if (TOMORROW.includes(text) && !NOT_TOMORROW.includes(last)) return 'tomorrow';
  }
  return null;
}

/** The time that a question is about, as the finder is asked for it. A day that is not this one counts as a whole. */
export function momentOf(day: Day | null, now: string): { at: string; span: Span } {
  if (day === null) return { at: now, span: 'now' };
  const today = dateOf(now);
  const ahead = daysAhead(day, today);
  return { at: ahead === 0 ? now : `${addDays(today, ahead)}T00:00`, span: 'day' };
}

function daysAhead(day: Day, today: string): number {
  if (typeof day === 'number') return (day - weekdayOf(today) + WEEK) % WEEK;
  return day === 'today' ? 0 : 1;
}
