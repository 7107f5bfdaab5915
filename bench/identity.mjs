// Measures sign-in, look-up and refresh beside PocketBase, the official emulator, and the hash rate
// of the processor.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { startEmulator } from './identity/emulator.mjs';
import { startPocketBase } from './identity/pocketbase.mjs';
import { load, startLoad } from './identity/load.mjs';
import { startService, stop } from './processes.mjs';
import { median, withRange } from './statistics.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const PEOPLE = 64;
const PASSWORD = 'Sunrise2024';

const script = (name) => join(import.meta.dirname, `identity/${name}.lua`);

/** The measured calls: name → how to run them. */
export async function identityCalls(base, folder, name) {
  const post = async (path, body) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const ask = () => fetch(`${base}/identitytoolkit.googleapis.com${path}?key=k`, init);
    // A connection that was idle since the last round may have been closed.
    return (await ask().catch(ask)).json();
  };
  const body = (number) =>
    JSON.stringify({
      email: `person${number}@example.org`,
      password: PASSWORD,
      returnSecureToken: true,
    });
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    people.push(await post('/v1/accounts:signUp', body(number)));
  }
  const tokens = join(folder, `tokens-${name}`);
  const refreshTokens = people.map(({ refreshToken }) => refreshToken);
  const account = `${base}/identitytoolkit.googleapis.com/v1/accounts`;
  return {
    signIn: () =>
      load(`${account}:signInWithPassword?key=k`, script('sign_in'), SECONDS, {
        PEOPLE,
        BODY: body('NUMBER'),
      }),
    signInFlood: () =>
      startLoad(`${account}:signInWithPassword?key=k`, script('sign_in'), SECONDS * 2, {
        PEOPLE,
        BODY: body('NUMBER'),
      }),
    lookup: (connections) =>
      load(
        `${account}:lookup?key=k`,
        script('same'),
        SECONDS,
        { BODY: JSON.stringify({ idToken: people[0].idToken }) },
        connections,
      ),
    refresh: async () => {
      // A round uses its tokens up, so every round gets new ones.
      for (let number = 0; number < PEOPLE; number += 1) {
        const path = '/v1/accounts:signInWithPassword';
        refreshTokens[number] = (await post(path, body(number))).refreshToken;
      }
      writeFileSync(tokens, refreshTokens.join('\n'));
      const url = `${base}/securetoken.googleapis.com/v1/token?key=k`;
      return load(url, script('refresh'), SECONDS, { TOKENS: tokens });
    },
  };
}

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureIdentity({ service, hashRate, folder }) {
  const ours = await startService(service, join(folder, 'identity'));
  const pocketBase = await startPocketBase(folder, PEOPLE, PASSWORD);
  const emulator = await startEmulator(folder);
  try {
    const calls = await identityCalls(ours.address, folder, 'ours');
    const theirs = await identityCalls(emulator.address, folder, 'emulator');
    const runs = {};
    const note = async (name, run) => (runs[name] ??= []).push(await run());
    for (let round = 0; round < ROUNDS; round += 1) {
      await note('hashes', () => ({ perSecond: hashes(hashRate) }));
      await note('sign-in', calls.signIn);
      await note('sign-in PocketBase', () => pocketBase.signIn(script('sign_in'), SECONDS));
      await note('lookup', calls.lookup);
      await note('lookup emulator', theirs.lookup);
      await note('refresh', calls.refresh);
      await note('refresh PocketBase', () => pocketBase.refresh(script('same'), SECONDS));
      await note('refresh emulator', theirs.refresh);
      const flood = calls.signInFlood();
      await wait(1000);
      await note('lists in a flood', () =>
        load(`${ours.address}/widgets/resources/food`, undefined, SECONDS),
      );
      await flood;
    }
    return rows(runs);
  } finally {
    await Promise.all([ours.child, pocketBase.child, emulator.child].map((it) => stop(it)));
  }
}

function hashes(program) {
  return Number(execFileSync(program, [String(SECONDS)], { encoding: 'utf8' }));
}

function rows(runs) {
  const rate = (name) => runs[name].map((run) => run.perSecond);
  const against = (what, name, peer, digits = 0) => [
    what,
    withRange(rate(peer), digits),
    `${(median(rate(name)) / median(rate(peer))).toFixed(2)} ×`,
  ];
  return [
    ['sign-ins per second, Argon2id 19 MiB, 16 connections', withRange(rate('sign-in'), 1), ''],
    against('… what the cores can hash', 'sign-in', 'hashes', 1),
    against('… PocketBase (bcrypt, cost 10)', 'sign-in', 'sign-in PocketBase', 1),
    [
      'list reads during a flood of sign-ins, 99th percentile, ms',
      withRange(
        runs['lists in a flood'].map((run) => run.p99),
        2,
      ),
      '',
    ],
    ['look-ups per second', withRange(rate('lookup')), ''],
    against('… the official emulator', 'lookup', 'lookup emulator'),
    [
      'refreshes per second, each rotation on disk before its answer',
      withRange(rate('refresh')),
      '',
    ],
    against('… the official emulator', 'refresh', 'refresh emulator'),
    against('… PocketBase (writes nothing)', 'refresh', 'refresh PocketBase'),
  ];
}
