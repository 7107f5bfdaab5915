import { REACH_MILES, type FoundPlace } from '../generated/bindings';
import type { Asked } from './question';

/** What the places of a group have in common. */
export type GroupKind = 'open' | 'soon' | 'ask' | 'phone' | 'far';

/** Groups with their places, in the order in which they are shown. */
export type Groups = [kind: GroupKind, places: FoundPlace[]][];

/**
 * Fitting places by how sure it is that they help. What is in reach comes before what is far, open or not. Within a
 * group the order of the answer stays.
 */
export function groupsOf(places: FoundPlace[], when: Asked['when']): Groups {
  const groups = new Map<GroupKind, FoundPlace[]>();
  let isFar = false;
  for (const place of places) {
    // The answer ends with what is far. A place of another county may have no miles.
    isFar ||= place.miles !== null && place.miles > REACH_MILES;
    const kind = isFar ? 'far' : kindOf(place, when);
    groups.set(kind, [...(groups.get(kind) ?? []), place]);
  }
  // Whether the times are known or not matters less than how near it is: of these two, the one whose first place
  // comes first in the answer leads.
  const middle = [...groups.keys()].filter((kind) => kind === 'soon' || kind === 'ask');
  const order: GroupKind[] = ['open', ...middle, 'phone', 'far'];
  return order.flatMap((kind) => {
    const found = groups.get(kind);
    return found ? [[kind, found]] : [];
  });
}

function kindOf({ open, requirements }: FoundPlace, when: Asked['when']): GroupKind {
  if (open.state === 'ask') return 'ask';
  // Of a day, each time of it counts; of this moment, only what is open.
  if (open.state === 'closed' && when === 'now') return 'soon';
  // The telephone of a place for some people is no open door for everyone.
  return open.reception === 'phone' && requirements.groups.length > 0 ? 'phone' : 'open';
}
