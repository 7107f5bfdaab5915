import { afterEach, expect, test, vi } from 'vitest';
import type { AccountAnswer } from '../../generated/bindings';
import { openWebProviders } from './providerSignIn';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const BEGUN = JSON.stringify({ session: 's1', name: 'The State', owner: 'own' });

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
  return { ask, signIn, web: openWebProviders(signIn) };
}

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
