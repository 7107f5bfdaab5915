import { addDays, dateOf } from './wallDate';
import { openAt, restOfDay } from './openAt';
import type { FoundPlace, Freshness, KeptPlace } from '../generated/bindings';

/** What a list writes for "nothing". */
const NOTHING = 'N/A';
/** Days that a check is fresh, and of this year. */
const FRESH = 90;
const THIS_YEAR = 366;

/** A field of a place's row that says something. */
export function field({ row }: Pick<KeptPlace, 'row'>, name: string): string | null {
  const text = row[name]?.trim() ?? '';
  return text === '' || text === NOTHING ? null : text;
}

/** `{list}.{code}`, as in saved lists. */
export function codeOf({ place }: KeptPlace): string {
  return `${place.list}.${place.code}`;
}

/** Whether a place helps only people who are still in prison or jail. */
export function isForPeopleInside({ requirements }: Pick<KeptPlace, 'requirements'>): boolean {
  return requirements.conditions.some(({ value }) => value === 'still-inside');
}

/** How old the newest check of a place is. */
export function freshnessOf({ checked }: KeptPlace, moment: string): Freshness {
  if (checked === null) return 'undated';
  const isWithin = (days: number) => addDays(checked, days) >= dateOf(moment);
  if (isWithin(FRESH)) return 'fresh';
  return isWithin(THIS_YEAR) ? 'this-year' : 'old';
}

const NOTHING_ASKED: Pick<FoundPlace, 'miles' | 'asks' | 'differs' | 'how'> = {
  miles: null,
  asks: [],
  differs: [],
  how: null,
};

/** A place as an answer. */
export function describe(
  place: KeptPlace,
  moment: string,
  asked: Pick<FoundPlace, 'miles' | 'asks' | 'differs' | 'how'> = NOTHING_ASKED,
): FoundPlace {
  const text = (name: string) => field(place, name);
  const { miles, asks, differs, how } = asked;
  return {
    id: place.place.id,
    list: place.place.list,
    code: codeOf(place),
    name: text('name') ?? '',
    kind: text('type'),
    address: text('address'),
    city: text('city'),
    county: text('county'),
    zip: text('zip'),
    phone: text('phone'),
    website: text('website'),
    open: openAt(place.hours, moment),
    restOfDay: restOfDay(place.hours, moment),
    hours: text('hours'),
    requirements: place.requirements,
    notes: text('notes'),
    miles,
    point: place.point,
    hires: text('hires people with a record'),
    checked: text('checked'),
    freshness: freshnessOf(place, moment),
    asks,
    differs,
    how,
    rank: 0,
  };
}
