import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../backend/Backend';
import { BackendContext } from '../backend/context';
import { fakeBackend } from '../backend/fake';
import { Announcements } from './Announcements';

const NOW = Date.parse('2026-11-29T20:00:00-05:00');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows the notices that the service has now, each with its end in seconds from now. */
async function shows(notices: [text: string, seconds: number][]) {
  const rows = notices.map(([en, seconds]) => ({
    en,
    es: en,
    until: String(NOW + seconds * 1_000),
  }));
  const listing = vi.fn<Backend['listing']>(() => Promise.resolve({ rows, keptAt: null }));
  render(
    <MemoryRouter>
      <BackendContext value={fakeBackend({ listing })}>
        <Announcements />
      </BackendContext>
    </MemoryRouter>,
  );
  await passes(0);
  return listing;
}

const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('DSK a notice leaves an open page at its time, before the service is asked again', async () => {
  const listing = await shows([
    ['Code Blue tonight.', 20],
    ['Closed on Monday.', 90],
    ['It ended before.', -1],
  ]);
  const asked = listing.mock.calls.length;
  expect(screen.queryByText('It ended before.')).toBeNull();
  await passes(19);
  screen.getByText('Code Blue tonight.');
  await passes(1);
  expect(screen.queryByText('Code Blue tonight.')).toBeNull();
  screen.getByText('Closed on Monday.');
  expect(listing).toHaveBeenCalledTimes(asked);
  await passes(40);
  await passes(30);
  expect(screen.queryByText('Closed on Monday.')).toBeNull();
});
