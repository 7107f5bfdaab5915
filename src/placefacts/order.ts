import {
  REACH_MILES,
  type Directness,
  type FoundPlace,
  type Freshness,
  type Group,
  type KeptPlace,
  type OpenState,
  type Reception,
  type Requirements,
} from '../generated/bindings';
import { field } from './place';

/** What a place counts as that serves the whole state or whose way is not known, in miles. */
const UNKNOWN_MILES = 18;
/** What it counts that a place only finds what is needed. */
const FINDS_MILES = 4;
const ASK_MILES = 0.5;
const NARROW_MILES = 12;
/** What it counts that a place tells neither a telephone number nor an address, only a website. */
const NO_DOOR_MILES = 6;
/** What it counts that a place sells what others give. */
const SOLD_MILES = 6;
/** How far an open shop may be to come before what is free and has to be called, in miles. */
const SHOP_MILES = 5;
/**
 * Up to how many miles an open place comes before every place that one has to call first: at this moment, and of a day,
 * for which a way can be planned.
 */
const OPEN_MILES = 8;
const OPEN_DAY_MILES = 15;
/** How many miles are taken off an open place that is farther, because it is surely open. */
const OPEN_WORTH_MILES = 5;
/** How many tiers there are in reach, and as many behind them for what is far. */
const TIERS = 4;
/** The last of them: one can only walk through the town and ask. That is still less of a way than to another county. */
const UNREACHABLE_TIER = 3;
/** Nobody walks through a town to ask for an employer. */
const END = 2 * TIERS;
const EMPLOYERS = 'employment';
/**
 * What it counts without a town, where no miles do, that a place says nothing of how one gets in, wants a call first, or
 * takes only who has an appointment, was sent, or lives in its town. Who just comes gets in where that is said.
 */
const SILENT_STEPS = 3;
const CALL_STEPS = 6;
const BOOKED_STEPS = 9;
const STATEWIDE = 'Statewide';
const FRESHNESS_MILES: Record<Freshness, number> = {
  fresh: 0,
  'this-year': 0.5,
  old: 2,
  undated: 2.5,
};
/** Groups that most people are not in: a place for them comes later. */
const NARROW: readonly Group[] = [
  'survivors',
  'pregnant',
  'veterans',
  'disabled',
  'mental-illness',
  'youth',
  'hiv',
  'lgbtq',
];

/** Whether a place is for people of a group that most are not in. */
export function isNarrow({ requirements }: KeptPlace): boolean {
  return requirements.groups.some(({ value }) => NARROW.includes(value));
}

/** Whether a place is a shop that is not near. Open or not, it is weighed against places that have to be called. */
export function isShopAfar({ cost }: Requirements, miles: number | null): boolean {
  return cost?.value === 'paid' && miles !== null && miles > SHOP_MILES;
}

/** What stands between a place and someone who just comes. place-facts/src/find/order.rs does the same. */
export function stepsOf(place: KeptPlace): number {
  const { entry, referral, residents } = place.requirements;
  const { rules } = place.hours;
  // "Monday 9 am-12 pm or by appointment" takes who just comes.
  const isAll = (reception: Reception) =>
    rules.length > 0 && rules.every((rule) => rule.reception === reception);
  if (field(place, 'county') === STATEWIDE) return SILENT_STEPS;
  if (referral?.value === 'needed' || residents !== null) return BOOKED_STEPS;
  if (entry?.value === 'appointment') return BOOKED_STEPS;
  if (entry?.value === 'call-first') return CALL_STEPS;
  if (isAll('appointment')) return BOOKED_STEPS;
  if (isAll('call')) return CALL_STEPS;
  return entry?.value === 'walk-in' ? 0 : SILENT_STEPS;
}

/** Whether there is any way to reach a place. */
export function isReachable(place: Pick<FoundPlace, 'phone' | 'address' | 'website'>): boolean {
  return place.phone !== null || place.address !== null || place.website !== null;
}

/** An employer that no one can call, go to or write to. */
export function isEmployerOutOfReach(place: KeptPlace): boolean {
  return place.place.list === EMPLOYERS && !isReachable(contactOf(place));
}

function contactOf(place: KeptPlace) {
  return {
    phone: field(place, 'phone'),
    address: field(place, 'address'),
    website: field(place, 'website'),
  };
}

/** Whether there is a door or a telephone. A website alone is little. */
export function hasDoorOrPhone(place: KeptPlace): boolean {
  return field(place, 'phone') !== null || field(place, 'address') !== null;
}

/** What decides where a place stands. */
export interface Standing {
  state: OpenState;
  later: OpenState;
  miles: number | null;
  asks: number;
  freshness: Freshness;
  how: Directness;
  isNearKnown: boolean;
  /** Whether a whole day was asked for. */
  isDay: boolean;
}

/** Where a place stands: the tier first, then miles and what counts as miles. */
export interface Rank {
  tier: number;
  score: number;
}

/** Ranks a place: what is open near by, then what is near. place-facts/src/find/order.rs does the same. */
export function rankOf(place: KeptPlace, standing: Standing): Rank {
  const { how, isNearKnown, asks, freshness } = standing;
  const miles = standing.miles ?? UNKNOWN_MILES;
  const isFar = isNearKnown && miles > REACH_MILES;
  const openMiles = standing.isDay ? OPEN_DAY_MILES : OPEN_MILES;
  const isOpenAfar =
    standing.state === 'open' && isNearKnown && standing.miles !== null && miles > openMiles;
  const isLater = isOpenAfar || isNarrow(place) || isShopAfar(place.requirements, standing.miles);
  const score =
    (isNearKnown ? miles : stepsOf(place)) +
    asks * ASK_MILES +
    (how === 'finds' || how === 'line' ? FINDS_MILES : 0) +
    FRESHNESS_MILES[freshness] +
    (isNarrow(place) ? NARROW_MILES : 0) +
    (place.requirements.cost?.value === 'paid' ? SOLD_MILES : 0) +
    (hasDoorOrPhone(place) ? 0 : NO_DOOR_MILES) -
    (isOpenAfar ? OPEN_WORTH_MILES : 0);
  const far = isFar ? TIERS : 0;
  if (isReachable(contactOf(place))) return { tier: tierOf(standing, isLater) + far, score };
  return { tier: place.place.list === EMPLOYERS ? END : UNREACHABLE_TIER + far, score };
}

function tierOf({ state, later, how }: Standing, isLater: boolean): number {
  // What only helps to get it comes after all that gives it in reach, also after what has to be asked.
  if (how !== 'direct') return 2;
  // Most people can't stay at a shelter for survivors, open or not, and can't get to a place that is far.
  if (state === 'open' && !isLater) return 0;
  // It opens later that day, or may.
  return state !== 'closed' || later !== 'closed' ? 1 : 2;
}

/** How far a place is out of the way: 0 in reach, 1 far, 2 an employer that no one can reach. */
export function reachOf({ tier }: Rank): number {
  return Math.floor(tier / TIERS);
}

/** Compares two ranks, the best first. */
export function compareRanks(a: Rank, b: Rank): number {
  return a.tier - b.tier || a.score - b.score;
}
