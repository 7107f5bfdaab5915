/** Most digits of a number that counts. More are a ZIP code, a telephone number or "211". */
const COUNT = /^[0-9]{1,2}$/;
/** Words of a street, behind its name. */
const STREETS = new Set([
  'ave',
  'avenida',
  'avenue',
  'blvd',
  'boulevard',
  'calle',
  'dr',
  'drive',
  'highway',
  'hwy',
  'lane',
  'ln',
  'parkway',
  'pike',
  'pkwy',
  'rd',
  'road',
  'st',
  'street',
  'turnpike',
]);
/** Words before the number of a road, an office or a box. */
const NUMBERED = new Set([
  'apt',
  'box',
  'exit',
  'ext',
  'highway',
  'hwy',
  'route',
  'rt',
  'rte',
  'ruta',
  'suite',
]);
/** What stands between a house number and the name of a street. */
const SIDES = new Set(['e', 'east', 'n', 'north', 's', 'south', 'w', 'west']);

/** Words between an age and "old". */
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']);
const OLD = new Set(['old', 'olds']);
/** Behind "old" they make the name of a town. */
const OF_A_TOWN = new Set(['bridge', 'tappan']);

/**
 * How many of some words, of which the first counts, say how old someone is: "17 year old". Else it is the number alone.
 */
export function lengthOfAge(words: string[]): number {
  const at = YEARS.has(words[1] ?? '') ? 2 : 1;
  const isAge = OLD.has(words[at] ?? '') && !OF_A_TOWN.has(words[at + 1] ?? '');
  return isAge ? at + 1 : 1;
}

/**
 * Whether the first of some words is a number that counts, and no part of an address: "food for 4 kids". `before` is the
 * word before them; `begins` tells whether words begin something that is understood. place-facts/src/search/count.rs does
 * the same.
 */
export function isCount(
  [number = '', ...rest]: string[],
  before: string | undefined,
  begins: (words: string[]) => boolean,
): boolean {
  if (!COUNT.test(number) || NUMBERED.has(before ?? '')) return false;
  const end = rest.findIndex((word, at) => at > 0 && STREETS.has(word));
  if (end < 0) return true;
  // "14 gates ave", "73 E High Street": nothing else stands before the end of a street's name.
  const isName = (word: string, at: number) =>
    SIDES.has(word) || STREETS.has(word) || !begins(rest.slice(at));
  return !rest.slice(0, end).every(isName);
}
