import { invoke } from '@tauri-apps/api/core';
import type {
  Delivery,
  FindAnswer,
  KioskSettings,
  Listing,
  OutsideVisit,
  Place,
  SearchAnswer,
  SetupProblem,
} from '../../generated/bindings';
import { BackendError, SetupError, type Backend } from '../Backend';
import { newKey } from '../key';
import { once } from '../once';
import { appearance } from './appearance';
import { command } from './command';

/** The kiosk window's door to the commands in src-tauri/src/commands.rs. */
export async function openKiosk(): Promise<Backend> {
  const settings = await invoke<KioskSettings>('settings').catch((problem: unknown) => {
    throw new SetupError(problem as SetupProblem);
  });
  const terminal = once(async () => (await import('./terminal')).openKioskTerminal(settings));
  const openAccount = once(async () => (await import('./account')).openKioskAccount());
  return {
    device: { kind: 'kiosk', site: settings.site },
    contactEmail: settings.contactEmail,
    papersPlanner: settings.papersPlanner,
    language: settings.language,
    town: settings.town,
    isSignedInAtStart: settings.signedIn,
    openResumeBuilder: once(async () => (await import('./builder')).openKioskBuilder()),
    openPlaceTexts: once(async () => (await import('./placeTexts')).openKioskPlaceTexts()),
    openEntryLinks: () => Promise.reject(new BackendError('operation-not-allowed')),
    openTerminal: terminal,
    newKey,
    isReachable: () => Promise.resolve(true),
    listing: (name) => command<Listing>('listing', { name }),
    find: (question) => command<FindAnswer>('find', { question }),
    search: (text) => command<SearchAnswer>('search', { text }),
    place: (id) => command<Place>('place', { id }),
    keepPlaces: () => Promise.resolve(),
    reportPlace: (report) => command<Delivery>('report_place', { report }),
    countPageView: (page) => void command<null>('count_page_view', { page }).catch(() => undefined),
    countPlaceUses: (places, kind) =>
      void command<null>('count_place_uses', { places, kind }).catch(() => undefined),
    countZeroResult: (search) =>
      void command<null>('count_zero_result', { search }).catch(() => undefined),
    sendMessage: (message) => command<Delivery>('send_message', { message }),
    openAccount,
    accountInUse: () => openAccount().catch(() => new Promise(() => undefined)),
    openOutside: (address) =>
      command<OutsideVisit>('open_outside', { address, appearance: appearance() }),
  };
}
