import type { PlaceTextSent } from '../../generated/bindings';
import { BackendError } from '../Backend';
import { once } from '../once';
import type { PlaceTexts } from '../PlaceTexts';
import { call } from './call';
import { projectFacts } from './identity';
import { workProof } from './proofOfWork';

/** On the website the page does the work that the service wants before a message. */
export function openWebPlaceTexts(): PlaceTexts {
  return {
    areOn: once(async () => (await projectFacts()).textPlaces),
    async send(text) {
      const work = await workProof();
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(work === null ? text : { ...text, work });
      const answer = await call('/place-texts', { method: 'POST', headers, body });
      const sent: unknown = await answer.json().catch(() => null);
      // A page of a network's log-in is no answer.
      if (typeof sent !== 'object' || sent === null || !('written' in sent)) {
        throw new BackendError('network-request-failed');
      }
      return sent as PlaceTextSent;
    },
  };
}
