import type {
  AccountAnswer,
  ProviderName,
  ProviderPurpose,
  ProviderSignInRequest,
} from '../../generated/bindings';
import type { Ownership } from '../SignIn';
import { BackendError } from '../Backend';
import type { ProviderOutcome, ProviderSignIn } from '../ProviderSignIn';
import { BEGUN } from '../visitMemory';
import { claimsOf } from './accessToken';
import type { SignIn } from './codeSignIn';
import { account, signOut, withProvider } from './identity';
import type { Later } from './providerChannel';
import { openProviderWindow } from './providerWindow';

/** What sign-in at a provider needs of the session. */
interface Session {
  signIn: SignIn;
  /** Runs a call with an access token. */
  ask: <T>(call: (idToken: string) => Promise<T>) => Promise<T>;
  /** Runs a call that adds a way to log in, and keeps its tokens. */
  add: (call: (idToken: string) => Promise<AccountAnswer>) => Promise<unknown>;
  /** Whose device it is, as the person has said before. */
  owner: () => Ownership;
  later: Later;
}

/** What this page keeps while the person is at the provider. */
interface Begun {
  session: string;
  /** What the provider is called. */
  name: string;
  purpose: ProviderPurpose;
  owner: Ownership;
  /** The account that is proved again, or gets a way to log in. */
  uid?: string;
}

/** Why an answer of a provider changes nothing. */
class NotSignedIn extends Error {
  constructor(readonly outcome: Extract<ProviderOutcome, string>) {
    super(outcome);
  }
}

/**
 * Sign-in at an identity provider on the website: in a window beside the page, or else the page itself
 * goes there and comes back. Either way only this page can finish it.
 */
export function openWebProviders({ signIn, ask, add, owner, later }: Session): ProviderSignIn {
  /** Begins a session with a provider, for a page that the browser comes back to. */
  async function begin(
    provider: ProviderName,
    purpose: ProviderPurpose,
    whose: Ownership,
    back: string,
  ): Promise<[address: string, begun: Begun]> {
    const { authUri, sessionId: session } = await account('createAuthUri', {
      providerId: provider.id,
      continueUri: location.origin + back,
      ...askingAgain(provider.id, purpose, whose),
    });
    if (authUri === undefined || session === undefined)
      throw new BackendError('network-request-failed');
    const begun: Begun = { session, name: provider.name, purpose, owner: whose };
    if (purpose !== 'log-in') begun.uid = await ask((token) => Promise.resolve(accountOf(token)));
    return [authUri, begun];
  }
  async function finish(query: string, begun: Begun | null): Promise<ProviderOutcome> {
    if (new URLSearchParams(query).has('error')) return 'stopped';
    if (begun === null) return 'too-old';
    const { purpose, name, session } = begun;
    const request = requestOf(query, session);
    try {
      if (purpose === 'add') {
        await add((idToken) =>
          // Another person may have logged in here meanwhile.
          accountOf(idToken) === begun.uid
            ? accepted({ ...request, idToken }, 'taken')
            : Promise.reject(new NotSignedIn('stopped')),
        );
        return { step: null, isNew: false };
      }
      if (purpose === 'log-in')
        return await signIn(() => accepted(request, 'has-account'), name, begun.owner);
      return await signIn(() => provedBy(request, begun.uid), name, begun.owner);
    } catch (error) {
      if (error instanceof NotSignedIn) return error.outcome;
      throw error;
    }
  }
  return {
    async go(provider, purpose, waiting, whose = owner()) {
      // First of all: later a browser opens no window. It copies what this page keeps.
      sessionStorage.removeItem(BEGUN);
      const opened = openProviderWindow(waiting, later);
      if (!opened) {
        // The session of a shared browser ends when its page leaves, so nothing could be added to it.
        if (purpose === 'add' && whose === 'shared') return 'blocked';
        const [address, begun] = await begin(provider, purpose, whose, '/auth/action');
        sessionStorage.setItem(BEGUN, JSON.stringify(begun));
        location.assign(address);
        return 'left';
      }
      try {
        const back = `/returned.html?lang=${document.documentElement.lang}`;
        const [address, begun] = await begin(provider, purpose, whose, back);
        const query = await opened.visit(address);
        return query === null ? 'stopped' : await finish(query, begun);
      } finally {
        opened.close();
      }
    },
    finish: (query) => finish(query, takeBegun()),
  };
}

/**
 * Makes a provider ask who is there, even if it knows the browser; Google knows no `login`. A proof
 * counts only if the provider says that it asked (OpenID Connect Core 1.0, section 3.1.2.1).
 */
function askingAgain(id: string, purpose: ProviderPurpose, whose: Ownership) {
  if (purpose !== 'prove' && whose === 'own') return {};
  const prompt = id === 'google.com' ? 'select_account' : 'login';
  return { customParameter: { prompt, ...(purpose === 'prove' && { max_age: '0' }) } };
}

const accountOf = (idToken: string) => String(claimsOf(idToken).user_id);

/** What this window began; it is forgotten by that. */
function takeBegun(): Begun | null {
  const text = sessionStorage.getItem(BEGUN);
  sessionStorage.removeItem(BEGUN);
  return text === null ? null : (JSON.parse(text) as Begun);
}

/** What the window came back with, for the service. */
function requestOf(query: string, sessionId: string): ProviderSignInRequest {
  const requestUri = `${location.origin}/auth/action${query}`;
  return { requestUri, sessionId, returnIdpCredential: true };
}

/** Shows the service what the window came back with; `taken` is what its refusal means. */
async function accepted(
  request: ProviderSignInRequest,
  taken: 'taken' | 'has-account',
): Promise<AccountAnswer> {
  const answer = await withProvider(request).catch((error: unknown) => {
    const said = error instanceof BackendError ? error.said : null;
    throw said?.startsWith('INVALID_IDP_RESPONSE') ? new NotSignedIn('too-old') : error;
  });
  const isRefused = answer.needConfirmation === true || answer.errorMessage !== undefined;
  if (isRefused) throw new NotSignedIn(taken);
  return answer;
}

/** The same for the account that has to be proved; the session of any other ends at once. */
async function provedBy(
  request: ProviderSignInRequest,
  uid: string | undefined,
): Promise<AccountAnswer> {
  const wanted = { ...request, autoCreate: false };
  const answer = await accepted(wanted, 'has-account').catch((error: unknown) => {
    const code = BackendError.codeOf(error);
    if (code === 'requires-recent-login') throw new NotSignedIn('not-asked');
    throw code === 'user-deleted' ? new NotSignedIn('other-account') : error;
  });
  if (answer.localId === uid) return answer;
  if (answer.refreshToken !== undefined) await signOut(answer.refreshToken).catch(() => undefined);
  throw new NotSignedIn('other-account');
}
