import { setLogLevel } from 'firebase/app';
import {
  child,
  endBefore,
  get,
  increment,
  limitToLast,
  off,
  onChildAdded,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setWithPriority,
  startAt,
  update,
  goOffline,
  goOnline,
  type DatabaseReference,
} from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginContract, type Contract, type Someone } from './client';

let contract: Contract;
beforeAll(async () => {
  // The client warns of every refusal; here they are wanted.
  setLogLevel('silent');
  contract = await beginContract();
});
afterAll(() => contract.end());

const own = (someone: Someone, path = ''): DatabaseReference =>
  ref(someone.database, `users/${someone.uid}${path}`);
/** Everything a reference becomes, in order. */
function follow(reference: DatabaseReference): unknown[] {
  const seen: unknown[] = [];
  onValue(reference, (snapshot) => seen.push(snapshot.val()));
  return seen;
}
const until = (check: () => boolean) => patiently(() => Promise.resolve(check()));
const message = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error as Error).message,
  );

test('RTD the pointer is set, read, followed and removed', async () => {
  const ada = await contract.someone();
  const pointer = own(ada, '/resumes/current');
  const seen = follow(pointer);
  await until(() => seen.length === 1);
  await set(pointer, 'resume.pdf');
  expect((await get(pointer)).val()).toBe('resume.pdf');
  await set(pointer, null);
  expect((await get(pointer)).exists()).toBe(false);
  expect(seen).toEqual([null, 'resume.pdf', null]);
});

test('RTD what one window writes the other one sees, by both protocols', async () => {
  const ada = await contract.someone();
  const pointer = own(ada, '/resumes/current');
  const seen = follow(pointer);
  await until(() => seen.length === 1);
  const address = `${contract.service.address}/users/${ada.uid}/resumes/current.json`;
  const headers = { authorization: `Bearer ${await ada.token()}` };
  const put = await fetch(address, { method: 'PUT', headers, body: '"from REST"' });
  expect(await put.json()).toBe('from REST');
  await until(() => seen.at(-1) === 'from REST');

  const abort = new AbortController();
  const stream = await fetch(address, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  let text = '';
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    const { value } = (await reader?.read()) ?? {};
    text += value ?? '';
  };
  await read();
  expect(text).toBe('event: put\ndata: {"path":"/","data":"from REST"}\n\n');
  await set(pointer, 'from the socket');
  await read();
  expect(text).toContain('"from the socket"');
  abort.abort();
});

test('RTD update, push, remove, counters and the time of the server', async () => {
  const ada = await contract.someone();
  await update(own(ada), { a: 1, 'b/c': [1, 2, 3], when: serverTimestamp() });
  const value = (await get(own(ada))).val() as { when: number };
  expect(value).toMatchObject({ a: 1, b: { c: [1, 2, 3] } });
  expect(Math.abs(value.when - Date.now())).toBeLessThan(60_000);
  await set(own(ada, '/a'), increment(2));
  expect((await get(own(ada, '/a'))).val()).toBe(3);
  const one = await push(own(ada, '/list'), 'first');
  const two = await push(own(ada, '/list'), 'second');
  expect(Object.keys((await get(own(ada, '/list'))).val() as object)).toEqual([one.key, two.key]);
  await remove(own(ada));
  expect((await get(own(ada))).exists()).toBe(false);
});

test('RTD transactions of two clients lose nothing', async () => {
  const ada = await contract.someone();
  const counter = own(ada, '/counter');
  await set(counter, 0);
  const seen = follow(counter);
  await until(() => seen.length > 0);
  const address = `${contract.service.address}/users/${ada.uid}/counter.json`;
  const authorization = `Bearer ${await ada.token()}`;
  const rest = async () => {
    for (;;) {
      const headers = { authorization, 'x-firebase-etag': 'true' };
      const now = await fetch(address, { headers });
      const etag = now.headers.get('etag') ?? '';
      const next = ((await now.json()) as number) + 1;
      const put = await fetch(address, {
        method: 'PUT',
        headers: { authorization, 'if-match': etag },
        body: String(next),
      });
      if (put.ok) return;
      expect(put.status).toBe(412);
    }
  };
  const add = (now: number | null) => (now ?? 0) + 1;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await runTransaction(counter, add);
      await rest();
    }),
  );
  expect(await (await fetch(address, { headers: { authorization } })).json()).toBe(20);
  await until(() => seen.at(-1) === 20);
});

test('RTD queries see their window, and it moves', async () => {
  const ada = await contract.someone();
  await set(own(ada, '/jobs'), { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } });
  const last = query(own(ada, '/jobs'), orderByChild('n'), limitToLast(2));
  const seen: (string | null)[] = [];
  onChildAdded(last, (snapshot) => seen.push(snapshot.key));
  await until(() => seen.length === 2);
  expect(seen).toEqual(['c', 'a']);
  await set(child(own(ada, '/jobs'), 'd'), { n: 9 });
  await until(() => seen.length === 3);
  const keys = query(own(ada, '/jobs'), orderByKey(), startAt('b'), endBefore('d'));
  expect(Object.keys((await get(keys)).val() as object)).toEqual(['b', 'c']);
  off(last);
});

