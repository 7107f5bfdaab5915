import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAnswers, change } from '../../resumeanswers/answers';
import { keepMade, lastMade } from '../../resumeanswers/madeFiles';
import type { MadeResume } from '../../generated/bindings';
import type { Ownership } from '../SignIn';
import { openWebAccount } from './account';
import { IDLE_SECONDS } from './idle';

const ANSWER = {
  kind: 'x',
  email: 'ana@example.org',
  idToken: 'id',
  refreshToken: 'refresh',
  expiresIn: '3600',
  localId: 'u1',
};
/** What the service answers to everything but a log-in. */
let answers: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  answers = () => Response.json({});
  const asked = (address: string) =>
    Promise.resolve(address.includes('signInWithPassword') ? Response.json(ANSWER) : answers());
  vi.stubGlobal('fetch', vi.fn(asked));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearAnswers();
  sessionStorage.clear();
});

/** A person with answers who logs in. */
async function loggedIn(owner: Ownership = 'shared') {
  const account = await openWebAccount();
  change({ name: 'Ana Ruiz' });
  sessionStorage.setItem('letter.name', 'Ana Ruiz');
  sessionStorage.setItem('language', 'es');
  keepMade({ answers: { name: 'Ana Ruiz' } as never, language: 'en', design: 1 }, {} as MadeResume);
  await account.signIn(ANSWER.email, 'Sunrise2024', owner);
  expect(account.session()).toEqual({ email: ANSWER.email });
  return account;
}

function isForgotten() {
  expect(Object.entries(sessionStorage)).toEqual([['language', 'es']]);
  expect(lastMade()).toBeNull();
}

test('a log-in keeps the answers: that is the way to save them', async () => {
  await loggedIn();
  expect(sessionStorage.getItem('resume-answers')).toContain('Ana Ruiz');
  expect(sessionStorage.getItem('letter.name')).toBe('Ana Ruiz');
  expect(lastMade()).not.toBeNull();
});

test.each(['shared', 'own'] as const)(
  'B7 a log-out on a device (%s) forgets the visit',
  async (owner) => {
    const account = await loggedIn(owner);
    const out = account.signOut();
    // Before the service has answered.
    isForgotten();
    await out;
  },
);

test('B7 so does the end of the time on a shared browser', async () => {
  await loggedIn();
  await vi.advanceTimersByTimeAsync(IDLE_SECONDS * 1000);
  isForgotten();
});

test('B7 so does a log-out from another device', async () => {
  const account = await loggedIn();
  answers = () =>
    Response.json({ error: { code: 400, message: 'TOKEN_EXPIRED' } }, { status: 400 });
  await expect(account.showData()).rejects.toThrow();
  expect(account.session()).toBeNull();
  isForgotten();
});

test('B7 so does leaving the page, which logs out', async () => {
  await loggedIn();
  dispatchEvent(new Event('pagehide'));
  isForgotten();
});
