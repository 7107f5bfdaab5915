import { isTauri } from '@tauri-apps/api/core';
import type { Backend } from './Backend';

/** Called once, in main.tsx. The other half of the code is never loaded. */
export async function openBackend(): Promise<Backend> {
  return isTauri()
    ? (await import('./kiosk/kiosk')).openKiosk()
    : (await import('./web/web')).openWeb();
}
