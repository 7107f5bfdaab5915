import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../generated/limits';
import { BackendError } from '../Backend';
import type { Tokens } from './session';
import { SessionDriver, type World } from './sessionDriver';
import { deviceVault, memoryVault } from './vault';

/** A world whose clock and alarms a test moves. */
function world(parts: Partial<World> = {}, polls = true) {
  let now = 1000;
  const alarms = new Set<{ at: number; task: () => void }>();
  const made: World = {
    vault: deviceVault(memoryVault()),
    refresh: (token) => Promise.resolve(tokens(`${token}+`)),
    now: () => now,
    later: (task, milliseconds) => {
      if (!polls && milliseconds === LIMITS.sessionPollMs) return () => undefined;
      const alarm = { at: now + milliseconds / 1000, task };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    alone: (task) => task(),
    release: vi.fn(),
    ...parts,
  };
  const tokens = (refresh: string): Tokens => ({
    refresh,
    access: `access of ${refresh}`,
    expiresAt: now + 3600,
  });
  /** Lets time pass; everything that is due happens, in order. */
  async function pass(seconds: number) {
    const end = now + seconds;
    for (;;) {
      const next = [...alarms].sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      alarms.delete(next);
      now = Math.max(now, next.at);
      next.task();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
    now = end;
  }
  return { world: made, tokens, pass };
}
const refused = new BackendError('user-token-expired');
const offline = new BackendError('network-request-failed');

test('SES-3 a session is refreshed by itself five minutes before its token expires', async () => {
  const refresh = vi.fn((token: string) => Promise.resolve(it.tokens(`${token}+`)));
  const it = world({ refresh });
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  await it.pass(3299);
  expect(refresh).not.toHaveBeenCalled();
  await it.pass(2);
  expect(refresh).toHaveBeenCalledOnce();
  expect(await driver.accessToken()).toBe('access of r+');
  expect((await it.world.vault.read())?.refresh).toBe('r+');
});

test('SES-2 a stored session is reloaded; a refusal clears it, a network failure does not', async () => {
  for (const [error, stays] of [
    [refused, false],
    [offline, true],
  ] as const) {
    const it = world({ refresh: () => Promise.reject(error) });
    await it.world.vault.write({ ...it.tokens('r'), email: 'ana@example.org', until: Infinity });
    const driver = await SessionDriver.start(it.world);
    await it.pass(1);
    expect(driver.current() !== null).toBe(stays);
    expect((await it.world.vault.read()) !== null).toBe(stays);
    await expect(driver.accessToken()).rejects.toMatchObject({
      code: stays ? 'network-request-failed' : 'user-token-expired',
    });
  }
});

test('SES-1 a call that says the session has ended signs out; a passing fault does not', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  const listener = vi.fn();
  driver.subscribe(listener);
  await expect(driver.with(() => Promise.reject(offline))).rejects.toBe(offline);
  expect(driver.current()).not.toBeNull();
  await expect(driver.with(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(driver.current()).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});

test('LIM-2 tabs agree within the polling time: sign-in, refresh, sign-out', async () => {
  const lasting = memoryVault();
  const tab = () => world({ vault: deviceVault(lasting) });
  const [here, there] = [tab(), tab()];
  const [mine, other] = [
    await SessionDriver.start(here.world),
    await SessionDriver.start(there.world),
  ];
  await mine.signedIn(mine.signOuts, here.tokens('r'), 'ana@example.org', 'own');
  await there.pass(0.9);
  expect(other.current()).toEqual({ email: 'ana@example.org' });
  expect(await other.accessToken()).toBe('access of r');
  await other.signedOut('logged-out');
  await here.pass(0.9);
  expect(mine.current()).toBeNull();
});

test('LIM-2 a look at the vault that began before a sign-in does not end it', async () => {
  const vault = deviceVault(memoryVault());
  let answer: () => void = () => undefined;
  const it = world({ vault: { ...vault, read: () => late ?? vault.read() } });
  let late: Promise<null> | undefined;
  const driver = await SessionDriver.start(it.world);
  late = new Promise((resolve) => (answer = () => resolve(null)));
  await it.pass(LIMITS.sessionPollMs / 1000);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  answer();
  late = undefined;
  await it.pass(0);
  expect(driver.current()).toEqual({ email: 'ana@example.org' });
  expect(await driver.accessToken()).toBe('access of r');
});

test('KSK-3 a sign-in that is answered after the sign-out keeps nothing', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  const { signOuts } = driver;
  await driver.signedOut('logged-out');
  await expect(driver.signedIn(signOuts, it.tokens('r'), 'ana@example.org')).rejects.toMatchObject({
    code: 'user-token-expired',
  });
  expect(driver.current()).toBeNull();
  expect(await it.world.vault.read()).toBeNull();
});

test('SES-1 an answer that comes after sign-out changes nothing', async () => {
  let answer: (tokens: Tokens) => void = () => undefined;
  const it = world({ refresh: () => new Promise((resolve) => (answer = resolve)) });
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  await it.pass(3301);
  await driver.signedOut('logged-out');
  answer(it.tokens('late'));
  await it.pass(1);
  expect(driver.current()).toBeNull();
  expect(await it.world.vault.read()).toBeNull();
});

test('SES-4 while the network is down the refresh waits 30, 60, 120 … seconds', async () => {
  const times: number[] = [];
  const it = world({
    refresh: () => {
      times.push(it.world.now());
      return Promise.reject(offline);
    },
  });
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  await it.pass(3300 + 4000);
  const waits = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)));
  expect(waits.slice(0, 6)).toEqual([30, 60, 120, 240, 480, 960]);
});

