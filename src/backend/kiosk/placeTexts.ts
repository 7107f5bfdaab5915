import type { PlaceTextSent } from '../../generated/bindings';
import { once } from '../once';
import type { PlaceTexts } from '../PlaceTexts';
import { command } from './command';

/** At a kiosk its program sends the request; without a network it says so and keeps no number. */
export function openKioskPlaceTexts(): PlaceTexts {
  return {
    areOn: once(() => command<boolean>('texts_places', {})),
    send: (text) => command<PlaceTextSent>('text_places', { text }),
  };
}
