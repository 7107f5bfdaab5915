import { useSyncExternalStore } from 'react';
import type { Backend } from '../backend/Backend';
import { LINKED_LISTINGS, type Row } from '../generated/bindings';
import { MORE_LISTS, placeOfList, type Place } from './place';

/** The list under which the menu of the lists is answered and kept. */
const LIST_MENU = 'list-menu';
const LINKED: readonly string[] = LINKED_LISTINGS;
/** The lists beyond the specified ones, as the service last said; the same for everyone. */
let current: Place[] = MORE_LISTS;
const listeners = new Set<() => void>();

/** Shows what the service says of the lists. Rows that are no menu are ignored. */
export function showListMenu(rows: Row[]): void {
  const isMenu =
    rows.length > 0 &&
    rows.every(({ name, en, es }) => name && en !== undefined && es !== undefined);
  if (!isMenu) return;
  current = rows.filter(({ name = '' }) => !LINKED.includes(name)).map(placeOfList);
  listeners.forEach((tell) => tell());
}

/** Asks for the menu. Without an answer the menus stay as they are. */
export function askListMenu(backend: Backend): Promise<void> {
  return backend.listing(LIST_MENU).then(
    ({ rows }) => showListMenu(rows),
    () => undefined,
  );
}

/** Waits for the title of a list that only the menu knows. */
export async function titleIsKnown(backend: Backend, name: string): Promise<void> {
  const isIn = (lists: Place[]) => lists.some(({ path }) => path === `/resources/${name}`);
  const isKnown = LINKED.includes(name) || isIn(MORE_LISTS) || isIn(current);
  if (!isKnown) await askListMenu(backend);
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