test('SES-1 a revoked access token is refreshed, and ends the session only if that fails', async () => {
  let refused = false;
  const it = world({
    refresh: () =>
      refused
        ? Promise.reject(new BackendError('user-token-expired'))
        : Promise.resolve(it.tokens('second')),
  });
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('first'), 'ana@example.org');
  const ask = (token: string) =>
    token === 'access of first' || refused
      ? Promise.reject(new BackendError('invalid-user-token'))
      : Promise.resolve(token);
  expect(await driver.with(ask)).toBe('access of second');
  expect(driver.current()).toEqual({ email: 'ana@example.org' });
  refused = true;
  await expect(driver.with(ask)).rejects.toMatchObject({ code: 'user-token-expired' });
  expect(driver.current()).toBeNull();
});

const DAY = 24 * 3600;

test('B7 an own browser asks for the password again after 30 days, awake or closed', async () => {
  // A month of looking at what other tabs do would be three million looks.
  const it = world({}, false);
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org', 'own');
  await it.pass(30 * DAY - 1);
  expect(driver.current()).not.toBeNull();
  const kept = await it.world.vault.read();
  await it.pass(1);
  expect(driver.current()).toBeNull();
  expect(driver.lastEnd()).toBe('too-old');
  expect(await it.world.vault.read()).toBeNull();
  expect(it.world.release).toHaveBeenCalledWith(kept?.refresh);

  // The browser was closed in the meantime.
  const refresh = vi.fn(it.world.refresh);
  const again = world({ refresh, now: () => 1000 + 30 * DAY });
  await again.world.vault.write(kept);
  const restored = await SessionDriver.start(again.world);
  expect(restored.current()).toBeNull();
  expect(restored.lastEnd()).toBe('too-old');
  expect(refresh).not.toHaveBeenCalled();
});

test('SES-2 a shared browser keeps nothing outside the memory of its window', async () => {
  const lasting = memoryVault();
  const tab = () => world({ vault: deviceVault(lasting) });
  const [here, there] = [tab(), tab()];
  const driver = await SessionDriver.start(here.world);
  await driver.signedIn(driver.signOuts, here.tokens('r'), 'ana@example.org', 'shared');
  await here.pass(4000);
  expect(driver.current()).toEqual({ email: 'ana@example.org' });
  // A new proof of the password does not change whose device it is.
  await driver.signedIn(driver.signOuts, here.tokens('s'), 'ana@example.org');
  expect(await lasting.read()).toBeNull();
  expect((await SessionDriver.start(there.world)).current()).toBeNull();
});

test('SES-1 a call with an old token is repeated with the new one, and does not end the session', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  const signsIn = (token: string) =>
    driver.signedIn(driver.signOuts, it.tokens(token), 'ana@example.org');
  await signsIn('r');
  const asked: string[] = [];
  const answer = driver.with(async (token) => {
    asked.push(token);
    if (asked.length > 1) return 'the list';
    // A second step was set up while this call was on its way: it ended all older tokens.
    await signsIn('s');
    throw new BackendError('user-token-expired');
  });
  expect(await answer).toBe('the list');
  expect(asked).toEqual(['access of r', 'access of s']);
  expect(driver.current()).toEqual({ email: 'ana@example.org' });
  // One that is refused with the newest token ends it.
  await expect(
    driver.with(() => Promise.reject(new BackendError('user-token-expired'))),
  ).rejects.toThrow();
  expect(driver.lastEnd()).toBe('ended');
});

