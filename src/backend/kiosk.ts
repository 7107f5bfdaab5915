import { invoke } from '@tauri-apps/api/core';
import {
  ERROR_CODES,
  type Delivery,
  type ErrorCode,
  type KioskSettings,
  type Listing,
  type OutsideVisit,
  type SetupProblem,
} from '../generated/bindings';
import { BackendError, SetupError, type Backend } from './Backend';
import { newKey } from './key';

/** The kiosk window's door to the commands in src-tauri/src/commands.rs. */
export async function openKiosk(): Promise<Backend> {
  const settings = await invoke<KioskSettings>('settings').catch((problem: unknown) => {
    throw new SetupError(problem as SetupProblem);
  });
  return {
    device: { kind: 'kiosk', site: settings.site },
    contactEmail: settings.contactEmail,
    newKey,
    listing: (name) => command<Listing>('listing', { name }),
    visit: (page) => void command<null>('visit', { page }).catch(() => undefined),
    sendMessage: (message) => command<Delivery>('send_message', { message }),
    openOutside: (address) => command<OutsideVisit>('open_outside', { address }),
  };
}

async function command<T>(name: string, content: Record<string, unknown>): Promise<T> {
  try {
    return await invoke<T>(name, content);
  } catch (code) {
    throw new BackendError(isErrorCode(code) ? code : 'internal-error');
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return Object.values(ERROR_CODES).includes(value as ErrorCode);
}