test('RTD priorities, and what is done when a client goes', async () => {
  const ada = await contract.someone();
  await setWithPriority(own(ada, '/p'), 'x', 7);
  expect((await get(own(ada, '/p'))).priority).toBe(7);
  await set(own(ada, '/here'), true);
  await onDisconnect(own(ada, '/here')).remove();
  goOffline(ada.database);
  const address = `${contract.service.address}/users/${ada.uid}/here.json`;
  const headers = { authorization: `Bearer ${await ada.token()}` };
  await patiently(async () => (await (await fetch(address, { headers })).json()) === null);
  goOnline(ada.database);
  expect((await get(own(ada, '/p'))).val()).toBe('x');
});

test('RTD a text of many frames comes back whole', async () => {
  const ada = await contract.someone();
  const text = 'ñ😀"x'.repeat(40_000);
  const seen = follow(own(ada, '/long'));
  await until(() => seen.length === 1);
  await set(own(ada, '/long'), text);
  expect(seen.at(-1)).toBe(text);
  await remove(own(ada, '/long'));
});

test('RTD nothing but the own document is reachable', async () => {
  const ada = await contract.someone();
  const bob = await contract.someone();
  const signedOut = contract.signedOut();
  await set(own(ada, '/resumes/current'), 'private.pdf');
  for (const stranger of [bob, signedOut]) {
    for (const path of [
      `users/${ada.uid}`,
      `users/${ada.uid}/resumes/current`,
      'users',
      '/',
      'x',
    ]) {
      const foreign = ref(stranger.database, path);
      expect(await message(get(foreign))).toMatch(/permission denied/i);
      expect(await message(set(foreign, 'x'))).toMatch(/permission_denied/i);
    }
  }
  expect((await get(own(ada, '/resumes/current'))).val()).toBe('private.pdf');
});

test('RTD a value that is no data is refused, and the client continues', async () => {
  const ada = await contract.someone();
  const place = own(ada, '/x');
  expect(await message(set(place, 'a lone half: \ud800'))).toMatch(/invalid_data/i);
  const many = Array.from({ length: 30_000 }, () => 1);
  expect(await message(set(place, many))).toMatch(/too_big/i);
  // Every character is sent as six, so that the message is longer than any document.
  expect(await message(set(place, '\u0001'.repeat(4_000_000)))).toMatch(/too_big/i);
  await set(place, 'good');
  expect((await get(place)).val()).toBe('good');
});

test('RTD a write of 23 MB is refused, and the writes around it are not', async () => {
  const ada = await contract.someone();
  const part = 'x'.repeat(7_700_000);
  const before = set(own(ada, '/before'), 1);
  const long = set(own(ada, '/long'), [part, part, part]);
  const after = set(own(ada, '/after'), 2);
  expect(await message(long)).toMatch(/too_big/i);
  await Promise.all([before, after]);
  expect((await get(own(ada))).val()).toEqual({ after: 2, before: 1 });
});

test('RTD a long write without a sign-in is refused, not sent again and again', async () => {
  const signedOut = contract.signedOut();
  const place = ref(signedOut.database, 'x');
  for (const length of [100_000, 5_000_000]) {
    expect(await message(set(place, 'x'.repeat(length)))).toMatch(/permission_denied/i);
  }
});

test('RTD one update from the root writes own paths, and no others with them', async () => {
  const ada = await contract.someone();
  const bob = await contract.someone();
  const root = ref(ada.database);
  const mine = `users/${ada.uid}`;
  const seen = follow(own(ada));
  await until(() => seen.length === 1);
  await update(root, { [`${mine}/a`]: 1, [`${mine}/b/c`]: 2 });
  expect(seen.at(-1)).toEqual({ a: 1, b: { c: 2 } });
  const both = { [`${mine}/a`]: 3, [`users/${bob.uid}/a`]: 3 };
  expect(await message(update(root, both))).toMatch(/permission_denied/i);
  expect((await get(own(ada))).val()).toEqual({ a: 1, b: { c: 2 } });
});

test('RTD a key that is a very large number is a key', async () => {
  const ada = await contract.someone();
  const value = { '18446744073709551615': 'x' };
  await set(own(ada, '/n'), value);
  expect((await get(own(ada, '/n'))).val()).toEqual(value);
  const address = `${contract.service.address}/users/${ada.uid}/n.json`;
  const headers = { authorization: `Bearer ${await ada.token()}` };
  expect(await (await fetch(address, { headers })).json()).toEqual(value);
});

test('RTD when all sessions end, an open client writes nothing more', async () => {
  const ada = await contract.someone();
  await set(own(ada, '/x'), 'before');
  const authorization = `Bearer ${await ada.token()}`;
  const everywhere = `${contract.service.address}/account/sign-out-everywhere`;
  const ended = await fetch(everywhere, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ended.ok).toBe(true);
  expect(await message(set(own(ada, '/x'), 'after'))).toMatch(/permission_denied/i);
});
