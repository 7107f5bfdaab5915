import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from './backend/Backend';
import { fakeBackend, fakeBuilder } from './backend/fake';
import { loadAhead } from './loadAhead';
import { idle } from './page/idle';

// The navigator stays itself: libraries that are loaded meanwhile read other properties of it.
const onLink = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
});

/** A link that tells when it changes. */
const link = (facts: { saveData?: boolean; effectiveType?: string }) =>
  Object.assign(new EventTarget(), facts);

test.each([
  ['a link of which nothing is known', undefined, 1],
  ['a good link', link({ saveData: false, effectiveType: '4g' }), 1],
  ['a link on which data is saved', link({ saveData: true, effectiveType: '4g' }), 0],
  ['a very slow link', link({ saveData: false, effectiveType: 'slow-2g' }), 0],
  ['a slow link', link({ saveData: false, effectiveType: '2g' }), 0],
])('on %s the places and employers are loaded ahead or not', async (_, connection, times) => {
  onLink(connection);
  const keepPlaces = vi.fn(() => Promise.resolve());
  const keepEmployers = vi.fn(() => Promise.resolve());
  const openResumeBuilder = () => Promise.resolve(fakeBuilder({ keepEmployers }));
  await loadAhead(fakeBackend({ keepPlaces, openResumeBuilder }));
  expect(keepPlaces).toHaveBeenCalledTimes(times);
  expect(keepEmployers).toHaveBeenCalledTimes(times);
});

test('the places and the finder are asked for at once, also where nothing is ever idle', async () => {
  vi.useFakeTimers();
  onLink(undefined);
  const keepPlaces = vi.fn(() => Promise.resolve());
  void loadAhead(fakeBackend({ keepPlaces }));
  expect(keepPlaces).toHaveBeenCalledOnce();
  await Promise.resolve();
});

test('on a slow link that gets better they are loaded ahead then, once', async () => {
  const changing = link({ effectiveType: 'slow-2g' });
  onLink(changing);
  const keepPlaces = vi.fn(() => Promise.resolve());
  await loadAhead(fakeBackend({ keepPlaces }));
  changing.effectiveType = '2g';
  changing.dispatchEvent(new Event('change'));
  expect(keepPlaces).not.toHaveBeenCalled();
  changing.effectiveType = '3g';
  changing.dispatchEvent(new Event('change'));
  await waitFor(() => expect(keepPlaces).toHaveBeenCalledOnce());
  changing.dispatchEvent(new Event('change'));
  await idle();
  expect(keepPlaces).toHaveBeenCalledOnce();
});

test.each([
  ['when the browser says that it is back', () => dispatchEvent(new Event('online'))],
  ['after a minute, if it does not', () => vi.advanceTimersByTime(60_000)],
])('what failed without a network is tried again %s, once', async (_, comesBack) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onLink(undefined);
  const keepPlaces = vi
    .fn(() => Promise.resolve())
    .mockRejectedValueOnce(new BackendError('network-request-failed'));
  await loadAhead(fakeBackend({ keepPlaces }));
  expect(keepPlaces).toHaveBeenCalledOnce();
  comesBack();
  await waitFor(() => expect(keepPlaces).toHaveBeenCalledTimes(2));
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  await idle();
  expect(keepPlaces).toHaveBeenCalledTimes(2);
});

/** Files whose late parts no visitor reaches on the website without an account. */
const OTHERS = /^(account|desk|backend\/kiosk)\//;
/** What needs the network, or is loaded at the start. */
const LATER = [
  // Comes with the whole of Spanish.
  /^words\/(es\.(base|logIn)|data\/data\.es)$/,
  /^(account|desk|entry)\/|^backend\/kiosk\//,
  /^backend\/web\/(account|vault|builder|placeTexts|entryLinks|terminal|keptPlaces|places|leave|\w+SignIn|waySettings|sessionList|security|desk|resumes|keptEmployers|watchAnswers)$/,
  /^(loadAhead|setup\/SetupScreen|visit\/\w+|keyboard\/ScreenKeyboard|announcements\/Announcements|mylist\/TextDialog)$/,
];

test('whatever a visitor reaches without an account is loaded ahead', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const lateIn = (file: string) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(
      ([, path = '']) => join(dirname(file), path),
    );
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/test\.|loadAhead/.test(file);
  const sources = files.filter((file) => isSource(file) && !OTHERS.test(file));
  const ahead = lateIn('loadAhead.ts');
  const missing = sources
    .flatMap(lateIn)
    .filter((module) => !LATER.some((later) => later.test(module)) && !ahead.includes(module));
  expect(ahead.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
