import { openAdapter } from './adapter';

/** Opens the adapter, and tells the suite where its emulator is. */
export async function setup(): Promise<() => Promise<void>> {
  const adapter = await openAdapter();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = adapter.host;
  process.env.GCLOUD_PROJECT = 'new-beginnings';
  return () => adapter.close();
}
