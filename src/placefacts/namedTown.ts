import type { Near, SearchAlso } from '../generated/bindings';
import type { Geography } from './geography';
import { others } from './namesakes';

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

/** A ZIP code, a town or a county, spelled right. */
export function placeOf(phrase: string, geography: Geography): Near | null {
  if (/^[0-9]{4,5}$/.test(phrase) || geography.isName(phrase)) return geography.near(phrase);
  return within(phrase, geography);
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
