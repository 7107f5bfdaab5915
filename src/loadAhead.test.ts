import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from './backend/Backend';
import { fakeBackend } from './backend/fake';
import { loadAhead } from './loadAhead';

afterEach(() => vi.unstubAllGlobals());

const onLink = (connection: object | undefined) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }) as object);

test.each([
  ['a link of which nothing is known', undefined, 1],
  ['a good link', { saveData: false, effectiveType: '4g' }, 1],
  ['a link on which data is saved', { saveData: true, effectiveType: '4g' }, 0],
  ['a very slow link', { saveData: false, effectiveType: 'slow-2g' }, 0],
  ['a slow link', { saveData: false, effectiveType: '2g' }, 0],
])('on %s the places are loaded ahead or not', async (_, connection, times) => {
  onLink(connection);
  const keepPlaces = vi.fn(() => Promise.resolve());
  await loadAhead(fakeBackend({ keepPlaces }));
  expect(keepPlaces).toHaveBeenCalledTimes(times);
});

test('what failed without a network is tried again when it is back', async () => {
  onLink(undefined);
  const keepPlaces = vi
    .fn(() => Promise.resolve())
    .mockRejectedValueOnce(new BackendError('network-request-failed'));
  await loadAhead(fakeBackend({ keepPlaces }));
  expect(keepPlaces).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(keepPlaces).toHaveBeenCalledTimes(2));
});
