import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AccountAnswer, ProviderPurpose } from '../../generated/bindings';
import { FakeChannel, stubWindows } from '../../test/fakeWindow';
import type { ProviderWaiting } from '../ProviderSignIn';
import { openWebProviders } from './providerSignIn';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const begun = (purpose: ProviderPurpose, more = {}) =>
  JSON.stringify({ session: 's1', name: 'The State', purpose, owner: 'own', ...more });
const BEGUN = begun('log-in');
/** An access token of the account u1. */
const TOKEN = `h.${btoa(JSON.stringify({ user_id: 'u1' }))}.s`;

/** Sign-in with answers of the service that a test gives. */
function providers(status: number, body: object) {
  const ask = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', ask);
  const signIn = vi.fn(async (ask: () => Promise<AccountAnswer>) => {
    await ask();
    return { step: null, isNew: false };
  });
  const keep = vi.fn(() => Promise.resolve());
  // A phone: the page itself goes to the provider.
  vi.stubGlobal('innerWidth', 390);
  const session = { signIn, owner: () => 'own' as const, later: () => () => undefined };
  const web = openWebProviders({
    ...session,
    ask: (call) => call(TOKEN),
    add: (call) => call(TOKEN).then(keep),
  });
  return { ask, signIn, keep, web };
}

const waiting = (): ProviderWaiting => ({
  text: '',
  onWindow: () => undefined,
  signal: new AbortController().signal,
});

test('IDN-2 only the window that began can finish, and once', async () => {
  const { ask, signIn, web } = providers(200, { kind: 'x', idToken: 'a' });
  expect(await web.finish('?code=c&state=s')).toBe('too-old');
  expect(ask).not.toHaveBeenCalled();
  sessionStorage.setItem('provider-sign-in', BEGUN);
  expect(await web.finish('?code=c&state=s')).toEqual({ step: null, isNew: false });
  expect(signIn).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'The State', 'own');
  const sent = JSON.parse(ask.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>;
  expect(sent).toMatchObject({
    sessionId: 's1',
    requestUri: `${location.origin}/auth/action?code=c&state=s`,
  });
  expect(await web.finish('?code=c&state=s')).toBe('too-old');
});

test('IDN-3 what the service says about the answer of a provider is told apart', async () => {
  for (const [status, body, outcome] of [
    [200, { kind: 'x', needConfirmation: true }, 'has-account'],
    [400, { error: { message: 'INVALID_IDP_RESPONSE : Why.' } }, 'too-old'],
  ] as const) {
    sessionStorage.setItem('provider-sign-in', BEGUN);
    expect(await providers(status, body).web.finish('?code=c&state=s')).toBe(outcome);
  }
  sessionStorage.setItem('provider-sign-in', BEGUN);
  const { ask, web } = providers(200, {});
  expect(await web.finish('?state=s&error=access_denied')).toBe('stopped');
  expect(ask).not.toHaveBeenCalled();
});

/** What was sent to the service. */
const sentTo = (ask: ReturnType<typeof providers>['ask']) =>
  ask.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);

test('IDN-3 a provider is added to the account of the session', async () => {
  sessionStorage.setItem('provider-sign-in', begun('add', { uid: 'u1' }));
  const { ask, keep, signIn, web } = providers(200, { kind: 'x', idToken: 'b' });
  expect(await web.finish('?code=c&state=s')).toEqual({ step: null, isNew: false });
  expect(sentTo(ask)).toMatchObject([{ sessionId: 's1', idToken: TOKEN }]);
  expect(keep).toHaveBeenCalledOnce();
  expect(signIn).not.toHaveBeenCalled();
  sessionStorage.setItem('provider-sign-in', begun('add', { uid: 'u1' }));
  const refused = providers(200, { kind: 'x', errorMessage: 'EMAIL_EXISTS' });
  expect(await refused.web.finish('?code=c&state=s')).toBe('taken');
  expect(refused.keep).not.toHaveBeenCalled();
});

