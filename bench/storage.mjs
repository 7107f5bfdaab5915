// Measures files and the current resume's pointer beside the official storage emulator, the disk, and
// list reads.
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './identity/load.mjs';
import { residentMegabytes, startService, stop } from './processes.mjs';
import { median, withRange } from './statistics.mjs';
import { memoryOfUploads } from './storage/memory.mjs';
import { startStorageEmulator } from './storage/emulator.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const SIZE = 200_000;
const PEOPLE = 64;
/** The same number of connections as for lists. */
const CONNECTIONS = 64;
const BUCKET = 'new-beginnings.appspot.com';

export const script = (name) => join(import.meta.dirname, `storage/${name}.lua`);

export async function account(base, number) {
  const body = JSON.stringify({
    email: `person${number}@example.org`,
    password: 'Sunrise2024',
    returnSecureToken: true,
  });
  const answer = await fetch(`${base}/v1/accounts:signUp?key=k`, { method: 'POST', body });
  return answer.json();
}

/** Writes people for the scripts of a load, one in each line: uid and token. */
export function writePeople(file, people) {
  writeFileSync(file, people.map(({ localId, idToken }) => `${localId} ${idToken}\n`).join(''));
}

/** The measured calls of the storage protocol, for the people of a file. */
export function fileCalls(base, bucket, people, { scheme, uid, token }) {
  const env = { SCHEME: scheme, BUCKET: bucket, PEOPLE_FILE: people, SIZE: String(SIZE) };
  const own = { AUTHORIZATION: `${scheme} ${token}` };
  const file = `${base}/v0/b/${bucket}/o/${uid}%2Fresumes%2F1.pdf?alt=media`;
  return {
    upload: () => load(base, script('upload'), SECONDS, env),
    download: () => load(file, script('get'), SECONDS, own),
  };
}

/** Measures how many files of this size per second the disk can write and flush in sequence. */
function diskLimit(folder) {
  const bytes = Buffer.alloc(SIZE, 'A');
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) {
    const file = openSync(join(folder, 'probe'), 'w');
    writeSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    renameSync(join(folder, 'probe'), join(folder, `probe-${count % 16}`));
    const directory = openSync(folder, 'r');
    fsyncSync(directory);
    closeSync(directory);
  }
  return { perSecond: count / SECONDS };
}

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureStorage({ service, folder }) {
  const ours = await startService(service, join(folder, 'storage'));
  const emulator = await startStorageEmulator(folder);
  try {
    const people = [];
    for (let number = 0; number < PEOPLE; number += 1) {
      people.push(await account(ours.address, number));
    }
    const peopleFile = join(folder, 'people');
    writePeople(peopleFile, people);
    const { localId: uid, idToken } = people[0];
    const own = fileCalls(ours.address, BUCKET, peopleFile, {
      scheme: 'Firebase',
      uid,
      token: idToken,
    });
    // The emulator takes this token for each folder.
    const owners = join(folder, 'owners');
    writePeople(
      owners,
      people.map((person) => ({ ...person, idToken: 'owner' })),
    );
    const theirs = fileCalls(emulator.address, 'p.appspot.com', owners, {
      scheme: 'Bearer',
      uid,
      token: 'owner',
    });
    const pointer = `${ours.address}/users/${uid}/resumes/current.json`;
    const list = `${ours.address}/widgets/resources/food`;
    const env = { AUTHORIZATION: `Bearer ${idToken}`, PEOPLE_FILE: peopleFile };
    const runs = {};
    const note = async (name, run) => (runs[name] ??= []).push(await run());
    const before = residentMegabytes(ours.child.pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      await note('upload', own.upload);
      await note('disk', () => diskLimit(folder));
      await note('upload emulator', theirs.upload);
      await note('download', own.download);
      await note('download emulator', theirs.download);
      const loadPointer = (name) => load(pointer, script(name), SECONDS, env, CONNECTIONS);
      await note('set', () => loadPointer('put'));
      await note('get', () => loadPointer('get'));
      await note('list', () => load(list, undefined, SECONDS, {}, CONNECTIONS));
    }
    const grown = residentMegabytes(ours.child.pid) - before;
    const held = await memoryOfUploads(ours, BUCKET, uid, `Firebase ${idToken}`);
    return [
      ...rows(runs),
      ['memory more after all that, MB', grown.toFixed(1), ''],
      [
        `memory more for each of ${held.uploads} uploads at once, kB`,
        held.kilobytes.toFixed(0),
        '',
      ],
    ];
  } finally {
    await Promise.all([ours.child, emulator.child].map((it) => stop(it)));
  }
}

function rows(runs) {
  const rate = (name) => runs[name].map((run) => run.perSecond);
  const own = (what, name) => [what, withRange(rate(name)), ''];
  const against = (what, name, peer) => [
    what,
    withRange(rate(peer)),
    `${(median(rate(name)) / median(rate(peer))).toFixed(2)} ×`,
  ];
  return [
    own('uploads of 200 kB per second, on disk before the answer', 'upload'),
    against('… the official emulator (keeps nothing on disk)', 'upload', 'upload emulator'),
    against('… one file after the other, flushed', 'upload', 'disk'),
    own('downloads of 200 kB per second', 'download'),
    against('… the official emulator', 'download', 'download emulator'),
    own('pointer read per second', 'get'),
    against('… of list reads', 'get', 'list'),
    own('pointer set per second, on disk before the answer', 'set'),
    against('… of list reads', 'set', 'list'),
  ];
}
