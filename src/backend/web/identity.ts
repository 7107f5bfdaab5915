import type {
  AccountAnswer,
  AccountRequest,
  MfaAnswer,
  MfaInfo,
  MfaRequest,
  PhoneSignInAnswer,
  PhoneSignInRequest,
  ProjectFacts,
  ProviderAnswer,
  ProviderInfo,
  ProviderSignInRequest,
  TokenAnswer,
  WorkChallenge,
} from '../../generated/bindings';
import { LIMITS } from '../../generated/limits';
import { BackendError } from '../Backend';
import { call } from './call';

/** The public name of our clients; no secret. */
const KEY = 'new-beginnings';

/** LIM-1: 30 seconds at a desk, 60 on a phone. */
function timeout(): number {
  return navigator.userAgent.includes('Mobi') ? LIMITS.authTimeoutMobileMs : LIMITS.authTimeoutMs;
}

/** `POST /v1/accounts:{name}` */
export async function account(
  name: string,
  request: Partial<AccountRequest>,
): Promise<AccountAnswer> {
  return content<AccountAnswer>(await post(`/v1/accounts:${name}`, request), 'kind');
}

/** `POST /v1/accounts:{name}` of a phone number; `mark` is a field of every answer to this call. */
export async function phone(
  name: string,
  request: PhoneSignInRequest,
  mark: keyof PhoneSignInAnswer,
): Promise<AccountAnswer & PhoneSignInAnswer> {
  return content(await post(`/v1/accounts:${name}`, request), mark);
}

/** `POST /v1/accounts:signInWithIdp` */
export async function withProvider(
  request: ProviderSignInRequest,
): Promise<AccountAnswer & ProviderAnswer> {
  return content(await post('/v1/accounts:signInWithIdp', request), 'kind');
}

/** `GET /account/proof-of-work` */
export async function workChallenge(): Promise<WorkChallenge> {
  return content<WorkChallenge>(await call('/account/proof-of-work'), 'maxnumber');
}

/** `accounts:lookup`: what our screens read of the account that an access token belongs to. */
interface KnownUser {
  email?: string;
  /** A marker that there is a password. */
  passwordHash?: string;
  phoneNumber?: string;
  providerUserInfo?: ProviderInfo[];
  mfaInfo?: MfaInfo[];
}

/** `accounts:lookup` */
export async function lookUp(idToken: string): Promise<KnownUser> {
  const answer = await post('/v1/accounts:lookup', { idToken });
  const { users } = await content<{ users: KnownUser[] }>(answer, 'users');
  return users[0] ?? {};
}

/** `POST /v2/accounts/{name}`; `mark` is a field of every answer to this call. */
export async function secondFactor(
  name: string,
  request: MfaRequest,
  mark: keyof MfaAnswer,
): Promise<MfaAnswer> {
  return content<MfaAnswer>(await post(`/v2/accounts/${name}`, request), mark);
}

function post(path: string, request: unknown): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Firebase-Locale': document.documentElement.lang,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  return call(`${path}?key=${KEY}`, init, timeout());
}

/** `GET /__/firebase/init.json`: what this installation says of itself. */
export async function projectFacts(): Promise<ProjectFacts> {
  return content<ProjectFacts>(await call('/__/firebase/init.json'), 'storageBucket');
}

/** `POST /v1/token`. An answer that was lost is asked for once more at once: the service gives the
 * same again. */
export async function refresh(token: string): Promise<TokenAnswer> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
  const ask = () => call(`/v1/token?key=${KEY}`, { method: 'POST', body }, timeout());
  const answer = await ask().catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'network-request-failed') return ask();
    throw error;
  });
  return content<TokenAnswer>(answer, 'access_token');
}

/** Our own calls of a signed-in person, with a JSON body if there is a request. */
export function signedIn(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  request?: object,
): Promise<Response> {
  const Authorization = `Bearer ${token}`;
  const content = request && {
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  };
  return call(path, { method, headers: { Authorization }, ...content }, timeout());
}

/** How long a download of everything may take, in milliseconds: 200 MB on a slow link. */
const DOWNLOAD_TIMEOUT = 30 * 60_000;

/** A file of a signed-in person, complete. */
export async function download(path: string, token: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await call(path, { headers }, DOWNLOAD_TIMEOUT);
  return answer.blob().catch(() => {
    throw new BackendError('network-request-failed');
  });
}

/** Ends the session of a refresh token, also while the page is being left. */
export function signOut(token: string): Promise<Response> {
  const body = JSON.stringify({ refresh_token: token });
  return call('/account/sign-out', { method: 'POST', body, keepalive: true });
}

/** A body that is not the service's is no answer. */
async function content<T>(answer: Response, mark: string): Promise<T> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !(mark in body)) {
    throw new BackendError('network-request-failed');
  }
  return body as T;
}
