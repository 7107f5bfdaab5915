import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeAccount, fakeSessions } from '../backend/fake';
import type { Sessions } from '../backend/Sessions';
import type { SessionInfo } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';

afterEach(cleanup);

const usedAt = new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString();
const times = { provider: 'password', beganAt: '2020-01-01T00:00:00Z', usedAt };
const here: SessionInfo = { ...times, id: 'a', device: 'Chrome, Android', isCurrent: true };
const there: SessionInfo = { ...times, id: 'b', device: 'Kiosk, Linux', isCurrent: false };
const unknown: SessionInfo = { ...there, id: 'c', device: '', usedAt: new Date().toISOString() };

function atSettings(parts: Partial<Sessions>, words = en) {
  const who = { email: 'ana@example.org' };
  const account = fakeAccount({
    session: () => who,
    openSessions: () => Promise.resolve(fakeSessions(parts)),
  });
  const openAccount = () => Promise.resolve(account);
  const { person } = renderAt('/profile', { openAccount }, words);
  return async (name: string) => person.click(await screen.findByRole('button', { name }));
}

test('B6 a session elsewhere is ended after one question; the own one is not offered', async () => {
  const list = vi.fn(() => Promise.resolve([here, there, unknown]));
  const end = vi.fn(() => {
    list.mockResolvedValue([here, unknown]);
    return Promise.resolve();
  });
  const press = atSettings({ list, end });
  await screen.findByText('Chrome, Android. This device, now');
  await screen.findByText('Unknown device. Last used less than an hour ago');
  expect(screen.queryByRole('button', { name: /^Log out there: Chrome/ })).toBeNull();
  await press('Log out there: Kiosk, Linux. Last used 3 days ago');
  await screen.findByRole('dialog', { name: 'Log out there?' });
  expect(document.activeElement?.textContent).toBe('Cancel');
  await press('Cancel');
  expect(end).not.toHaveBeenCalled();
  await press('Log out there: Kiosk, Linux. Last used 3 days ago');
  await press('Log out there');
  await screen.findByText('Done. You are logged out there.');
  expect(end).toHaveBeenCalledExactlyOnceWith(there);
  await waitFor(() => expect(screen.queryByText(/^Kiosk/)).toBeNull());
});

test('B6 what cannot be shown or ended says so, and can be tried again', async () => {
  const offline = new BackendError('network-request-failed');
  const list = vi
    .fn(() => Promise.resolve([here, there]))
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  const press = atSettings({ list, end: () => Promise.reject(offline) });
  await screen.findByText("We can't show this right now.");
  await press('Try Again');
  await press('Log out there: Kiosk, Linux. Last used 3 days ago');
  await press('Log out there');
  await screen.findByRole('dialog', { name: 'Something Went Wrong' });
  expect(screen.queryByText('Done. You are logged out there.')).toBeNull();
});

test('B6 the list speaks Spanish', async () => {
  atSettings({ list: () => Promise.resolve([here, there]) }, es);
  await screen.findByRole('button', {
    name: 'Cerrar sesión allí: Quiosco, Linux. Último uso: hace 3 días',
  });
});
