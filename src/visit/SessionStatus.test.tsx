import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../backend/Account';
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

test('G12 every screen says that somebody is logged in, and logs out', async () => {
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

test('G12 who never logged in sees nothing of it', async () => {
  renderAt('/about');
  await screen.findByRole('button', { name: 'Leave now' });
  expect(screen.queryByText(/Logged in/)).toBeNull();
});
