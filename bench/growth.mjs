// Measures whether the hot calls, memory and start stay as they are when an installation grows: from a
// thousand to a million accounts, from ten thousand to a million files, with a list of 10,000 rows and
// with documents that are followed. The rows are copies of a person's own rows, made by the database.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { follow } from './growth/followers.mjs';
import { grow, postgresRows, sqliteRows } from './growth/grow.mjs';
import { hotCalls, percentiles } from './growth/hotCalls.mjs';
import { residentMegabytes, startService, stop } from './processes.mjs';
import { manyRows } from './rows.mjs';
import { median } from './statistics.mjs';
import { startPostgres } from './torture/cluster/postgres.mjs';

const SMALL = { accounts: 1_000, files: 10_000 };
const LARGE = { accounts: 1_000_000, files: 1_000_000 };
/** One service accepts 1,024 event streams. */
const FOLLOWED = 1_000;
const STARTS = 5;

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureGrowth({ service, folder }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = join(folder, 'custom-token.pem');
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  const settings = ['--custom-token-key', key, '--sign-ups-per-hour', '1000000'];
  const sqlite = join(folder, 'growth-sqlite');
  const rows = await measure(
    'SQLite',
    { service, folder, data: sqlite, settings, privateKey },
    () => sqliteRows(join(sqlite, 'new-beginnings.db')),
  );
  const postgres = await startPostgres({ standbys: 0 });
  try {
    const own = {
      service,
      folder,
      data: join(folder, 'growth-postgres'),
      settings: [...settings, `--database=${postgres.url()}`],
      privateKey,
    };
    return [...rows, ...(await measure('PostgreSQL', own, () => postgresRows(postgres)))];
  } finally {
    postgres.stop();
  }
}

/** Three states, one after the other; each is compared with the one before. */
async function measure(name, installation, open) {
  const { service, data, settings } = installation;
  const first = await startService(service, data, settings);
  const person = await hotCalls.signUp(first.address);
  await stop(first.child);
  await grow(open(), person.localId, SMALL);
  const small = await figuresOf(installation, person);
  importList(installation);
  const listed = await figuresOf(installation, person);
  await grow(open(), person.localId, LARGE);
  const large = await figuresOf(installation, person, { followed: FOLLOWED });
  return [
    ...compared(`${name}, a list of 10,000 rows more`, small, listed),
    ...compared(`${name}, a million accounts and files`, listed, large),
  ];
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

function importList({ service, data, settings, folder }) {
  const file = join(folder, 'many.csv');
  writeFileSync(file, manyRows());
  const database = settings.filter((setting) => setting.startsWith('--database='));
  const words = ['import-listings', file, '--name', 'many', '--new', '--data', data, ...database];
  execFileSync(service, words, { stdio: 'ignore' });
}

/** Each figure: the 50th and the 99th percentile in ms, or one number. */
async function figuresOf({ service, data, settings, privateKey }, person, { followed = 0 } = {}) {
  const starts = [];
  for (let turn = 1; turn < STARTS; turn += 1) {
    const { child, milliseconds } = await startService(service, data, settings);
    starts.push(milliseconds);
    await stop(child);
  }
  const running = await startService(service, data, settings);
  starts.push(running.milliseconds);
  try {
    await wait(2_000);
    const calls = await hotCalls.of(running.address, person);
    const memory = residentMegabytes(running.child.pid);
    const followers = await follow(running.address, followed, privateKey);
    const figures = {};
    for (const [what, { call, times }] of Object.entries(calls)) {
      figures[`${what}, p50 and p99 in ms`] = await percentiles(call, times);
    }
    followers.end();
    figures['start, ms'] = [median(starts)];
    figures['memory, MB'] = [memory];
    return figures;
  } finally {
    await stop(running.child);
  }
}
