import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeAccount, fakeSessions } from '../backend/fake';
import type { Sessions } from '../backend/Sessions';
import type { AccountChange } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';

afterEach(cleanup);

const changed = (what: AccountChange['what'], day: number): AccountChange => ({
  what,
  at: new Date(2026, 2, day, 15, 4).toISOString(),
});

function atSettings(changes: Sessions['changes'], words = en) {
  // An account of a provider has neither an email nor a phone.
  const who = { email: 'Ana' };
  const account = fakeAccount({
    session: () => who,
    openSessions: () => Promise.resolve(fakeSessions({ changes })),
  });
  const openAccount = () => Promise.resolve(account);
  const { person } = renderAt('/profile', { openAccount }, words);
  return async (name: string) => person.click(await screen.findByRole('button', { name }));
}

const shown = async (name: string) => {
  const section = await screen.findByRole('region', { name });
  return [...section.querySelectorAll('li')].map((it) => it.textContent);
};

test('B5 what changed in the account is listed with day and time, the newest first', async () => {
  const list = [7, 6, 5, 4, 3, 2].map((day) => changed('new-device', day));
  const press = atSettings(() => Promise.resolve([changed('factor-removed', 8), ...list]));
  await screen.findByText('A second step was removed.');
  const first = await shown('What changed in your account');
  expect(first).toHaveLength(5);
  expect(first[0]).toMatch(/^A second step was removed\.Mar 8, 2026, 3:04\sPM$/);
  await press('Show older changes');
  expect(await shown('What changed in your account')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

test('B5 a list that cannot be loaded says so, and can be tried again', async () => {
  const changes = vi
    .fn(() => Promise.resolve<AccountChange[]>([]))
    .mockRejectedValueOnce(new BackendError('network-request-failed'))
    .mockRejectedValueOnce(new BackendError('network-request-failed'));
  const press = atSettings(changes);
  await press('Try Again');
  await screen.findByText('Nothing has changed yet.');
});

test('B5 the list of changes speaks Spanish', async () => {
  atSettings(() => Promise.resolve([changed('factor-added', 8)]), es);
  await screen.findByText('Se agregó un segundo paso.');
  await screen.findByText(/^8 mar 2026, 3:04\sp\.\s?m\.$/);
});
