import { expect, test, vi } from 'vitest';
import { SetupError } from '../Backend';
import { LIMITS } from '../../generated/limits';
import { openKiosk } from './kiosk';
import { openKioskResumes } from './resumes';
import { openKioskSessions } from './sessionList';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('@tauri-apps/api/core', () => ({ invoke }));

test('KSK-1 every member is one command', async () => {
  invoke.mockResolvedValue({ site: 'Newark', contactEmail: 'desk@example.org' });
  const backend = await openKiosk();
  expect(backend.device).toEqual({ kind: 'kiosk', site: 'Newark' });
  const message = { key: '0', name: 'A', contact: 'B', subject: 'C', message: 'D' };
  await backend.listing('food');
  backend.countPageView('home');
  backend.countPlaceUses(['food.1a2b3c4'], 'printed');
  await backend.sendMessage(message);
  document.documentElement.lang = 'es';
  document.documentElement.style.fontSize = '150%';
  document.documentElement.setAttribute('data-contrast', '');
  await backend.openOutside('https://a.example');
  const appearance = { language: 'es', size: 150, contrast: true };
  expect(invoke.mock.calls).toEqual([
    ['settings'],
    ['listing', { name: 'food' }],
    ['count_page_view', { page: 'home' }],
    ['count_place_uses', { places: ['food.1a2b3c4'], kind: 'printed' }],
    ['send_message', { message }],
    ['open_outside', { address: 'https://a.example', appearance }],
  ]);
});

test('KSK-1 a refusal becomes an error with its code, anything else one of ours', async () => {
  invoke.mockResolvedValueOnce({ site: 'x', contactEmail: 'y' });
  const backend = await openKiosk();
  invoke.mockRejectedValueOnce('listing-not-found');
  await expect(backend.listing('x')).rejects.toMatchObject({ code: 'listing-not-found' });
  invoke.mockRejectedValueOnce('something else');
  await expect(backend.listing('x')).rejects.toMatchObject({ code: 'internal-error' });
});

test('a fault of the service keeps its reference number', async () => {
  invoke.mockResolvedValueOnce({ site: 'x', contactEmail: 'y' });
  const backend = await openKiosk();
  const message = { key: '0', name: 'A', contact: 'B', subject: 'C', message: 'D' };
  invoke.mockRejectedValueOnce({ code: 'internal-error', reference: 'a1b2c-d3e4f' });
  const failed = backend.sendMessage(message);
  await expect(failed).rejects.toMatchObject({ code: 'internal-error', reference: 'a1b2c-d3e4f' });
  invoke.mockRejectedValueOnce({ code: 'too-many-requests' });
  const refused = backend.sendMessage(message);
  await expect(refused).rejects.toMatchObject({ code: 'too-many-requests', reference: null });
});

test('RES-2 the upload limit is the one of the service, or the default without a network', async () => {
  invoke.mockResolvedValueOnce(5_000_000);
  expect((await openKioskResumes()).maxBytes).toBe(5_000_000);
  expect(invoke).toHaveBeenLastCalledWith('resume_max_bytes', {});
  invoke.mockRejectedValueOnce({ code: 'network-request-failed' });
  expect((await openKioskResumes()).maxBytes).toBe(LIMITS.resumeMaxBytes);
});

test('KSK-1 a kiosk that is set up wrongly is told apart', async () => {
  const problem = { sourceName: 'kiosk.toml', setting: 'site', problem: 'too long' };
  invoke.mockRejectedValueOnce(problem);
  await expect(openKiosk()).rejects.toEqual(new SetupError(problem));
});

test('B6 the sessions of the person and the changes are three commands', async () => {
  invoke.mockClear();
  const session = {
    id: 's2',
    device: 'Chrome, Android',
    provider: 'password',
    beganAt: '2026-01-01T00:00:00Z',
    usedAt: '2026-01-02T00:00:00Z',
    isCurrent: false,
  };
  invoke.mockResolvedValueOnce([session]);
  const sessions = openKioskSessions();
  expect(await sessions.list()).toEqual([session]);
  await sessions.end(session);
  const change = { at: '2026-01-02T00:00:00Z', what: 'factor-added' };
  invoke.mockResolvedValueOnce([change]);
  expect(await sessions.changes()).toEqual([change]);
  expect(invoke.mock.calls).toEqual([
    ['list_sessions', {}],
    ['end_session', { id: 's2' }],
    ['list_changes', {}],
  ]);
});
