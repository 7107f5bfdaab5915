import type { Span } from '../generated/bindings';
import { dateSaid } from './datesSaid';
import { holidayNamed, nextDayOf, type Holiday } from './holidayNames';
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
const TODAY: readonly string[] = ['today', 'tonight', 'tonite', 'hoy', 'hoje', 'jodi', 'aswe'];
const TOMORROW: readonly string[] = ['tomorrow', 'manana', 'amanha', 'demen'];
/** "This evening", "esta noche", "essa noite". */
const THIS: readonly string[] = ['esta', 'essa', 'nesta', 'this'];
const NIGHT: readonly string[] = ['evening', 'night', 'noche', 'noite'];
/** What stands before "tomorrow" where the day after it is meant. */
const AFTER: readonly string[] = ['after', 'apre', 'pasado'];
/** All words of that day, where they have more than these. */
const AFTER_TOMORROW: readonly (readonly string[])[] = [
  ['day', 'after', 'tomorrow'],
  ['depois', 'de', 'amanha'],
  ['pasado', 'manana'],
  ['apre', 'demen'],
];
/** What stands before a weekday that is not this day, and behind it: "next monday", "el lunes que viene". */
const NEXT: readonly string[] = ['next', 'proximo', 'proxima', 'pwochen', 'coming'];
const COMES: readonly string[] = ['que viene', 'que vem', 'k vini', 'ki vini'];
/** Short names of days, of which some are other words too. */
const SHORT: readonly (readonly string[])[] = [
  ['mon', 'lun'],
  ['tue', 'tues'],
  ['wed', 'weds', 'mie'],
  ['thu', 'thur', 'thurs', 'jue'],
  ['fri', 'vie'],
  ['sat', 'sab'],
  ['sun', 'dom'],
];
/** What stands before such a name where it is another word: "I sat", "the sun". */
const NO_SHORT: readonly string[] = [
  'i',
  'we',
  'he',
  'she',
  'they',
  'who',
  'you',
  'it',
  'the',
  'at',
  'my',
  'mi',
  'su',
  'a',
  'to',
  'got',
  'se',
];
/** Names for a weekend, and Saturday and Sunday in the same language. */
const WEEKENDS: readonly (readonly [string, string, string])[] = [
  ['weekend', 'saturday', 'sunday'],
  ['weekends', 'saturday', 'sunday'],
  ['week end', 'saturday', 'sunday'],
  ['fin de semana', 'sabado', 'domingo'],
  ['fines de semana', 'sabado', 'domingo'],
  ['fim de semana', 'sabado', 'domingo'],
  ['wikenn', 'samdi', 'dimanch'],
];
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

/**
 * A day that a question names: days ahead, of which 0 is what is left of this one, a weekday, 1 Monday to 7 Sunday (ISO
 * 8601), the same but not this day, or a holiday.
 */
export type Day =
  { ahead: number } | { weekday: number } | { nextWeekday: number } | { holiday: Holiday };

/** A day that words name, and how many words name it. */
export interface NamedDay {
  day: Day;
  length: number;
}

/**
 * The day that the next words name. `before` is the word before them; `isFiller` tells whether a word says nothing, and
 * `ends` whether other words begin something else. place-facts/src/search/day.rs does the same.
 */
export function dayAt(
  words: readonly string[],
  before: string | undefined,
  isFiller: (word: string) => boolean,
  ends: (words: string[]) => boolean,
): NamedDay | null {
  const [word = ''] = words;
  const one = weekdayNamed(word) ?? short(words, before, ends);
  const named = one === null ? numbered(words, before, isFiller) : { weekday: one, length: 1 };
  if (named === null) return null;
  const { weekday, length } = named;
  if (COMES.includes(words.slice(length, length + 2).join(' ')))
    return { day: { nextWeekday: weekday }, length: length + 2 };
  const isNext = before !== undefined && NEXT.includes(before);
  return { day: isNext ? { nextWeekday: weekday } : { weekday }, length };
}

/** The day that a short name means, where nothing that goes on with it stands behind it: "Sun Pharma" is a company. */
function short(
  words: readonly string[],
  before: string | undefined,
  ends: (words: string[]) => boolean,
): number | null {
  const day = SHORT.findIndex((names) => names.includes(words[0] ?? '')) + 1;
  const isFree = words.length === 1 || ends(words.slice(1));
  return day > 0 && isFree && !NO_SHORT.includes(before ?? '') ? day : null;
}

