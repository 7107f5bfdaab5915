import { freshnessOf } from './freshness';
import { dateOf } from './wallDate';
import { openAt, restOfDay } from './openAt';
import type { FoundPlace, Hours, KeptPlace } from '../generated/bindings';

/** What a list writes for "nothing". */
const NOTHING = 'N/A';

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

type Asked = Pick<FoundPlace, 'miles' | 'asks' | 'differs' | 'how' | 'beside'>;
const NOTHING_ASKED: Asked = {
  miles: null,
  asks: [],
  differs: [],
  how: null,
  beside: null,
};
const NOT_KNOWN: Hours = {
  sentence: null,
  rules: [],
  closed: [],
  otherwise: 'ask',
  holidays: 'ask',
};

/** The hours that count. Nobody says when a shelter gives the meals that it gives beside its beds. */
export function hoursOf({ hours }: KeptPlace, beside: string | null): Hours {
  return beside === null ? hours : NOT_KNOWN;
}

/** A place as an answer. */
export function describe(
  place: KeptPlace,
  moment: string,
  asked: Asked = NOTHING_ASKED,
): FoundPlace {
  const text = (name: string) => field(place, name);
  const { miles, asks, differs, how, beside } = asked;
  const hours = hoursOf(place, beside);
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
    open: openAt(hours, moment),
    restOfDay: restOfDay(hours, moment),
    hours: beside === null ? text('hours') : null,
    requirements: place.requirements,
    notes: text('notes'),
    miles,
    point: place.point,
    hires: text('hires people with a record'),
    checked: text('checked'),
    freshness: freshnessOf(place.checked, dateOf(moment)),
    asks,
    differs,
    how,
    beside,
    rank: 0,
  };
}
