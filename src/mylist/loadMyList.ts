import { BackendError, type Backend } from '../backend/Backend';
import type { Row } from '../generated/bindings';
import { format, keyOf, parse, type Item } from './items';
import { myList } from './store';

/** The places of a list, as they are now. */
export interface LoadedList {
  places: { item: Item; row: Row }[];
  /** How many are not in their list any more. */
  gone: number;
  /** Whether the places came with the address, as on a phone that scanned a code. */
  isShared: boolean;
}

/** Finds the rows of the list of this visit, or of the address. */
export async function loadMyList(backend: Backend, address: string): Promise<LoadedList> {
  const shared = new URL(address).searchParams.get('rows');
  const items = shared === null ? myList() : parse(shared);
  const names = [...new Set(items.map(({ list }) => list))];
  const lists = new Map(
    await Promise.all(names.map(async (name) => [name, await rowsByKey(backend, name)] as const)),
  );
  const found = await Promise.all(
    items.map(async (item) => {
      const row = lists.get(item.list)?.get(item.key) ?? (await rowOfOldCode(backend, item));
      return row ? [{ item, row }] : [];
    }),
  );
  const places = found.flat();
  return { places, gone: items.length - places.length, isShared: shared !== null };
}

/** A list that is gone has no rows; a link that is down is told. */
async function rowsByKey(backend: Backend, name: string): Promise<Map<string, Row>> {
  const { rows } = await backend.listing(name).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'listing-not-found') return { rows: [] };
    throw error;
  });
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** The row that had this code before its telephone number or name was corrected. */
async function rowOfOldCode(backend: Backend, item: Item): Promise<Row | null> {
  try {
    return (await backend.place(format([item]))).row;
  } catch {
    return null;
  }
}
