import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FindAnswer, OpenNow } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { renderAt } from '../test/renderAt';

const MINUTE = 60_000;
const LOADED = Date.UTC(2026, 10, 23, 16, 20);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['Date'], now: LOADED });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const open = (at: string): OpenNow => ({
  state: 'open',
  next: { at, state: 'closed' },
  service: null,
  reception: null,
});
const answerAt = (at: string, next: string): FindAnswer => ({
  ...nothingFound,
  at,
  places: [foundPlace('Kitchen', { open: open(next), rank: 1 })],
  total: 1,
});

test('a screen that was left open asks again once what it says has changed, and not before', async () => {
  const find = vi.fn(() => Promise.resolve(answerAt('2026-11-23T11:20', '2026-11-23T11:30')));
  renderAt('/find/food?near=Newark', { find });
  await screen.findByRole('heading', { name: 'Kitchen' });
  expect(find).toHaveBeenCalledTimes(1);
  vi.setSystemTime(LOADED + 9 * MINUTE);
  fireEvent(document, new Event('visibilitychange'));
  expect(find).toHaveBeenCalledTimes(1);
  find.mockResolvedValue(answerAt('2026-11-23T11:31', '2026-11-24T11:30'));
  vi.setSystemTime(LOADED + 11 * MINUTE);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  await waitFor(() =>
    expect(document.querySelector('.open-badge')?.textContent).toMatch(/tomorrow/),
  );
  fireEvent(document, new Event('visibilitychange'));
  expect(find).toHaveBeenCalledTimes(2);
});

test('an answer for another day stands still', async () => {
  const find = vi.fn(() => Promise.resolve(answerAt('2026-11-29T00:00', '2026-11-29T10:00')));
  renderAt('/find/food?near=Newark&when=2026-11-29', { find });
  await screen.findByRole('heading', { name: 'Kitchen' });
  vi.setSystemTime(LOADED + 24 * 60 * MINUTE);
  fireEvent(document, new Event('visibilitychange'));
  expect(find).toHaveBeenCalledTimes(1);
});