/** A promise that a test keeps when it wants to. */
function later<T>() {
  let answers: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (answers = resolve));
  return { promise, answers };
}

test('SES-1 a call that a change has ended waits for what the change brings', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  const { promise, answers } = later<Tokens>();
  const change = driver.change(
    () => promise,
    (signOuts, tokens) => driver.signedIn(signOuts, tokens, 'ana@example.org'),
  );
  const asked: string[] = [];
  const answer = driver.with((token) => {
    asked.push(token);
    return asked.length > 1 ? Promise.resolve('the list') : Promise.reject(refused);
  });
  // The service has ended the old tokens; its answer is still on the way.
  await it.pass(0);
  expect(driver.current()).toEqual({ email: 'ana@example.org' });
  answers(it.tokens('s'));
  await change;
  expect(await answer).toBe('the list');
  expect(asked).toEqual(['access of r', 'access of s']);
});

test('SES-1 a wish to log out everywhere is the reason that is said, whoever hears of the end first', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  const { promise, answers } = later<null>();
  const change = driver.change(
    () => promise,
    () => driver.signedOut('everywhere'),
  );
  const other = driver.with(() => Promise.reject(refused));
  await it.pass(0);
  answers(null);
  await change;
  await expect(other).rejects.toBe(refused);
  expect(driver.current()).toBeNull();
  expect(driver.lastEnd()).toBe('everywhere');
});

test('SES-1 a change that is refused itself ends the session, and waits for nothing', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  const then = vi.fn();
  await expect(driver.change(() => Promise.reject(refused), then)).rejects.toBe(refused);
  expect(then).not.toHaveBeenCalled();
  expect(driver.lastEnd()).toBe('ended');
});

test('LIM-2 a call that a change in another tab has ended is repeated with the tokens of that tab', async () => {
  const lasting = memoryVault();
  const tab = () => world({ vault: deviceVault(lasting) });
  const [here, there] = [tab(), tab()];
  const mine = await SessionDriver.start(here.world);
  await mine.signedIn(mine.signOuts, here.tokens('r'), 'ana@example.org', 'own');
  const other = await SessionDriver.start(there.world);
  await there.pass(0.9);
  await mine.signedIn(mine.signOuts, here.tokens('s'), 'ana@example.org');
  const ask = (token: string) =>
    token === 'access of s' ? Promise.resolve(token) : Promise.reject(refused);
  expect(await other.with(ask)).toBe('access of s');
  expect(mine.current()).toEqual({ email: 'ana@example.org' });
  expect((await lasting.read())?.refresh).toBe('s');
});

test('KSK-3 a call of a person who has left is not repeated for the one who came', async () => {
  const it = world();
  const driver = await SessionDriver.start(it.world);
  await driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
  const { promise, answers } = later<null>();
  const ask = vi.fn(() => promise.then(() => Promise.reject(refused)));
  const answer = driver.with(ask);
  await it.pass(0);
  await driver.signedOut('logged-out');
  await driver.signedIn(driver.signOuts, it.tokens('b'), 'bo@example.org');
  answers(null);
  await expect(answer).rejects.toBe(refused);
  expect(ask).toHaveBeenCalledOnce();
  expect(driver.current()).toEqual({ email: 'bo@example.org' });
});

test('SES-1 why a session ended is known until the next one', async () => {
  for (const [code, end] of [
    ['user-disabled', 'closed'],
    ['user-token-expired', 'ended'],
    ['user-deleted', 'deleted'],
  ] as const) {
    const it = world({ refresh: () => Promise.reject(new BackendError(code)) });
    const driver = await SessionDriver.start(it.world);
    expect(driver.lastEnd()).toBeNull();
    const signsIn = () => driver.signedIn(driver.signOuts, it.tokens('r'), 'ana@example.org');
    await signsIn();
    await driver.check();
    expect(driver.lastEnd()).toBe(end);
    await signsIn();
    expect(driver.lastEnd()).toBeNull();
    await expect(driver.with(() => Promise.reject(new BackendError(code)))).rejects.toThrow();
    expect(driver.lastEnd()).toBe(end);
  }
});
