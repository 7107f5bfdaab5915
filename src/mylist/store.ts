import { useSyncExternalStore } from 'react';
import { FORGOTTEN } from '../backend/visitMemory';
import { format, ITEMS_MAX, parse, type Item } from './items';

/** Lives as long as the visit; the end of a visit clears it. */
const KEPT = 'my-list';

const listeners = new Set<() => void>();
addEventListener(FORGOTTEN, tell);

/** The list of this visit. */
export function myList(): Item[] {
  return parse(kept());
}

/** The list of this visit, live. */
export function useMyList(): Item[] {
  return parse(useSyncExternalStore(subscribe, kept));
}

export function isOn(items: Item[], item: Item): boolean {
  return items.some(({ list, key }) => list === item.list && key === item.key);
}

/** Puts a place on the list; false when there is no room. */
export function add(item: Item): boolean {
  const items = myList();
  if (isOn(items, item)) return true;
  if (items.length >= ITEMS_MAX) return false;
  keep([...items, item]);
  return true;
}

export function remove(item: Item): void {
  keep(myList().filter((it) => !isOn([it], item)));
}

export function clear(): void {
  keep([]);
}

function kept(): string {
  return sessionStorage.getItem(KEPT) ?? '';
}

function keep(items: Item[]) {
  sessionStorage.setItem(KEPT, format(items));
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
