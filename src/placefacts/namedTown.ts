import type { Near, SearchAlso } from '../generated/bindings';
import type { Geography } from './geography';
import { others } from './namesakes';
import { isTopic, type Meaning } from './phrases';
import { lengthOf } from './words';

/**
 * Towns whose names are ordinary words too, or parts of other names. The first are large enough that "Brick food pantry" means
 * the town. place-facts/src/search/town.rs has the same.
 */
const LARGE = ['brick', 'ocean', 'orange', 'union', 'wall'];
const SMALL = [
  'alpha',
  'bethlehem',
  'buena',
  'columbus',
  'commercial',
  'concordia',
  'deal',
  'elk',
  'elm',
  'goshen',
  'green',
  'harmony',
  'hope',
  'independence',
  'landing',
  'liberty',
  'lower',
  'middle',
  'mizpah',
  'olivet',
  'shiloh',
  'springdale',
  'tabernacle',
  'tranquility',
  'upper',
  'wayside',
  'white',
];
/** Words before where something is, and those that also stand before something else: "to lower my rent". */
const IN = ['around', 'from', 'in', 'inside', 'nan', 'near', 'nearby', 'outside'];
const TOWARDS = ['at', 'by', 'de', 'em', 'en', 'na', 'of', 'pre', 'to'];
/** Work of any kind. Behind the name of a town it is work there, and a trade is not: "brick mason". */
const ANY_JOB = ['employer', 'employment', 'hire', 'hiring', 'job', 'trabajo', 'travay', 'work'];
/** Words before a union that is no town. */
const UNIONS = ['carpenters', 'credit', 'labor', 'trade', 'trades', 'workers'];
/** Shortest name of a town that people write as two words, without the space, in letters. */
const APART_MIN = 7;

/** The words of a question that name a place. */
export interface Said {
  name: string;
  at: number;
  length: number;
}

/** Other towns of the name that was said, each with the search that means it. */
export function alsoOf(
  { name, at, length }: Said,
  spelled: string[],
  near: Near | null,
  geography: Geography,
): SearchAlso[] {
  const named = geography.namedAs(name);
  if (named === null || near === null) return [];
  return others(geography, named, near).map((near) => ({
    near,
    text: [...spelled.slice(0, at), near, ...spelled.slice(at + length)].join(' '),
  }));
}

/** A ZIP code, a town or a county, spelled right, or a town with a space too many. */
export function placeOf(phrase: string, geography: Geography): Near | null {
  if (/^[0-9]{4,5}$/.test(phrase) || geography.isName(phrase)) return geography.near(phrase);
  return within(phrase, geography) ?? writtenApart(phrase, geography);
}

/** A municipality whose name was written as two words: "Free Hold". */
function writtenApart(phrase: string, geography: Geography): Near | null {
  const [first, second, ...more] = phrase.split(' ');
  if (first === undefined || second === undefined || more.length > 0) return null;
  const name = first + second;
  const isLong = lengthOf(name) >= APART_MIN;
  const isTown = isLong && geography.townsNamed(name).some(({ partOf }) => partOf === null);
  return isTown ? geography.near(name) : null;
}

/** What stands around a name. */
export interface Around {
  before: string | undefined;
  /** Whether the word before it says what is needed. */
  isBehindNeed: boolean;
  /** Whether nothing, or only a day, follows that the name could belong to. */
  isLast: boolean;
  /** Whether only a word that says nothing follows. */
  isBeforeFiller: boolean;
  /** The phrase behind it. */
  behind: Meaning | null;
  /** Whether the name is also a word that says nothing. */
  isFiller: boolean;
}

/** Whether a name of one word means the town, and not what the word means otherwise: "union job", "white shirt". */
export function isMeant(name: string, around: Around): boolean {
  const isLarge = LARGE.includes(name);
  if (!isLarge && !SMALL.includes(name)) return true;
  const { before, behind, isBeforeFiller } = around;
  const isWork = behind?.needs.includes('work') ?? false;
  const isAnyJob = ANY_JOB.includes(behind?.written ?? '');
  // "Brick mason", "union job".
  if (isWork && (!isAnyJob || name === 'union')) return false;
  const isBeforeNeed = isLarge && behind !== null && isTopic(behind);
  const ends = around.isLast || (isLarge && isBeforeFiller);
  if (before === undefined) return ends || isBeforeNeed;
  if (UNIONS.includes(before)) return false;
  const isThere = IN.includes(before) || (isLarge && TOWARDS.includes(before));
  const isBehindNeed = around.isBehindNeed && (ends || isBeforeFiller) && !around.isFiller;
  return isThere || isBehindNeed || isBeforeNeed;
}

/** A town and its county, as "Union Township, Union" is without its comma. */
function within(phrase: string, geography: Geography): Near | null {
  for (const { index } of phrase.matchAll(/ /g)) {
    const town = phrase.slice(0, index);
    const county = geography.county(phrase.slice(index + 1))?.name;
    const isThere = geography.townsNamed(town).some((it) => it.county === county);
    if (isThere) return geography.near(`${town}, ${county ?? ''}`);
  }
  return null;
}
