import type { Ownership } from '../SignIn';
import { KEPT_MARK } from './keptMark';
import type { Tokens } from './session';

/** What a browser keeps of a session. */
export interface Kept extends Tokens {
  email: string;
  /** When the person has to log in again, in seconds since 1970. */
  until: number;
}

/** Where a session rests between two visits. All tabs of a browser share it. */
export interface Vault {
  read(): Promise<Kept | null>;
  /** Null forgets. */
  write(kept: Kept | null): Promise<void>;
}

/** A vault that is told at each sign-in whose device it is on. */
export interface DeviceVault extends Vault {
  /** `own`: the lasting vault; `shared`: the memory of this window. */
  choose(owner: Ownership): void;
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
        if (kept) localStorage.setItem(KEPT_MARK, '1');
        else localStorage.removeItem(KEPT_MARK);
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

/** Keeps a session in the lasting vault only on an own device. Forgetting forgets it everywhere. */
export function deviceVault(lasting: Vault): DeviceVault {
  const window = memoryVault();
  let current = lasting;
  return {
    choose: (owner) => {
      current = owner === 'own' ? lasting : window;
    },
    read: () => current.read(),
    async write(kept) {
      if (kept) return current.write(kept);
      // Until the next sign-in this window follows what other tabs do.
      current = lasting;
      await Promise.all([window.write(null), lasting.write(null)]);
    },
  };
}

/** Whether this browser keeps a session. Creates nothing where there is none. */
export async function isSessionKept(): Promise<boolean> {
  try {
    // Firefox tells the names since version 126.
    const factory: Partial<Pick<IDBFactory, 'databases'>> = indexedDB;
    const names = (await factory.databases?.())?.map(({ name }) => name);
    if (names && !names.includes(DATABASE)) return false;
    return (await (await openVault()).read()) !== null;
  } catch {
    return false;
  }
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
