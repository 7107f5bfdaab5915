// Measures this program beside an earlier one, in turns on the same machine: list reads, look-ups,
// refreshes, uploads and the pointer. `NB_PREVIOUS=/path/to/sync-service npm run bench -- previous`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { identityCalls } from './identity.mjs';
import { load } from './identity/load.mjs';
import { processorSeconds, startService, stop } from './processes.mjs';
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
  // Each round signs in first, which is part of the processor time here.
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
        for (const contender of order) await measure(contender, name);
      }
    }
  } finally {
    await Promise.all(contenders.map(({ child }) => stop(child)));
  }
  const [now, before] = contenders;
  const against = (mine, theirs) => `${(median(mine) / median(theirs)).toFixed(2)} ×`;
  return Object.entries(CALLS).flatMap(([name, what]) => [
    [what, withRange(now.runs[name]), ''],
    [
      '… the earlier program',
      withRange(before.runs[name]),
      against(now.runs[name], before.runs[name]),
    ],
    ['… microseconds of a processor for one', withRange(now.costs[name], 1), ''],
    [
      '… the earlier program',
      withRange(before.costs[name], 1),
      against(now.costs[name], before.costs[name]),
    ],
  ]);
}

/** Makes a call as often as it can for some seconds, and notes how often, and what one cost. */
async function measure({ child, calls, runs, costs }, name) {
  const before = processorSeconds(child.pid);
  const { perSecond, count } = await calls[name]();
  const used = processorSeconds(child.pid) - before;
  (runs[name] ??= []).push(perSecond);
  (costs[name] ??= []).push((used * 1e6) / count);
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
    costs: {},
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
