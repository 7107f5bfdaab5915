import {
  REACH_MILES,
  type FindAnswer,
  type FoundPlace,
  type Need,
  type Span,
} from '../generated/bindings';
import { isReachable, isShopAfar } from './order';

/** What the places of a group have in common. */
export type GroupKind =
  'open' | 'shop' | 'soon' | 'ask' | 'office' | 'line' | 'phone' | 'aside' | 'unreachable' | 'far';

/** Of these the one whose first place comes first in the answer leads. */
const WEIGHED: readonly GroupKind[] = ['open', 'shop', 'soon', 'ask'];

/** Groups with their places, in the order in which they are shown. */
export type Groups = [kind: GroupKind, places: FoundPlace[]][];

/** All places that fit, open or not, in the order in which they are shown. */
export function fittingOf({ places, later }: Pick<FindAnswer, 'places' | 'later'>): FoundPlace[] {
  return [...places, ...later].sort((a, b) => a.rank - b.rank);
}

/**
 * Fitting places by how sure it is that they help. What is in reach comes before what is far, open or not. Within a
 * group the order of the answer stays, but for what is as near. place-facts/src/find/groups.rs puts them into the same order.
 */
export function groupsOf(places: FoundPlace[], span: Span, need: Need): Groups {
  const groups = new Map<GroupKind, FoundPlace[]>();
  let isFar = false;
  for (const place of places) {
    // The answer ends with what is far. A place of another county may have no miles.
    isFar ||= place.miles !== null && place.miles > REACH_MILES;
    const kind = reachOf(place, isFar) ?? kindOf(place, span, need);
    groups.set(kind, [...(groups.get(kind) ?? []), place]);
  }
  // Whether it is surely open, or whether one pays, matters less than how near it is.
  const weighed = [...groups.keys()].filter((kind) => WEIGHED.includes(kind));
  // If no place has a telephone or a door, a line that answers now helps sooner.
  const asked = groups.get('ask') ?? [];
  const asksNoOne = asked.every(({ phone, address }) => phone === null && address === null);
  const first = weighed.flatMap((kind): GroupKind[] =>
    kind === 'ask' && asksNoOne ? ['line', kind] : [kind],
  );
  const last: GroupKind[] = ['office', 'line', 'phone', 'aside', 'unreachable', 'far'];
  const order = new Set([...first, ...last]);
  return [...order].flatMap((kind) => {
    const found = groups.get(kind);
    return found ? [[kind, surestFirst(found)]] : [];
  });
}

/**
 * Puts what surely fits first among places that are told with the same miles, so that a way to one is as good as to the
 * other.
 */
function surestFirst(places: FoundPlace[]): FoundPlace[] {
  const alike: FoundPlace[][] = [];
  for (const place of places) {
    const run = alike.at(-1);
    const last = run?.at(-1);
    const isAsNear = last && last.miles !== null && told(last) === told(place);
    if (run && isAsNear) run.push(place);
    else alike.push([place]);
  }
  return alike.flatMap((run) => run.sort((a, b) => a.asks.length - b.asks.length));
}

function told({ miles }: FoundPlace): number | null {
  return miles === null ? null : Math.round(miles);
}

function reachOf(place: FoundPlace, isFar: boolean): GroupKind | null {
  if (isFar) return 'far';
  return isReachable(place) ? null : 'unreachable';
}

function kindOf(place: FoundPlace, span: Span, need: Need): GroupKind {
  const { open, restOfDay, requirements, how, miles } = place;
  if (how === 'finds') return 'office';
  if (how === 'aside') return 'aside';
  // Of a day, each time of it counts; of this moment, only what is open.
  const state = span === 'now' && open.state !== 'closed' ? open.state : restOfDay;
  // On a holiday the usual hours are no promise.
  if (state === 'ask') return 'ask';
  if (open.state === 'closed' && span === 'now') return 'soon';
  if (open.reception !== 'phone') return isShopAfar(requirements, miles) ? 'shop' : 'open';
  // The telephone of a place for some people is no open door for everyone, and no telephone is a bed.
  if (requirements.groups.length > 0) return 'phone';
  return need === 'shelter' || how === 'line' ? 'line' : 'open';
}
