// Measures this program beside an earlier one, in turns on the same machine: list reads, look-ups,
// refreshes, uploads and the pointer. `NB_PREVIOUS=/path/to/sync-service npm run bench -- previous`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { identityCalls } from './identity.mjs';
import { load } from './identity/load.mjs';
import { startService, stop } from './processes.mjs';
import { median, withRange } from './statistics.mjs';
import { account, fileCalls, script, writePeople } from './storage.mjs';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
const PEOPLE = 64;
const BUCKET = 'new-beginnings.appspot.com';

const CALLS = {
  list: 'list reads per second, 64 connections',
  lookup: 'look-ups per second',
  refresh: 'refreshes per second',
  upload: 'uploads of 200 kB per second',
  get: 'pointer read per second',
  set: 'pointer set per second',
};

/** Rows of the table of figures: what, how much, against the earlier program. */
export async function measurePrevious({ service, folder }) {
  const previous = process.env.NB_PREVIOUS;
  if (!previous) throw new Error('set NB_PREVIOUS to the sync-service to compare with');
  const contenders = [await prepare('now', service, folder)];
  try {
    contenders.push(await prepare('previous', previous, folder));
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first of a pair finds the machine cooler: each is first in turn.
      const order = round % 2 ? contenders : contenders.toReversed();
      for (const name of Object.keys(CALLS)) {
        for (const { calls, runs } of order)
          (runs[name] ??= []).push((await calls[name]()).perSecond);
      }
    }
  } finally {
    await Promise.all(contenders.map(({ child }) => stop(child)));
  }
  const [now, before] = contenders;
  return Object.entries(CALLS).flatMap(([name, what]) => [
    [what, withRange(now.runs[name]), ''],
    [
      '… the earlier program',
      withRange(before.runs[name]),
      `${(median(now.runs[name]) / median(before.runs[name])).toFixed(2)} ×`,
    ],
  ]);
}

async function prepare(name, service, parent) {
  const folder = join(parent, name);
  mkdirSync(folder);
  const { child, address } = await startService(service, join(folder, 'data'));
  const identity = await identityCalls(address, folder, name);
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    people.push(await account(address, `f${number}`));
  }
  const file = join(folder, 'people');
  writePeople(file, people);
  const [{ localId: uid, idToken }] = people;
  const { upload } = fileCalls(address, BUCKET, file, { scheme: 'Firebase', uid, token: idToken });
  const env = { AUTHORIZATION: `Bearer ${idToken}`, PEOPLE_FILE: file };
  const pointer = `${address}/users/${uid}/resumes/current.json`;
  const list = `${address}/widgets/resources/food`;
  return {
    child,
    runs: {},
    calls: {
      list: () => load(list, undefined, SECONDS, {}, CONNECTIONS),
      lookup: identity.lookup,
      refresh: identity.refresh,
      upload,
      get: () => load(pointer, script('get'), SECONDS, env, CONNECTIONS),
      set: () => load(pointer, script('put'), SECONDS, env, CONNECTIONS),
    },
  };
}
