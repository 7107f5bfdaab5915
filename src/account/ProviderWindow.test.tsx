import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeAccount, fakeWays } from '../backend/fake';
import { BackendError } from '../backend/Backend';
import type { ProviderOutcome, ProviderSignIn, ProviderWaiting } from '../backend/ProviderSignIn';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';

afterEach(cleanup);

const STATE = { id: 'oidc.state', name: 'The State' };

/** A person at a page that opens a window for the provider. */
function at(path: string, words?: typeof es) {
  const visits: { waiting: ProviderWaiting; end: (outcome: ProviderOutcome) => void }[] = [];
  const show = vi.fn();
  const go = vi.fn<ProviderSignIn['go']>(
    (_provider, _purpose, waiting) =>
      new Promise((resolve) => {
        visits.push({ waiting, end: resolve });
        waiting.onWindow({ isClosed: false, show });
      }),
  );
  const who = path === '/profile' ? { email: 'ana@example.org' } : null;
  const account = fakeAccount({
    session: () => who,
    waysOffered: () =>
      Promise.resolve({ emailLink: true, phone: path === '/profile', providers: [STATE] }),
    openProviders: () => Promise.resolve({ go, finish: () => Promise.resolve('stopped') }),
    openWays: () =>
      Promise.resolve(
        fakeWays({
          ways: () =>
            Promise.resolve({
              email: 'a@b.example',
              address: 'a@b.example',
              hasPassword: true,
              phone: null,
              providers: [STATE.id],
            }),
          requireRecentSignIn: () => Promise.reject(new BackendError('requires-recent-login')),
        }),
      ),
  });
  const countPageView = vi.fn();
  const parts = { openAccount: () => Promise.resolve(account), countPageView };
  const { person } = renderAt(path, parts, words);
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  const visit = (number: number) => visits[number] ?? expect.fail('no such visit');
  return { person, press, visit, visits, show, countPageView };
}

test('LIM-2 the page says that it waits, and shows the window again', async () => {
  const { press, person, show } = at('/login');
  await press('Log in with The State');
  await screen.findByRole('dialog', { name: 'Go on in the new window' });
  expect(screen.getByRole('dialog').textContent).toContain('Log in with The State in the small');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show the window'));
  await person.keyboard('{Enter}');
  expect(show).toHaveBeenCalledOnce();
});

test('LIM-2 who closes the window is told so, and tries again with nothing lost', async () => {
  const { press, person, visit, visits, show, countPageView } = at('/login');
  await press('Log in with The State');
  await screen.findByRole('dialog', { name: 'Go on in the new window' });
  act(() => visit(0).waiting.onWindow({ isClosed: true, show }));
  await screen.findByRole('dialog', { name: 'You closed the window' });
  expect(screen.getByRole('dialog').textContent).toContain('Nothing is lost');
  expect(document.activeElement?.textContent).toBe('Try again');
  await person.keyboard('{Enter}');
  expect(visits).toHaveLength(2);
  expect(visit(0).waiting.signal.aborted).toBe(true);
  await screen.findByRole('dialog', { name: 'Go on in the new window' });
  // What the first window says now is too late.
  act(() => visit(0).waiting.onWindow({ isClosed: true, show }));
  screen.getByRole('dialog', { name: 'Go on in the new window' });
  const step = { factors: [], send: () => Promise.resolve(), finish: () => Promise.resolve() };
  act(() => visit(1).waiting.onWindow(null));
  visit(1).end({ step, isNew: true });
  await screen.findByRole('heading', { name: 'One more step' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(countPageView).toHaveBeenCalledWith('newaccount');
});

test('LIM-2 Cancel closes the window and leads back to the ways to log in, in Spanish too', async () => {
  const { press, visit } = at('/login', es);
  await press('Iniciar sesión con The State');
  await screen.findByRole('dialog', { name: 'Siga en la ventana nueva' });
  await press('Cancelar');
  expect(visit(0).waiting.signal.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Iniciar sesión con The State' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

test('LIM-2 a proof is given in the window, and the dialog continues; closing the dialog stops it', async () => {
  const { press, visit, show } = at('/profile');
  await press('Add a phone number');
  await press('Confirm with The State');
  await screen.findByText(/in the small window/);
  act(() => visit(0).waiting.onWindow({ isClosed: true, show }));
  await press('Try again');
  await screen.findByText(/in the small window/);
  await press('Cancel');
  expect(visit(1).waiting.signal.aborted).toBe(true);
});
