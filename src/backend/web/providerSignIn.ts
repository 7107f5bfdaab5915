import type { AccountAnswer } from '../../generated/bindings';
import type { Ownership } from '../SignIn';
import { BackendError } from '../Backend';
import type { ProviderSignIn } from '../ProviderSignIn';
import type { SignIn } from './codeSignIn';
import { account, withProvider } from './identity';

/** What this window keeps while it is at the provider. */
interface Begun {
  session: string;
  /** What the provider is called. */
  name: string;
  owner: Ownership;
}

const KEPT = 'provider-sign-in';

/** Why an answer of a provider signs nobody in. */
class NotSignedIn extends Error {
  constructor(readonly outcome: 'too-old' | 'has-account') {
    super(outcome);
  }
}

/** Sign-in at an identity provider on the website: the whole window goes there and comes back. */
export function openWebProviders(signIn: SignIn): ProviderSignIn {
  return {
    async begin(provider, owner) {
      const continueUri = `${location.origin}/auth/action`;
      const answer = await account('createAuthUri', { providerId: provider.id, continueUri });
      const { authUri, sessionId: session } = answer;
      if (authUri === undefined || session === undefined)
        throw new BackendError('network-request-failed');
      const begun: Begun = { session, name: provider.name, owner };
      sessionStorage.setItem(KEPT, JSON.stringify(begun));
      location.assign(authUri);
    },
    async finish(query) {
      const begun = takeBegun();
      if (new URLSearchParams(query).has('error')) return 'stopped';
      if (begun === null) return 'too-old';
      try {
        return await signIn(() => answerTo(query, begun.session), begun.name, begun.owner);
      } catch (error) {
        if (error instanceof NotSignedIn) return error.outcome;
        throw error;
      }
    },
  };
}

/** What this window began; it is forgotten by that. */
function takeBegun(): Begun | null {
  const text = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return text === null ? null : (JSON.parse(text) as Begun);
}

/** Shows the service what the window came back with. */
async function answerTo(query: string, sessionId: string): Promise<AccountAnswer> {
  const requestUri = `${location.origin}/auth/action${query}`;
  const request = { requestUri, sessionId, returnIdpCredential: true };
  const answer = await withProvider(request).catch((error: unknown) => {
    const said = error instanceof BackendError ? error.said : null;
    throw said?.startsWith('INVALID_IDP_RESPONSE') ? new NotSignedIn('too-old') : error;
  });
  const isRefused = answer.needConfirmation === true || answer.errorMessage !== undefined;
  if (isRefused) throw new NotSignedIn('has-account');
  return answer;
}
