import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORGOTTEN } from '../visitMemory';
import { watchAnswers } from './watchAnswers';
import { IDLE_SECONDS, WARNING_SECONDS } from './idle';
import { LEFT } from './leave';
import type { Unattended } from './unattended';

let isSignedIn = false;
let rule: Unattended | null = null;
const warned = vi.fn();
const forgotten = vi.fn();
/** What the page of a test listens to: the page of the next one is another. */
let ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-05T15:00:00Z') });
  sessionStorage.clear();
  document.body.innerHTML =
    '<main><form role="search"><input id="near"></form><input id="name"></main>';
  [isSignedIn, rule] = [false, null];
  for (const heard of [warned, forgotten]) heard.mockClear();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[name, listener, options]: Parameters<typeof add>) => {
      add(name, listener, options);
      ends.push(() => window.removeEventListener(name, listener, options));
    },
  );
  addEventListener(FORGOTTEN, forgotten);
});
afterEach(() => {
  rule?.idle.stop();
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
});

/** Opens a page of the visit, and lets a tap be over. */
async function opens() {
  watchAnswers(
    () => isSignedIn,
    (opened) => {
      rule = opened;
      opened.idle.watch(warned);
    },
  );
  await taps();
}
async function taps() {
  document.body.click();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
}
function types(id: string) {
  document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));
}
const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('answers without an account are warned of and then forgotten, as in a session', async () => {
  await opens();
  sessionStorage.setItem('resume-answers', '{"name":"Ana"}');
  await taps();
  await passes(IDLE_SECONDS - WARNING_SECONDS);
  expect(warned).toHaveBeenLastCalledWith(WARNING_SECONDS);
  dispatchEvent(new Event('pointerdown'));
  expect(warned).toHaveBeenLastCalledWith(null);
  await passes(IDLE_SECONDS - 2);
  expect(forgotten).not.toHaveBeenCalled();
  await passes(2);
  expect(forgotten).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed counts before it is kept; a search and a list of places do not', async () => {
  await opens();
  sessionStorage.setItem('town', 'Newark');
  sessionStorage.setItem('my-list', 'food.1');
  types('near');
  await taps();
  await passes(2 * IDLE_SECONDS);
  expect(rule).toBeNull();
  types('name');
  await taps();
  await passes(IDLE_SECONDS);
  expect(forgotten).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('who is logged in on an own device is left in peace', async () => {
  isSignedIn = true;
  sessionStorage.setItem('resume-answers', '{"name":"Ana"}');
  await opens();
  await passes(2 * IDLE_SECONDS);
  expect(forgotten).not.toHaveBeenCalled();
});

test('a page that comes after a long absence finds nothing', async () => {
  sessionStorage.setItem('resume-answers', '{"name":"Ana"}');
  await opens();
  dispatchEvent(new Event('pagehide'));
  rule?.idle.stop();
  vi.setSystemTime(Date.now() + IDLE_SECONDS * 1000);
  await opens();
  expect(forgotten).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('who leaves for good, or only typed, leaves no time behind', async () => {
  await opens();
  types('name');
  await taps();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('resume-answers', '{"name":"Ana"}');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(2);
  sessionStorage.clear();
  dispatchEvent(new Event(LEFT));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('a page that was kept whole counts on, and knows when its visit was forgotten', async () => {
  const comesBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await opens();
  types('name');
  await taps();
  dispatchEvent(new Event('pagehide'));
  comesBack();
  expect(forgotten).not.toHaveBeenCalled();
  sessionStorage.setItem('resume-answers', '{"name":"Ana"}');
  dispatchEvent(new Event('pagehide'));
  sessionStorage.clear();
  comesBack();
  expect(forgotten).toHaveBeenCalledOnce();
});

test('who logs in with what was typed is under the rule of the session from then on', async () => {
  await opens();
  types('name');
  await taps();
  isSignedIn = true;
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  await passes(2 * IDLE_SECONDS);
  expect(forgotten).not.toHaveBeenCalled();
});
