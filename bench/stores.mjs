// Measures each hot call on SQLite and on PostgreSQL side by side, both with flushes, and what a second
// instance adds when each has the same share of the processors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityCalls } from './identity.mjs';
import { load, startLoad } from './identity/load.mjs';
import { startService, stop } from './processes.mjs';
import { boundToShare } from './share.mjs';
import { median, withRange } from './statistics.mjs';
import { account, fileCalls, script, writePeople } from './storage.mjs';
import { startPostgres } from './torture/cluster/postgres.mjs';

const ROUNDS = 3;
const SECONDS = 5;
/**
 * For sign-ins of services with a part of a core: some twelve a second. In five seconds those that wait at the
 * beginning and the end of a round are a large part of them, and the hundreds of a second are rounded.
 */
const SECONDS_OF_SIGN_INS = 20;
const CONNECTIONS = 64;
const PEOPLE = 64;
const BUCKET = 'new-beginnings.appspot.com';
const MANY = ['--sign-ups-per-hour', '1000000'];
const CALLS = [
  'list',
  'lookup',
  'lookupOfMany',
  'refresh',
  'signIn',
  'upload',
  'download',
  'get',
  'set',
];
/**
 * The part of one core that an instance may use. The rest of the machine is for the database and the
 * clients, as it would be if each had a machine of its own.
 */
const SHARE = 0.2;
/** What the second instance is measured with. */
const GROWING = ['list', 'lookup', 'signIn', 'refresh', 'set'];
const NAMES = {
  list: 'list reads',
  lookup: 'look-ups of 16 callers',
  lookupOfMany: 'look-ups of 64 callers',
  refresh: 'refreshes',
  signIn: 'sign-ins',
  upload: 'uploads of 200 kB',
  download: 'downloads of 200 kB',
  get: 'reads of a document',
  set: 'writes of a document',
};

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureStores({ service, folder }) {
  const postgres = await startPostgres({ standbys: 0 });
  const started = [];
  const begin = async (name, ...settings) => {
    const running = await startService(service, join(folder, name), [...MANY, ...settings]);
    started.push(running);
    return running;
  };
  try {
    const stores = {
      SQLite: await begin('sqlite'),
      PostgreSQL: await begin('postgres', `--database=${postgres.url()}`),
    };
    const calls = {};
    for (const [name, { address }] of Object.entries(stores)) {
      calls[name] = await hotCalls(address, folder, name);
    }
    const runs = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const call of CALLS) {
        for (const store of Object.keys(stores)) {
          (runs[`${store} ${call}`] ??= []).push((await calls[store][call]()).perSecond);
        }
      }
    }
    for (const { child } of started.splice(0)) await stop(child);
    return [...CALLS.map((call) => row(runs, call)), ...(await second(begin, postgres, folder))];
  } finally {
    for (const { child } of started) await stop(child);
    postgres.stop();
  }
}

function row(runs, call) {
  const [own, other] = [runs[`PostgreSQL ${call}`], runs[`SQLite ${call}`]];
  return [
    `${NAMES[call]} per second, PostgreSQL beside SQLite (${withRange(other)})`,
    withRange(own),
    `${(median(own) / median(other)).toFixed(2)} ×`,
  ];
}

/** The calls, each as a function that returns how many per second there were. */
async function hotCalls(base, folder, name) {
  const identity = await identityCalls(base, folder, name);
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    people.push(await account(base, `-${name}-${number}`));
  }
  const file = join(folder, `people-${name}`);
  writePeople(file, people);
  const [{ localId: uid, idToken }] = people;
  const env = { AUTHORIZATION: `Bearer ${idToken}`, PEOPLE_FILE: file };
  const pointer = `${base}/users/${uid}/resumes/current.json`;
  const document = (kind) => () => load(pointer, script(kind), SECONDS, env, CONNECTIONS);
  return {
    ...identity,
    ...fileCalls(base, BUCKET, file, { scheme: 'Firebase', uid, token: idToken }),
    lookupOfMany: () => identity.lookup(CONNECTIONS),
    list: () => load(`${base}/widgets/resources/food`, undefined, SECONDS, {}, CONNECTIONS),
    get: document('get'),
    set: document('put'),
  };
}

