import { REACH_MILES, type KeptPlace, type Near } from '../generated/bindings';
import { toldMiles, type Geography } from './geography';
import { hasDoorOrPhone, isNarrow } from './order';
import { field } from './place';
import { needsGiven, saysWhat, type Question } from './question';
import type { WordIndex } from './wordIndex';

/** What is searched, and the places that are about each thing that was said. */
interface Asked {
  places: KeptPlace[];
  index: WordIndex;
  geography: Geography;
  question: Question;
  abouts: Map<number, number>[];
}

/**
 * The places of those found that answer what was asked in the town that was said. Of a soup kitchen in reach a pantry in the
 * town is no answer; where no soup kitchen is in reach, it is one. `isAside` says of a place that it only helps to get what is
 * needed. place-facts/src/search/in_town.rs does the same.
 */
export function answersInTown(
  { places, index, geography, question, abouts }: Asked,
  found: readonly number[],
  isAside: (number: number) => boolean,
): Set<number> {
  const { near } = question;
  if (!near || near.whole || question.aboveAll || !saysWhat(question)) return new Set();
  const isAbout = (number: number) => abouts.some((about) => about.has(number));
  const isInReach = (number: number) => {
    const point = places[number]?.point;
    return !!point && toldMiles(near, point) <= REACH_MILES;
  };
  // Who types a word of its name beside the town may mean the place in the next town.
  const named = new Set(question.words.flatMap((word) => index.named(word)));
  const isAny = question.meant.length > 0 && !found.some((it) => isAbout(it) && isInReach(it));
  const answers = found.filter((number) => {
    const place = places[number];
    if (!place) return false;
    if (named.has(number) && isInReach(number)) return true;
    const isMeant = isAbout(number) || (isAny && !isNarrow(place));
    // Where meals or clothes are given, someone near by answers the telephone.
    const canReach = hasDoorOrPhone(place) || !needsGiven(question);
    const isThere = liesInTown(place, near, geography) && canReach;
    return isMeant && isThere && !isAside(number);
  });
  return new Set(answers);
}

/** Whether a row says that it is in a town. */
function liesInTown(place: KeptPlace, near: Near, geography: Geography): boolean {
  const county = field(place, 'county');
  if (county !== null && county !== near.county) return false;
  const towns = geography.townsNamed(field(place, 'city') ?? '');
  return towns.some(({ name, county }) => name === near.name && county === near.county);
}
