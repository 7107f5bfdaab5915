import { isDayWord, isThisNight } from './namedDay';

/** What stands before an hour. */
const AT: readonly string[] = [
  'at',
  'after',
  'around',
  'before',
  'by',
  'past',
  'till',
  'until',
  'as',
  'al',
  'ao',
  'apre',
  'avan',
  'depois',
  'antes',
  'desde',
];
/** What stands before "las" where an hour follows: "a las 7", and not "las 2 hijas". */
const BEFORE_LAS: readonly string[] = ['a', 'de', 'desde', 'hasta', 'sobre'];
const CLOCK: readonly string[] = ['am', 'pm', 'oclock', 'horas', 'hs'];
/** Hours that have names. */
const NAMED: readonly string[] = [
  'noon',
  'midday',
  'midnight',
  'mediodia',
  'medianoche',
  'minwi',
  'midi',
  'meiodia',
  'meianoite',
];
/** Parts of a day. */
const PARTS: readonly string[] = [
  'morning',
  'afternoon',
  'evening',
  'night',
  'manana',
  'tarde',
  'noche',
  'manha',
  'noite',
  'maten',
  'apremidi',
  'swa',
];
/** What stands before such a part, with the word before that where it matters: "in the morning", "por la manana". */
const DURING: readonly (readonly [string, string])[] = [
  ['in', 'the'],
  ['por', 'la'],
  ['en', 'la'],
  ['de', 'la'],
  ['a', 'la'],
  ['', 'this'],
  ['', 'every'],
  ['', 'esta'],
  ['', 'essa'],
  ['', 'pela'],
  ['', 'da'],
  ['', 'nan'],
  ['', 'at'],
];
/** What stands before a part of this day. */
const THIS: readonly string[] = ['this', 'esta', 'essa'];

/** A time of the day: how many words name it, and whether it is one of this day, if no other is named. */
export interface TimeSaid {
  length: number;
  isToday: boolean;
}

/**
 * The time of the day that the next words name. `before` are the words before them; `ends` tells whether other words begin
 * something else, and do not belong to a number: "after 5 years". place-facts/src/search/times.rs does the same.
 */
export function timeSaid(
  words: readonly string[],
  before: readonly string[],
  ends: (words: string[]) => boolean,
): TimeSaid | null {
  const [word = ''] = words;
  const last = before.at(-1) ?? '';
  const second = before.at(-2) ?? '';
  const isAt = AT.includes(last) || (last === 'las' && BEFORE_LAS.includes(second));
  const allDay = lengthOfAllDay(words);
  if (allDay > 0) return { length: allDay, isToday: false };
  const halved = withHalf(words);
  if (halved > 0) return timed(words, halved);
  if (NAMED.includes(word) && (isAt || last === 'la' || last === 'a')) return timed(words, 1);
  if (isThisNight(last, word)) return null;
  if (isPart(word)) {
    const isOfDay = isDayWord(last) && last !== word;
    const isDuring = DURING.some(
      ([first, then]) => then === last && (first === '' || first === second),
    );
    return isOfDay || isDuring ? { length: 1, isToday: THIS.includes(last) } : null;
  }
  const length = isAt ? bare(words) : 0;
  const rest = words.slice(length);
  return length > 0 && (rest.length === 0 || ends(rest)) ? timed(words, length) : null;
}

const DAY_LONG: readonly string[] = ['7', 'h', 'hour', 'hours', 'hr', 'hrs', 'horas'];
const LINES: readonly string[] = ['crisis', 'helpline', 'hotline', 'line', 'linea'];

/** How many words say "24/7", "24 hour", "24hr" or "24 horas". Of a line it says what it is: "24 hour hotline". */
function lengthOfAllDay(words: readonly string[]): number {
  const [word = '', next = ''] = words;
  const isTwo = word === '24' && DAY_LONG.includes(next);
  const length = ['24h', '24hr', '24hrs'].includes(word) ? 1 : isTwo ? 2 : 0;
  return LINES.includes(words[length] ?? '') ? 0 : length;
}

/** Whether a word is a part of a day. */
export function isPart(word: string): boolean {
  return PARTS.includes(word);
}

/** A time with the part of the day behind it: "a las 7 de la noche", "7 da noite". */
function timed(words: readonly string[], length: number): TimeSaid {
  const is = (at: number, said: readonly string[]) => said.includes(words[length + at] ?? '');
  if (is(0, ['de', 'por', 'in']) && is(1, ['la', 'the']) && is(2, PARTS))
    return { length: length + 3, isToday: true };
  const isOf = is(0, ['da', 'at']) && is(1, PARTS);
  return { length: length + (isOf ? 2 : 0), isToday: true };
}

/** How many words name a time as "7pm", "7 pm", "7 p.m.", "7:30pm", "7:30 pm" or "7 o'clock". */
function withHalf(words: readonly string[]): number {
  const at = (at: number) => words[at] ?? '';
  const half = /^(.*)(?:am|pm)$/;
  if (isHour(half.exec(at(0))?.[1] ?? '')) return 1;
  if (!isHour(at(0))) return 0;
  if (isMinutes(half.exec(at(1))?.[1] ?? '')) return 2;
  const minutes = isMinutes(at(1)) ? 1 : 0;
  if (CLOCK.includes(at(1 + minutes))) return 2 + minutes;
  const isSpelled = /^[ap]$/.test(at(1 + minutes)) && at(2 + minutes) === 'm';
  return isSpelled ? 3 + minutes : 0;
}

/** How many words name a time as "7", "7:30" or "19h". */
function bare([hour = '', minutes = '']: readonly string[]): number {
  if (!isHour(hour.replace(/h$/, ''))) return 0;
  return isMinutes(minutes) ? 2 : 1;
}

function isHour(word: string): boolean {
  return /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 24;
}

function isMinutes(word: string): boolean {
  return /^[0-5]\d$/.test(word);
}
