import type { Backend } from './Backend';
import { readDateForms } from './web/readDateForms';
import { openWeb } from './web/web';

/**
 * Called once, in main.tsx. The website's half is in the first file, because asking for it would
 * cost a phone one more round trip; the kiosk's half, and Tauri's code, is loaded by kiosks alone.
 */
export async function openBackend(): Promise<Backend> {
  if ('isTauri' in window) return (await import('./kiosk/kiosk')).openKiosk();
  readDateForms();
  return openWeb();
}
