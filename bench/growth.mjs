// Measures whether the hot calls, memory and start stay as they are when an installation grows: from a
// thousand to a million accounts, from ten thousand to a million files, with a list of 10,000 rows and
// with documents that are followed. The rows are copies of a person's own rows, made by the database.
// All states run beside each other and are called in turn, so that what else the machine does slows all of them.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { follow } from './growth/followers.mjs';
import { grow, postgresRows, sqliteRows } from './growth/grow.mjs';
import { hotCalls, percentilesOf } from './growth/hotCalls.mjs';
import { residentMegabytes, startService, stop } from './processes.mjs';
import { manyRows } from './rows.mjs';
import { median } from './statistics.mjs';
import { startPostgres } from './torture/cluster/postgres.mjs';

const SMALL = { accounts: 1_000, files: 10_000 };
const LARGE = { accounts: 1_000_000, files: 1_000_000 };
/** Each is compared with the one before. One service accepts 1,024 event streams. */
const STATES = [
  { name: 'small', rows: SMALL, hasList: false, followed: 0 },
  { name: 'a list of 10,000 rows more', rows: SMALL, hasList: true, followed: 0 },
  { name: 'a million accounts and files', rows: LARGE, hasList: true, followed: 1_000 },
];
const STARTS = 9;
/** Milliseconds between two readings of the memory. */
const BETWEEN_READINGS = 10_000;

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureGrowth({ service, folder }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = join(folder, 'custom-token.pem');
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  const own = ['--custom-token-key', key, '--sign-ups-per-hour', '1000000'];
  const installations = (kind, settings = () => [], open) =>
    STATES.map((state, at) => {
      const data = join(folder, `growth-${kind}-${at}`);
      const all = [...own, ...settings(at)];
      return { ...state, service, folder, data, settings: all, privateKey, open: open(data, at) };
    });
  const inSqlite = (data) => () => sqliteRows(join(data, 'new-beginnings.db'));
  const rows = await measure('SQLite', installations('sqlite', undefined, inSqlite));
  const servers = [];
  try {
    while (servers.length < STATES.length) servers.push(await startPostgres({ standbys: 0 }));
    const database = (at) => [`--database=${servers[at].url()}`];
    const inPostgres = (_, at) => () => postgresRows(servers[at]);
    return [...rows, ...(await measure('PostgreSQL', installations('pg', database, inPostgres)))];
  } finally {
    servers.forEach((server) => server.stop());
  }
}

/** The figures of all states, each compared with the one before. */
async function measure(name, installations) {
  const people = [];
  for (const installation of installations) people.push(await prepare(installation));
  const figures = await figuresOf(installations, people);
  return installations
    .slice(1)
    .flatMap((state, at) => compared(`${name}, ${state.name}`, figures[at], figures[at + 1]));
}

/** Fills an installation, and returns the person whose rows were copied. */
async function prepare(installation) {
  const { service, data, settings, open, rows, hasList } = installation;
  const first = await startService(service, data, settings);
  const person = await hotCalls.signUp(first.address);
  await stop(first.child);
  await grow(open(), person.localId, rows);
  if (hasList) importList(installation);
  return person;
}

/** Rows of the table: each figure, the one before, and their ratio. */
function compared(name, before, after) {
  const shown = (values) => values.map((value) => value.toFixed(2)).join(', ');
  return Object.keys(before).map((what) => {
    const ratios = after[what].map((value, at) => `${(value / before[what][at]).toFixed(2)} ×`);
    return [
      `${name}: ${what} (before: ${shown(before[what])})`,
      shown(after[what]),
      ratios.join(', '),
    ];
  });
}

/** The memory of each service when it has read its places and given back what that took: once it stays the same. */
async function settled(running) {
  const read = () => running.map(({ child }) => residentMegabytes(child.pid));
  for (let before = read(); ;) {
    await wait(BETWEEN_READINGS);
    const now = read();
    if (now.every((megabytes, at) => Math.abs(megabytes - before[at]) < 0.5)) return now;
    before = now;
  }
}

function importList({ service, data, settings, folder }) {
  const file = join(folder, 'many.csv');
  writeFileSync(file, manyRows());
  const database = settings.filter((setting) => setting.startsWith('--database='));
  const words = ['import-listings', file, '--name', 'many', '--new', '--data', data, ...database];
  execFileSync(service, words, { stdio: 'ignore' });
}

/** For each state its figures: the 50th and the 99th percentile in ms, or one number. */
async function figuresOf(installations, people) {
  const starts = await startsOf(installations);
  const running = [];
  const followers = [];
  try {
    for (const { service, data, settings } of installations) {
      running.push(await startService(service, data, settings));
    }
    const memory = await settled(running);
    const calls = [];
    for (const [at, { address }] of running.entries()) {
      calls.push(await hotCalls.of(address, people[at]));
      const { followed, privateKey } = installations[at];
      followers.push(await follow(address, followed, privateKey));
    }
    const figures = installations.map(() => ({}));
    for (const [what, { times }] of Object.entries(calls[0])) {
      const measured = await percentilesOf(
        calls.map((own) => own[what].call),
        times,
      );
      measured.forEach((found, at) => (figures[at][`${what}, p50 and p99 in ms`] = found));
    }
    figures.forEach((own, at) => {
      own['start, ms'] = [median(starts[at])];
      own['memory, MB'] = [memory[at]];
    });
    return figures;
  } finally {
    followers.forEach((own) => own.end());
    for (const { child } of running) await stop(child);
  }
}

/** For each state the milliseconds of some starts, in turn. */
async function startsOf(installations) {
  const starts = installations.map(() => []);
  for (let turn = 0; turn < STARTS; turn += 1) {
    for (const [at, { service, data, settings }] of installations.entries()) {
      const { child, milliseconds } = await startService(service, data, settings);
      starts[at].push(milliseconds);
      await stop(child);
    }
  }
  return starts;
}
