// Kills the service during uploads. An acknowledged file must be complete. Any other file must be
// complete or absent.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startService, stop } from '../processes.mjs';

const CLIENTS = 6;
const BUCKET = 'new-beginnings.appspot.com';
const PART = 256 * 1024;

const objects = (base) => `${base}/v0/b/${BUCKET}/o`;
const digest = (bytes) => createHash('md5').update(bytes).digest('base64');

async function signUp(base, number) {
  const credentials = { email: `person${number}@example.org`, password: 'Sunrise2024' };
  const body = JSON.stringify({ ...credentials, returnSecureToken: true });
  const answer = await fetch(`${base}/v1/accounts:signUp?key=k`, { method: 'POST', body });
  const { localId, idToken } = await answer.json();
  return { uid: localId, headers: { Authorization: `Firebase ${idToken}` } };
}

function content() {
  const size = 50_000 + Math.floor(Math.random() * 700_000);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size)]);
}

/** Uploads in parts, as the screens do. Returns whether the end was acknowledged. */
async function upload(base, person, name, bytes) {
  const place = `${objects(base)}?name=${person.uid}%2Fresumes%2F${name}`;
  const say = (address, command, offset, body) =>
    fetch(address, {
      method: 'POST',
      headers: {
        ...person.headers,
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': command,
        'X-Goog-Upload-Offset': String(offset),
      },
      body,
    });
  const begun = await say(place, 'start', 0, '{}');
  const address = `${place}&upload_id=${begun.headers.get('x-guploader-uploadid')}`;
  for (let at = 0; at < bytes.length; at += PART) {
    const isLast = at + PART >= bytes.length;
    const command = isLast ? 'upload, finalize' : 'upload';
    const answer = await say(address, command, at, bytes.subarray(at, at + PART));
    if (!answer.ok) return false;
  }
  return true;
}

/** Uploads until the service was killed. Each name gets several contents in sequence. */
async function uploads(base, person, known) {
  for (let turn = 0; ; turn += 1) {
    const name = `${turn % 5}.pdf`;
    const bytes = content();
    const entry = (known[name] ??= { sure: null, maybe: [] });
    entry.maybe.push(digest(bytes));
    try {
      if (await upload(base, person, name, bytes)) {
        entry.sure = digest(bytes);
        entry.maybe = [];
      }
    } catch {
      return; // Not acknowledged: the old or the new content is there, and whole.
    }
  }
}

/** Returns what is wrong with a file: nothing, lost, or incomplete. */
async function look(base, person, name, { sure, maybe }) {
  const address = `${objects(base)}/${person.uid}%2Fresumes%2F${name}`;
  const about = await fetch(address, { headers: person.headers });
  if (about.status === 404) return sure === null ? 'fine' : 'lost';
  const { md5Hash, size } = await about.json();
  const read = await fetch(`${address}?alt=media`, { headers: person.headers });
  const bytes = Buffer.from(await read.arrayBuffer());
  if (bytes.length !== Number(size) || digest(bytes) !== md5Hash) return 'in part';
  return md5Hash === sure || maybe.includes(md5Hash) ? 'fine' : 'lost';
}

export async function tortureUploads(program, data, cycles) {
  const counts = { fine: 0, lost: 0, 'in part': 0 };
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const { child, address } = await startService(program, data);
    const numbers = Array.from({ length: CLIENTS }, (_, at) => cycle * CLIENTS + at);
    const people = await Promise.all(numbers.map((number) => signUp(address, number)));
    const known = people.map(() => ({}));
    const clients = people.map((person, at) => uploads(address, person, known[at]));
    await wait(100 + Math.random() * 400);
    await stop(child, 'SIGKILL');
    await Promise.all(clients);

    const again = await startService(program, data);
    for (const [at, person] of people.entries()) {
      for (const [name, entry] of Object.entries(known[at])) {
        counts[await look(again.address, person, name, entry)] += 1;
      }
    }
    await stop(again.child);
    process.stderr.write(`\r${cycle} kills, ${JSON.stringify(counts)} `);
  }
  return counts;
}
