import type { AccountChanges, EndSession, SessionList } from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { Sessions } from '../Sessions';
import { signedIn } from './identity';

/** Runs a call with an access token. */
type Ask = <T>(call: (token: string) => Promise<T>) => Promise<T>;

/** The sessions of a person on the website. */
export function openWebSessions(ask: Ask): Sessions {
  return {
    async list() {
      const answer = await ask((token) => signedIn('GET', '/account/sessions', token));
      const list = (await answer.json().catch(() => null)) as SessionList | null;
      if (!Array.isArray(list?.sessions)) throw new BackendError('network-request-failed');
      return list.sessions;
    },
    async changes() {
      const answer = await ask((token) => signedIn('GET', '/account/changes', token));
      const list = (await answer.json().catch(() => null)) as AccountChanges | null;
      if (!Array.isArray(list?.changes)) throw new BackendError('network-request-failed');
      return list.changes;
    },
    async end({ id }) {
      const request: EndSession = { id };
      await ask((token) => signedIn('POST', '/account/sessions/end', token, request));
    },
  };
}
