import type { Tokens } from './session';

/** What a browser keeps of a session. */
export interface Kept extends Tokens {
  email: string;
}

/** Where a session rests between two visits. All tabs of a browser share it. */
export interface Vault {
  read(): Promise<Kept | null>;
  /** Null forgets. */
  write(kept: Kept | null): Promise<void>;
}

const DATABASE = 'new-beginnings';
const STORE = 'session';
const KEY = 'current';

/** IndexedDB; where a browser does not allow it, memory. */
export async function openVault(): Promise<Vault> {
  try {
    const database = await open();
    const store = (mode: IDBTransactionMode) =>
      database.transaction(STORE, mode).objectStore(STORE);
    return {
      read: async () => {
        const kept: unknown = await settled(store('readonly').get(KEY));
        return (kept as Kept | undefined) ?? null;
      },
      write: async (kept) => {
        const place = store('readwrite');
        await (kept ? settled(place.put(kept, KEY)) : settled(place.delete(KEY)));
      },
    };
  } catch {
    return memoryVault();
  }
}

/** A vault that ends with the page. */
export function memoryVault(): Vault {
  let kept: Kept | null = null;
  return {
    read: () => Promise.resolve(kept),
    write: (next) => {
      kept = next;
      return Promise.resolve();
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the vault failed'));
  });
}
