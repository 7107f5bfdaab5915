import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Backend } from '../backend/Backend';
import { en } from '../words/en';
import { renderAt } from '../test/renderAt';
import { late } from './late';

afterEach(cleanup);

const NO_CONNECTION = en.errors['network-request-failed'];

function Dialog({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>a dialog</button>;
}

test('RTE-1 a dialog whose code does not arrive closes, the screen stays and says why', async () => {
  const load = vi.fn(() => Promise.reject<typeof Dialog>(new TypeError('Failed to fetch')));
  const { person } = renderAt('/', { isReachable: () => Promise.resolve(false) });
  const heading = await screen.findByRole('heading', { level: 1 });
  const onClose = vi.fn();
  const Late = late(load);
  // The code comes later, and what React does then belongs to the same act.
  const open = () => act(() => Promise.resolve(render(<Late onClose={onClose} />)));
  const { unmount } = await open();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect((await screen.findByText(NO_CONNECTION)).closest('[role=alert]')).toBeTruthy();
  expect(heading.isConnected).toBe(true);
  unmount();
  await person.click(heading);
  expect(screen.queryByText(NO_CONNECTION)).toBeNull();

  // Another press tries again.
  load.mockResolvedValue(Dialog);
  await open();
  await screen.findByText('a dialog');
});

test('a screen whose code is on its way asks for notices as often as any other', async () => {
  const asksAt = async (path: string, button: string) => {
    const listing = vi.fn<Backend['listing']>(() => Promise.resolve({ rows: [], keptAt: null }));
    renderAt(path, { listing });
    await screen.findAllByText(button);
    await waitFor(() => expect(listing).toHaveBeenCalledWith('notices'));
    const count = listing.mock.calls.filter(([name]) => name === 'notices').length;
    cleanup();
    return count;
  };
  const usual = await asksAt('/', en.home.doors.help);
  expect(await asksAt('/login', 'Log In')).toBe(usual);
});