/** The day that the next words name in Portuguese. */
function numbered(
  words: readonly string[],
  before: string | undefined,
  isFiller: (word: string) => boolean,
): { weekday: number; length: number } | null {
  const [word = '', next] = words;
  const weekday = NUMBERED.indexOf(singular(word)) + 1;
  if (weekday === 0) return null;
  if (next !== undefined && FEIRA.includes(next)) return { weekday, length: 2 };
  const isAlone = next === undefined || isFiller(next) || weekdayNamed(next) !== null;
  return isDay(word, before, isAlone) ? { weekday, length: 1 } : null;
}

/** The day that several words name, or that has a name of its own: a holiday, the day after tomorrow. */
export function specialDay(words: readonly string[], before: string | undefined): NamedDay | null {
  const named = holidayNamed(words, before) ?? dateSaid(words, weekdayNamed);
  if (named) return { day: { holiday: named.holiday }, length: named.length };
  const after = AFTER_TOMORROW.find((day) => day.every((it, at) => words[at] === it));
  return after ? { day: { ahead: 2 }, length: after.length } : null;
}

/** Whether a word names a day. */
export function isDayWord(word: string): boolean {
  const isShort = SHORT.some((names) => names.includes(word));
  return TODAY.includes(word) || TOMORROW.includes(word) || weekdayNamed(word) !== null || isShort;
}

/** Whether two words mean the night of this day. */
export function isThisNight(before: string, night: string): boolean {
  return THIS.includes(before) && NIGHT.includes(night);
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
    if (TODAY.includes(text) || isThisNight(last, text)) return { ahead: 0 };
    if (TOMORROW.includes(text) && AFTER.includes(last)) return { ahead: 2 };
    if (TOMORROW.includes(text) && !NOT_TOMORROW.includes(last)) return { ahead: 1 };
  }
  return null;
}

/** The time that a question is about, as the finder is asked for it. A day that is not this one counts as a whole. */
export function momentOf(day: Day | null, now: string): { at: string; span: Span } {
  if (day === null) return { at: now, span: 'now' };
  const today = dateOf(now);
  const date = 'holiday' in day ? nextDayOf(day.holiday, today) : addDays(today, ahead(day, today));
  return { at: date === today ? now : `${date}T00:00`, span: 'day' };
}

/** Words for the evening of this day. */
const TONIGHT: readonly string[] = ['tonight', 'tonite', 'aswe'];
/** The time with which an evening begins. */
const EVENING = 'T17:00';

/** Whether words name the evening of this day. */
export function saysTonight(words: readonly Word[]): boolean {
  return words.some(({ text, isQuoted }, at) => {
    const last = words[at - 1]?.text ?? '';
    return (!isQuoted && TONIGHT.includes(text)) || isThisNight(last, text);
  });
}

/** The moment from which a place has to be open for this evening. */
export function eveningOf(now: string): string {
  const evening = `${dateOf(now)}${EVENING}`;
  return now > evening ? now : evening;
}

function ahead(day: Exclude<Day, { holiday: Holiday }>, today: string): number {
  if ('ahead' in day) return day.ahead;
  if ('weekday' in day) return (day.weekday - weekdayOf(today) + WEEK) % WEEK;
  return (day.nextWeekday - weekdayOf(today) + WEEK) % WEEK || WEEK;
}

/** Writes Saturday for a weekend, and Sunday where that is today: an answer is for one day, and says which. */
export function nameWeekends(words: readonly Word[], today: string): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = WEEKENDS.find(([said]) => {
      const rest = words.slice(at, at + said.split(' ').length);
      const isTyped = rest.every(({ isQuoted, typed }) => !isQuoted && typed === null);
      return isTyped && rest.map(({ text }) => text).join(' ') === said;
    });
    const word = words[at];
    if (found) {
      const [said, saturday, sunday] = found;
      const text = weekdayOf(today) === WEEK ? sunday : saturday;
      named.push({ text, isQuoted: false, typed: said });
      at += said.split(' ').length;
    } else {
      if (word) named.push(word);
      at += 1;
    }
  }
  return named;
}
