import {
  REACH_MILES,
  type FindAnswer,
  type FoundPlace,
  type Need,
  type Span,
} from '../generated/bindings';

/** What the places of a group have in common. */
export type GroupKind = 'open' | 'soon' | 'ask' | 'line' | 'phone' | 'far';

/** Groups with their places, in the order in which they are shown. */
export type Groups = [kind: GroupKind, places: FoundPlace[]][];

/** All places that fit, open or not, in the order in which they are shown. */
export function fittingOf({ places, later }: Pick<FindAnswer, 'places' | 'later'>): FoundPlace[] {
  return [...places, ...later].sort((a, b) => a.rank - b.rank);
}

/**
 * Fitting places by how sure it is that they help. What is in reach comes before what is far, open or not. Within a
 * group the order of the answer stays. place-facts/src/find/groups.rs puts them into the same order.
 */
export function groupsOf(places: FoundPlace[], span: Span, need: Need): Groups {
  const groups = new Map<GroupKind, FoundPlace[]>();
  let isFar = false;
  for (const place of places) {
    // The answer ends with what is far. A place of another county may have no miles.
    isFar ||= place.miles !== null && place.miles > REACH_MILES;
    const kind = isFar ? 'far' : kindOf(place, span, need);
    groups.set(kind, [...(groups.get(kind) ?? []), place]);
  }
  // Whether the times are known or not matters less than how near it is: of these two, the one whose first place
  // comes first in the answer leads.
  const middle = [...groups.keys()].filter((kind) => kind === 'soon' || kind === 'ask');
  const order: GroupKind[] = ['open', ...middle, 'line', 'phone', 'far'];
  return order.flatMap((kind) => {
    const found = groups.get(kind);
    return found ? [[kind, found]] : [];
  });
}

function kindOf({ open, restOfDay, requirements }: FoundPlace, span: Span, need: Need): GroupKind {
  // Of a day, each time of it counts; of this moment, only what is open.
  const state = span === 'now' && open.state !== 'closed' ? open.state : restOfDay;
  // On a holiday the usual hours are no promise.
  if (state === 'ask') return 'ask';
  if (open.state === 'closed' && span === 'now') return 'soon';
  if (open.reception !== 'phone') return 'open';
  // The telephone of a place for some people is no open door for everyone, and no telephone is a bed.
  if (requirements.groups.length > 0) return 'phone';
  return need === 'shelter' ? 'line' : 'open';
}
