import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account, SignedIn } from '../backend/Account';
import { fakeAccount } from '../backend/fake';
import { renderAt } from '../test/renderAt';
import { masked } from './masked';

afterEach(cleanup);

test('G12 an address is masked, whatever it looks like', () => {
  expect(masked('ana.lopez@example.org')).toBe('a…@example.org');
  expect(masked('ñ@b@c.example')).toBe('ñ…@c.example');
  expect(masked('')).toBe('…');
  expect(masked('+19735550100')).toBe('…0100');
});

test('G12 every screen says that someone is logged in, and logs out', async () => {
  let who: SignedIn = { email: 'ana@example.org' };
  let tell: () => void = () => undefined;
  const signOut = vi.fn(() => {
    who = null;
    act(() => tell());
    return Promise.resolve();
  });
  const account = fakeAccount({
    session: () => who,
    signOut,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  const { person } = renderAt('/about', { accountInUse: () => Promise.resolve(account) });
  expect(await screen.findByText('Logged in: a…@example.org')).toBeTruthy();
  expect(document.body.textContent).not.toContain('ana@');
  await person.click(screen.getByRole('button', { name: 'Log out, a…@example.org' }));
  expect(signOut).toHaveBeenCalledOnce();
  expect(await screen.findByText('You are logged out.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('About Us');
});

test('HOM-1 a page that begins with a session keeps the room of its row until the next screen', async () => {
  let who: SignedIn = { email: 'ana@example.org' };
  let tell: () => void = () => undefined;
  let open: (account: Account) => void = () => undefined;
  const account = fakeAccount({
    session: () => who,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  const { container, router } = renderAt('/about', {
    isSignedInAtStart: true,
    accountInUse: () => new Promise((resolve) => (open = resolve)),
  });
  const row = () => container.querySelector('.session');
  expect(row()?.textContent).toBe('');
  // The screen itself: what stands before it is drawn again with it.
  await screen.findByRole('heading', { name: 'About Us' });
  act(() => open(account));
  expect(await screen.findByText('Logged in: a…@example.org')).toBeTruthy();
  act(() => {
    who = null;
    tell();
  });
  expect(row()).not.toBeNull();
  await act(() => router.navigate('/contact'));
  await waitFor(() => expect(row()).toBeNull());
});

test('G12 who never logged in sees nothing of it', async () => {
  renderAt('/about');
  await screen.findByRole('button', { name: 'Leave now' });
  expect(screen.queryByText(/Logged in/)).toBeNull();
});
