import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, type Database } from 'firebase/database';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { startRestoredService, type Service } from '../service';

/** Someone with an account, in a client of their own. */
export interface Someone {
  uid: string;
  storage: FirebaseStorage;
  database: Database;
  token: () => Promise<string>;
}

/** The service and its clients. */
export interface Contract {
  service: Service;
  someone(): Promise<Someone>;
  /** The same account in another browser. */
  signedOut(): Someone;
  end(): Promise<void>;
}

export const BUCKET = 'new-beginnings.appspot.com';
const PASSWORD = 'Sunrise2024';

export async function beginContract(): Promise<Contract> {
  // What holds for a fresh data folder holds for a restored one.
  const service = await startRestoredService();
  const apps: FirebaseApp[] = [];
  const open = () => {
    const { host, hostname, port } = new URL(service.address);
    const app = initializeApp(
      {
        apiKey: 'new-beginnings',
        projectId: 'new-beginnings',
        storageBucket: BUCKET,
        databaseURL: `http://${host}?ns=new-beginnings`,
      },
      `client ${Math.random()}`,
    );
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, service.address, { disableWarnings: true });
    const storage = getStorage(app);
    connectStorageEmulator(storage, hostname, Number(port));
    const database = getDatabase(app);
    connectDatabaseEmulator(database, hostname, Number(port));
    return { auth, storage, database };
  };
  return {
    service,
    someone: async () => {
      const { auth, storage, database } = open();
      const email = `person${apps.length}.${Date.now()}@example.org`;
      const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
      return { uid: user.uid, storage, database, token: () => user.getIdToken() };
    },
    signedOut: () => ({ uid: '', ...open(), token: () => Promise.resolve('') }),
    end: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await service.stop();
    },
  };
}

/** A PDF of a number of bytes; only its beginning counts here. */
export function pdf(size: number, letter = 'A'): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(letter.charCodeAt(0));
  bytes.set(new TextEncoder().encode('%PDF-1.4\n'));
  return bytes;
}
