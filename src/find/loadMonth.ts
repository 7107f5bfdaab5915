import { BackendError, type Backend } from '../backend/Backend';
import type { FoundPlace, Near, Need, Place } from '../generated/bindings';
import { hasDays, monthOf } from './month';
import { onOneSheet, type Below } from './monthSheet';
import { dayInNewJersey, readQuery, townOf, type Asked } from './question';
import { isNeed } from '../placefacts/needs';

/** A month of the places around a town. */
export interface Month {
  need: Need;
  asked: Asked;
  /** `YYYY-MM` */
  month: string;
  near: Near | null;
  /** Other towns of the name that was said. */
  also: string[];
  /** Whether a town was said and not understood. */
  nearUnknown: boolean;
  /** The time of the kept lists that this was made from; `null` when the service answered. */
  keptAt: number | null;
  /** The day it is, `YYYY-MM-DD`. */
  today: string;
  /** Places whose days are known, the nearest first, as many as one sheet has room for. */
  places: Place[];
  /** Places whose days are known and that the sheet has no room for. */
  full: FoundPlace[];
  /** Places around the town whose days nobody knows; those that say something about their hours come first. */
  others: FoundPlace[];
}

/** What the sheet names below the calendar. */
export function belowOf({ full, others }: Pick<Month, 'full' | 'others'>): Below {
  const unsure = others.filter(({ hours }) => hours !== null).length;
  return { full: full.length, unsure, unknown: others.length - unsure };
}

/** Places that are looked at: many have no times. */
const LOOKED_AT = 30;
/** Miles that a person goes for food without a car. */
const FAR = 10;

/** Finds the places around a town and their times. Without a town there are none. */
export async function loadMonth(
  backend: Backend,
  need: string | undefined,
  address: string,
): Promise<Month> {
  if (!isNeed(need)) throw new BackendError('not-found');
  const query = new URL(address).searchParams;
  if (!query.has('near')) query.set('near', townOf(backend));
  const asked = readQuery(query);
  const today = dayInNewJersey(Date.now());
  const month = monthOf(query.get('month'), today);
  const nothing = {
    near: null,
    also: [],
    nearUnknown: false,
    keptAt: null,
    places: [],
    full: [],
    others: [],
  };
  if (asked.near === '') return { need, asked, month, today, ...nothing };
  const answer = await backend.find({
    need,
    near: asked.near,
    at: `${month}-01`,
    span: 'day',
    wishes: [],
    limit: 200,
  });
  const { near, also, nearUnknown, keptAt } = answer;
  const nearest = [...answer.places, ...answer.others]
    .filter(({ miles }) => (miles ?? Infinity) <= FAR)
    // Who lives around the town is sent away there.
    .filter(({ differs }) => !differs.includes('elsewhere'))
    // An office that grants SNAP gives no meal, on no day.
    .filter(({ how }) => how !== 'finds' && (how !== 'aside' || need === 'work'))
    .sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0));
  const lookedAt = nearest.filter(({ hours }) => hours !== null).slice(0, LOOKED_AT);
  const found = near ? await Promise.all(lookedAt.map((it) => known(backend, it))) : [];
  // A place whose days are known, but none of them in this month, has no number to be found by.
  const timed = found.filter((it): it is Place => it !== null && hasDays(it, month));
  const timedIds = new Set(timed.map(({ place }) => place.id));
  const isGone = (it: FoundPlace) => found[lookedAt.indexOf(it)] === null;
  const left = near ? nearest.filter((it) => !timedIds.has(it.id) && !isGone(it)) : [];
  const others = [
    ...left.filter(({ hours }) => hours !== null),
    ...left.filter(({ hours }) => hours === null),
  ];
  const shown = onOneSheet(month, timed, belowOf({ full: [], others }));
  const full = timed.slice(shown.length).map(({ place }) => place);
  return {
    need,
    asked,
    month,
    today,
    near,
    also,
    nearUnknown,
    keptAt,
    places: shown,
    full,
    others,
  };
}

/** Leaves out a place that left the lists meanwhile. */
async function known(backend: Backend, { id }: FoundPlace): Promise<Place | null> {
  return backend.place(id).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'not-found') return null;
    throw error;
  });
}
