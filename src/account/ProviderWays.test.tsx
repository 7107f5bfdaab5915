import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeAccount } from '../backend/fake';
import type { ProviderOutcome, ProviderSignIn } from '../backend/ProviderSignIn';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const STATE = { id: 'oidc.state', name: 'The State' };

function at(path: string, parts: Partial<ProviderSignIn>, providers = [STATE]) {
  const account = fakeAccount({
    waysOffered: () => Promise.resolve({ emailLink: true, phone: false, providers }),
    openProviders: () =>
      Promise.resolve({
        go: () => Promise.resolve('left'),
        finish: () => Promise.resolve('stopped'),
        ...parts,
      }),
  });
  const openAccount = () => Promise.resolve(account);
  const countPageView = vi.fn();
  return { ...renderAt(path, { openAccount, countPageView }), countPageView };
}
const comesBack = (outcome: ProviderOutcome) =>
  at('/auth/action?code=c&state=s', { finish: () => Promise.resolve(outcome) });

test('IDN-2 a button leads to each provider that the operator set up', async () => {
  const go = vi.fn(() => Promise.resolve('left' as const));
  const { person } = at('/login', { go });
  await person.click(await screen.findByRole('button', { name: 'Log in with The State' }));
  await waitFor(() =>
    expect(go).toHaveBeenCalledExactlyOnceWith(STATE, 'log-in', expect.anything(), 'shared'),
  );
  cleanup();
  at('/login', {}, []);
  await screen.findByRole('button', { name: 'Send me a code by email' });
  expect(screen.queryByRole('button', { name: /Log in with/ })).toBeNull();
});

test('IDN-2 a provider that cannot be reached is said on the screen', async () => {
  const go = () => Promise.reject(new BackendError('network-request-failed'));
  const { person } = at('/login', { go });
  await person.click(await screen.findByRole('button', { name: 'Log in with The State' }));
  await screen.findByRole('dialog');
});

test('LOG-5 LOG-6 who comes back is logged in, and a new account is counted', async () => {
  const finish = vi.fn(() => Promise.resolve({ step: null, isNew: true }));
  const { router, countPageView } = at('/auth/action?code=c&state=s', { finish });
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(finish).toHaveBeenCalledExactlyOnceWith('?code=c&state=s');
  expect(countPageView).toHaveBeenCalledWith('newaccount');
  expect(router.state.location.search).toBe('');
});

test('IDN-3 the second step is asked for after a provider too', async () => {
  const step = { factors: [], send: () => Promise.resolve(), finish: () => Promise.resolve() };
  const { router } = comesBack({ step, isNew: false });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/auth/action');
});

test('IDN-2 a person who comes back without being logged in is told why, and led back', async () => {
  for (const [outcome, text] of [
    ['stopped', /You stopped before you were done/],
    ['too-old', /That took too long/],
    ['has-account', /You already have an account with this email/],
  ] as const) {
    const { person, router } = comesBack(outcome);
    await screen.findByText(text);
    await person.click(screen.getByRole('link', { name: 'Back to Log In' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    cleanup();
  }
});

test('IDN-2 a kiosk hears at once what became of it: a new account is counted, a step is asked for', async () => {
  const step = { factors: [], send: () => Promise.resolve(), finish: () => Promise.resolve() };
  const { person, countPageView } = at('/login', {
    go: () => Promise.resolve({ step, isNew: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Log in with The State' }));
  await waitFor(() => expect(countPageView).toHaveBeenCalledWith('newaccount'));
  await screen.findByRole('heading', { name: 'One more step' });
});

test('IDN-2 a kiosk says why the person is not logged in, and stays quiet when they went back', async () => {
  const go = vi.fn<ProviderSignIn['go']>(() => Promise.resolve('stopped'));
  const { person } = at('/login', { go });
  const button = await screen.findByRole('button', { name: 'Log in with The State' });
  await person.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.queryByRole('dialog')).toBeNull();
  go.mockResolvedValue('has-account');
  await person.click(button);
  await screen.findByText(/You already have an account with this email/);
});