/** One instance, and two, each with its share of a core and the same load for each. */
async function second(begin, postgres, folder) {
  await postgres.ask('drop database if exists new_beginnings with (force)', 'postgres');
  await postgres.ask('create database new_beginnings', 'postgres');
  const secret = join(folder, 'keys-secret');
  writeFileSync(secret, 'a secret of the instances, long enough for all');
  const files = join(folder, 'shared-files');
  mkdirSync(files, { recursive: true });
  const shared = [
    `--database=${postgres.url()}`,
    `--keys-secret-file=${secret}`,
    `--files=${files}`,
  ];
  const calls = [];
  for (const name of ['first', 'second']) {
    const { child, address } = await begin(name, ...shared);
    calls.push(await inBackground(address, folder, name));
    child.once('exit', boundToShare(child.pid, SHARE));
  }
  const rows = [];
  for (const call of GROWING) {
    const rates = { one: [], two: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.one.push((await calls[0][call]()).perSecond);
      const both = await Promise.all(calls.map((each) => each[call]()));
      rates.two.push(both[0].perSecond + both[1].perSecond);
    }
    const grown = median(rates.two) / median(rates.one);
    const what = `${NAMES[call]} per second of two instances, beside one (${withRange(rates.one)})`;
    rows.push([what, withRange(rates.two), `${grown.toFixed(2)} ×`]);
  }
  return rows;
}

/** The same calls, in the background, so that two instances have theirs at once. */
async function inBackground(base, folder, name) {
  const { people, refreshFile } = await newPeople(base, folder, name);
  const account = `${base}/identitytoolkit.googleapis.com/v1/accounts`;
  const identity = (kind) => join(import.meta.dirname, `identity/${kind}.lua`);
  const BODY = JSON.stringify({
    email: `person-${name}-NUMBER@example.org`,
    password: 'Sunrise2024',
    returnSecureToken: true,
  });
  const [{ idToken }] = people;
  const env = { AUTHORIZATION: `Bearer ${idToken}`, PEOPLE_FILE: join(folder, `people-${name}`) };
  const run = (url, kind, more = {}, seconds = SECONDS) => startLoad(url, kind, seconds, more);
  return {
    list: () => run(`${base}/widgets/resources/food`),
    lookup: () =>
      run(`${account}:lookup?key=k`, identity('same'), { BODY: JSON.stringify({ idToken }) }),
    signIn: () =>
      run(
        `${account}:signInWithPassword?key=k`,
        identity('sign_in'),
        { PEOPLE, BODY },
        SECONDS_OF_SIGN_INS,
      ),
    refresh: async () => {
      const TOKENS = await refreshFile();
      return run(`${base}/securetoken.googleapis.com/v1/token?key=k`, identity('refresh'), {
        TOKENS,
      });
    },
    set: () => run(`${base}/`, script('put'), env),
  };
}

async function newPeople(base, folder, name) {
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    people.push(await account(base, `-${name}-${number}`));
  }
  writePeople(join(folder, `people-${name}`), people);
  const post = (body) =>
    fetch(`${base}/v1/accounts:signInWithPassword?key=k`, { method: 'POST', body });
  /** A round uses its tokens up. */
  const refreshFile = async () => {
    const tokens = [];
    for (let number = 0; number < PEOPLE; number += 1) {
      const email = `person-${name}-${number}@example.org`;
      const body = JSON.stringify({ email, password: 'Sunrise2024', returnSecureToken: true });
      tokens.push((await (await post(body)).json()).refreshToken);
    }
    const file = join(folder, `tokens-${name}`);
    writeFileSync(file, tokens.join('\n'));
    return file;
  };
  return { people, refreshFile };
}
