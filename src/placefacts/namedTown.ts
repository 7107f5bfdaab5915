import type { Near, Need, SearchAlso } from '../generated/bindings';
import type { Geography } from './geography';
import { others } from './namesakes';
import { isTopic, type Meaning } from './phrases';
import { lengthOf } from './words';

/**
 * Towns whose names are ordinary words too, or parts of other names. The first are large enough that "Brick food pantry" means
 * the town. The last say how something is: "white shirt", "lower rent". place-facts/src/search/town.rs has the same.
 */
const LARGE = ['brick', 'ocean', 'orange', 'union', 'wall'];
const NOUNS = [
  'alpha',
  'bethlehem',
  'columbus',
  'concordia',
  'deal',
  'elk',
  'elm',
  'goshen',
  'harmony',
  'hope',
  'independence',
  'landing',
  'liberty',
  'mizpah',
  'olivet',
  'shiloh',
  'springdale',
  'tabernacle',
  'tranquility',
  'wayside',
];
const ADJECTIVES = ['buena', 'commercial', 'green', 'lower', 'middle', 'upper', 'white'];
/** Needs of which nothing is lower, upper or white: before them such a name is a town. */
const PLAIN_NEEDS: readonly Need[] = ['food', 'shelter'];
/** Words before where something is, and those that also stand before something else: "to lower my rent". */
const IN = ['around', 'em', 'en', 'from', 'in', 'inside', 'nan', 'near', 'nearby', 'outside'];
const TOWARDS = ['at', 'de', 'na', 'of', 'pre', 'to'];
/** Work of any kind. Behind the name of a town it is work there, and a trade is not: "brick mason". */
const ANY_JOB = ['employer', 'employment', 'hire', 'hiring', 'job', 'trabajo', 'travay'];
/** Words before a union that is no town. */
const UNIONS = [
  'carpenters',
  'credit',
  'electrician',
  'electricians',
  'labor',
  'plumber',
  'plumbers',
  'teamsters',
  'trade',
  'trades',
  'workers',
];
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
  /** What was said to be needed before it. */
  needs: Need[];
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
  const isAdjective = ADJECTIVES.includes(name);
  if (!isLarge && !isAdjective && !NOUNS.includes(name)) return true;
  const { before, behind, isBeforeFiller } = around;
  const needs = behind?.needs ?? [];
  const isAnyJob = ANY_JOB.includes(behind?.written ?? '');
  // "Brick mason", "union job".
  if (needs.includes('work') && (!isAnyJob || name === 'union')) return false;
  const isBefore = (): boolean => {
    if (isAdjective) return needs.some((need) => PLAIN_NEEDS.includes(need));
    return needs.length > 0 || (isLarge && behind !== null && isTopic(behind));
  };
  const isBeforeNeed = isBefore() && !around.isFiller;
  const ends = around.isLast || (isLarge && isBeforeFiller);
  if (before === undefined) return ends || isBeforeNeed;
  if (UNIONS.includes(before)) return false;
  // "En buena condición".
  const isSpanish = around.isFiller && ['em', 'en'].includes(before);
  const isThere = (IN.includes(before) && !isSpanish) || (isLarge && TOWARDS.includes(before));
  // "Clothes white", "legal deal".
  const isOfNeed = (isAdjective && around.needs.includes('clothes')) || name === 'deal';
  const isLastOf = around.isBehindNeed && (ends || isBeforeFiller) && !isOfNeed;
  // "Knights of Columbus".
  const isOf = before === 'of' && !isLarge;
  return isThere || (isLastOf && !around.isFiller) || (isBeforeNeed && !isOf);
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
