import { useSyncExternalStore } from 'react';
import { LINKED_LISTINGS, type Row } from '../generated/bindings';
import { MORE_LISTS, placeOfList, type Place } from './place';

/** The lists beyond the specified ones, as the service last said; the same for everyone. */
let current: Place[] = MORE_LISTS;
const listeners = new Set<() => void>();

/** Shows what the service says of the lists. Rows that are no menu are ignored. */
export function showListMenu(rows: Row[]): void {
  const isMenu =
    rows.length > 0 &&
    rows.every(({ name, en, es }) => name && en !== undefined && es !== undefined);
  if (!isMenu) return;
  const linked: readonly string[] = LINKED_LISTINGS;
  current = rows.filter(({ name = '' }) => !linked.includes(name)).map(placeOfList);
  listeners.forEach((tell) => tell());
}

/** The lists beyond the specified ones, in the order of the menus; the usual ones in a page made ahead. */
export function useMoreLists(): Place[] {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => MORE_LISTS,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
