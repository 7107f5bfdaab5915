import { BackendError, type Backend } from '../backend/Backend';
import type { FoundPlace, Near, Need, Place } from '../generated/bindings';
import { hasDays, monthOf, onOneSheet } from './month';
import { dayInNewJersey, readQuery, rememberedTown, type Asked } from './question';
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
  /** Places whose times are known, the nearest first. */
  places: Place[];
  /** Places around the town that are not in the calendar: their times are not known, or the sheet has no room. */
  others: FoundPlace[];
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
  if (!query.has('near')) query.set('near', rememberedTown());
  const asked = readQuery(query);
  const month = monthOf(query.get('month'), dayInNewJersey(Date.now()));
  const nothing = {
    near: null,
    also: [],
    nearUnknown: false,
    keptAt: null,
    places: [],
    others: [],
  };
  if (asked.near === '') return { need, asked, month, ...nothing };
  const { near, also, nearUnknown, keptAt, places, others } = await backend.find({
    need,
    near: asked.near,
    at: `${month}-01`,
    span: 'day',
    wishes: [],
    limit: 200,
  });
  const nearest = [...places, ...others]
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
  const shown = onOneSheet(month, timed, nearest.length);
  const isShown = ({ id }: FoundPlace) => shown.some(({ place }) => place.id === id);
  const isGone = (it: FoundPlace) => found[lookedAt.indexOf(it)] === null;
  const left = near ? nearest.filter((it) => !isShown(it) && !isGone(it)) : [];
  return { need, asked, month, near, also, nearUnknown, keptAt, places: shown, others: left };
}

/** Leaves out a place that left the lists meanwhile. */
async function known(backend: Backend, { id }: FoundPlace): Promise<Place | null> {
  return backend.place(id).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'not-found') return null;
    throw error;
  });
}