test('IDN-3 a provider is not added to the account of a person who came meanwhile', async () => {
  sessionStorage.setItem('provider-sign-in', begun('add', { uid: 'u2' }));
  const { ask, keep, web } = providers(200, { kind: 'x', idToken: 'b' });
  expect(await web.finish('?code=c&state=s')).toBe('stopped');
  expect(ask).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test('IDN-3 only the same account is proved again, and no other is made', async () => {
  sessionStorage.setItem('provider-sign-in', begun('prove', { uid: 'u1' }));
  const same = providers(200, { kind: 'x', localId: 'u1', idToken: 'b', refreshToken: 'r' });
  expect(await same.web.finish('?code=c&state=s')).toEqual({ step: null, isNew: false });
  expect(sentTo(same.ask)).toMatchObject([{ autoCreate: false }]);
  sessionStorage.setItem('provider-sign-in', begun('prove', { uid: 'u1' }));
  const other = providers(200, { kind: 'x', localId: 'u2', idToken: 'b', refreshToken: 'r2' });
  expect(await other.web.finish('?code=c&state=s')).toBe('other-account');
  // The session that was opened by it ends.
  expect(sentTo(other.ask)).toMatchObject([{}, { refresh_token: 'r2' }]);
  sessionStorage.setItem('provider-sign-in', begun('prove', { uid: 'u1' }));
  const unknown = providers(400, { error: { message: 'USER_NOT_FOUND' } });
  expect(await unknown.web.finish('?code=c&state=s')).toBe('other-account');
});

test('IDN-2 a provider asks again on a shared device, and to prove who is there', async () => {
  const asks = async (id: string, ...[purpose, owner]: ['log-in' | 'prove', 'own' | 'shared']) => {
    const { ask, web } = providers(200, { kind: 'x', authUri: '#there', sessionId: 's1' });
    expect(await web.go({ id, name: 'The State' }, purpose, waiting(), owner)).toBe('left');
    return sentTo(ask)[0]?.customParameter;
  };
  expect(await asks('oidc.state', 'log-in', 'own')).toBeUndefined();
  expect(await asks('oidc.state', 'log-in', 'shared')).toEqual({ prompt: 'login' });
  expect(await asks('oidc.state', 'prove', 'own')).toEqual({ prompt: 'login', max_age: '0' });
  expect(await asks('google.com', 'log-in', 'shared')).toEqual({ prompt: 'select_account' });
});

test('IDN-3 a provider that did not ask who is there proves nothing', async () => {
  const message = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN : Why.';
  sessionStorage.setItem('provider-sign-in', begun('prove', { uid: 'u1' }));
  const { web, signIn } = providers(400, { error: { message } });
  expect(await web.finish('?code=c&state=s')).toBe('not-asked');
  expect(signIn).toHaveBeenCalledOnce();
  // To add one, the person of this page has to prove who they are.
  sessionStorage.setItem('provider-sign-in', begun('add', { uid: 'u1' }));
  await expect(
    providers(400, { error: { message } }).web.finish('?code=c&state=s'),
  ).rejects.toMatchObject({ code: 'requires-recent-login' });
});

test('IDN-3 without a window nothing is added on a shared browser, whose session would end', async () => {
  const { ask, web } = providers(200, { kind: 'x', authUri: '#there', sessionId: 's1' });
  const state = { id: 'oidc.state', name: 'The State' };
  expect(await web.go(state, 'add', waiting(), 'shared')).toBe('blocked');
  expect(ask).not.toHaveBeenCalled();
  expect(await web.go(state, 'add', waiting(), 'own')).toBe('left');
});

const STATE = { id: 'oidc.state', name: 'The State' };
const AUTH = { kind: 'x', authUri: 'https://id.example/auth?state=s', sessionId: 's1' };

test('LIM-2 with a window beside it the page finishes, and nothing of it is kept', async () => {
  const { ask, signIn, web } = providers(200, { ...AUTH, idToken: 'a' });
  const { opened } = stubWindows();
  sessionStorage.setItem('provider-sign-in', BEGUN);
  const going = web.go(STATE, 'log-in', waiting(), 'shared');
  // The window copied what the page kept when it was opened.
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(AUTH.authUri));
  new FakeChannel().postMessage({ query: '?code=c&state=s' });
  expect(await going).toEqual({ step: null, isNew: false });
  expect(signIn).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'The State', 'shared');
  expect(sentTo(ask)).toMatchObject([
    { continueUri: expect.stringContaining('/returned.html?lang=') as string },
    { sessionId: 's1', requestUri: expect.stringContaining('?code=c&state=s') as string },
  ]);
  expect(sessionStorage).toHaveLength(0);
  expect(opened.closed).toBe(true);
});

test('LIM-2 a provider that cannot be reached closes the window', async () => {
  const { web } = providers(503, {});
  const { opened } = stubWindows();
  await expect(web.go(STATE, 'log-in', waiting(), 'own')).rejects.toMatchObject({
    code: 'network-request-failed',
  });
  expect(opened.closed).toBe(true);
});

test('LIM-2 where the browser blocks the window, the page itself goes', async () => {
  const { web } = providers(200, { kind: 'x', authUri: '#there', sessionId: 's1' });
  const { open } = stubWindows(true);
  expect(await web.go(STATE, 'log-in', waiting(), 'shared')).toBe('left');
  expect(open).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('provider-sign-in')).toContain('"session":"s1"');
});
