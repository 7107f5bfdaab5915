import type { KeptPlace, Need } from '../generated/bindings';
import { field } from './place';

/** Kinds of offices that serve their own county. */
export const COUNTY_KINDS: readonly string[] = ['snap office', 'county'];
/** Names of the offices of counties, in the words of the state. */
const NAMES: readonly string[] = [
  'board of social services',
  'county welfare',
  'department of human services',
  'department of social services',
  'division of social services',
  'social services board',
  'welfare board',
];
/** Needs for which the county has an office that must help by law. */
const OWED: readonly Need[] = ['shelter', 'food'];
const LIMIT_MIN = 20;

/** Whether a need is one for which the county has an office that must help. */
export function isOwed(need: Need, limit: number): boolean {
  return OWED.includes(need) && limit >= LIMIT_MIN;
}

/**
 * Whether a place is the office of a county, by its kind or by the names that the state gives such offices.
 * place-facts/src/needs/offices.rs does the same.
 */
export function isCountyOffice(place: KeptPlace): boolean {
  const says = (name: string, words: readonly string[]) => {
    const text = (field(place, name) ?? '').toLowerCase();
    return words.some((it) => text.includes(it));
  };
  return says('type', COUNTY_KINDS) || says('name', NAMES);
}

/**
 * Puts what `isIt` says at the end of what is shown, where it would not be shown.
 * place-facts/src/find/county_office.rs does the same.
 */
export function kept<T>(candidates: T[], shown: number, isIt: (candidate: T) => boolean): T[] {
  const at = candidates.findIndex(isIt);
  const office = candidates[at];
  if (office === undefined || at < shown || shown === 0) return candidates;
  const rest = candidates.filter((_, index) => index !== at);
  return [...rest.slice(0, shown - 1), office, ...rest.slice(shown - 1)];
}
