// What people do while the cluster fails, and what they were told. Each function runs until `run.isOver`.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDone, isUnknown, json } from './calls.mjs';

const PASSWORD = 'Sunrise2024';
const BUCKET = 'new-beginnings.appspot.com';
/** Milliseconds between two calls of one person. */
const PAUSE = 40;
/** Calls of one register; checking a history takes the square of this. */
const CALLS_OF_A_REGISTER = 300;

const digest = (bytes) => createHash('md5').update(bytes).digest('base64');
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Notes an answer that says no where nothing was wrong with the call. */
function refuse(record, what, { status, text }) {
  const refusal = `${what}: ${status} ${text.slice(0, 200)}`;
  record.refused.push(refusal);
  process.stderr.write(`\n${refusal}\n`);
}

/** What was acknowledged, and what was refused although it had to succeed. */
export function record() {
  return { people: [], refused: [], files: [], items: [], messages: [], registers: [], lost: 0 };
}

export function signUp(calls, email) {
  return account(calls, 'signUp', email);
}

function account(calls, name, email) {
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  return calls.ask('POST', `/v1/accounts:${name}?key=k`, { body });
}

/** Refreshes until the answer is known: a token whose answer was lost is used again. */
export async function refresh(calls, person, run) {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: person.refreshToken,
  });
  for (;;) {
    const answer = await calls.ask('POST', '/v1/token?key=k', { body: form });
    if (isDone(answer)) {
      const { id_token: idToken, refresh_token: refreshToken } = json(answer);
      Object.assign(person, { idToken, refreshToken });
      return true;
    }
    if (!isUnknown(answer)) {
      refuse(run.record, 'refresh', answer);
      return false;
    }
    if (run.isOver) return true;
    await wait(200);
  }
}

export async function signUps(run) {
  for (let number = 0; !run.isOver; number += 1) {
    const email = `person${number}.${randomBytes(3).toString('hex')}@example.org`;
    const answer = await signUp(run.calls, email);
    if (isDone(answer)) run.record.people.push({ email, ...json(answer) });
    else if (!isUnknown(answer)) refuse(run.record, 'sign-up', answer);
    await wait(PAUSE * 5);
  }
}

export async function logIns(run) {
  while (!run.isOver) {
    await wait(PAUSE * 5);
    const person = pick(run.record.people);
    if (person) await logIn(run, person);
  }
}

/** Logs in. An account that is refused, or has another id, was lost. */
export async function logIn(run, person) {
  const answer = await account(run.calls, 'signInWithPassword', person.email);
  if (isUnknown(answer)) return false;
  if (isDone(answer) && json(answer).localId === person.localId) return true;
  refuse(run.record, 'log-in', answer);
  return true;
}

export async function refreshes(run) {
  while (!run.isOver) {
    await wait(PAUSE);
    const person = pick(run.record.people.slice(0, 40));
    if (!person || person.isBusy || person.isSignedOut) continue;
    person.isBusy = true;
    person.isSignedOut = !(await refresh(run.calls, person, run));
    person.isBusy = false;
  }
}

const fileOf = (person, name) => `/v0/b/${BUCKET}/o/${person.localId}%2Fresumes%2F${name}`;
const bearer = (person) => ({ Authorization: `Firebase ${person.idToken}` });

export async function uploads(run, person) {
  const names = {};
  for (let turn = 0; !run.isOver; turn += 1) {
    const name = `${turn % 8}.pdf`;
    const size = 20_000 + Math.floor(Math.random() * 200_000);
    const body = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size)]);
    if (!names[name])
      run.record.files.push((names[name] = { person, name, sure: null, maybe: [] }));
    const path = `/v0/b/${BUCKET}/o?name=${person.localId}%2Fresumes%2F${name}`;
    const headers = { ...bearer(person), 'Content-Type': 'application/pdf' };
    const answer = await run.calls.ask('POST', path, { headers, body });
    if (isDone(answer)) Object.assign(names[name], { sure: digest(body), maybe: [] });
    else if (isUnknown(answer)) names[name].maybe.push(digest(body));
    else refuse(run.record, 'upload', answer);
    await wait(PAUSE * 4);
  }
}

/** Whether a file is there as its last acknowledged upload, or one without an answer, left it. */
export async function hasFile(calls, { person, name, sure, maybe }) {
  const about = await calls.ask('GET', fileOf(person, name), { headers: bearer(person) });
  if (about.status === 404) return sure === null;
  const { md5Hash } = json(about);
  const response = await fetch(`${calls.base}${fileOf(person, name)}?alt=media`, {
    headers: bearer(person),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.ok && digest(bytes) === md5Hash && (md5Hash === sure || maybe.includes(md5Hash));
}

export const node = (person, path) =>
  `/users/${person.localId}/${path}.json?auth=${person.idToken}`;

/** Appends values to a list, each once, and never again when there was no answer. */
export async function items(run, person) {
  for (let number = 0; !run.isOver; number += 1) {
    const value = `${person.localId}-${number}`;
    // A document that grows without end would measure something else.
    const path = node(person, `items/${Math.floor(number / 200)}`);
    const answer = await run.calls.ask('POST', path, { body: JSON.stringify(value) });
    if (isDone(answer)) run.record.items.push({ person, value });
    else if (!isUnknown(answer)) refuse(run.record, 'item', answer);
    await wait(PAUSE * 3);
  }
}

/** Sends messages; each is sent again with the same key until it is acknowledged. */
export async function messages(run) {
  while (!run.isOver) {
    const key = randomBytes(16).toString('hex');
    const body = JSON.stringify({ key, name: 'x', contact: 'x', subject: 'x', message: key });
    const headers = { 'Content-Type': 'application/json' };
    while (!run.isOver) {
      const answer = await run.calls.ask('POST', '/contact', { headers, body });
      if (isDone(answer)) run.record.messages.push(key);
      else if (!isUnknown(answer)) refuse(run.record, 'message', answer);
      if (!isUnknown(answer)) break;
      await wait(100);
    }
    await wait(PAUSE * 4);
  }
}

/** Starts a register whenever the one before has enough calls; all callers use the newest. */
function registerOf(run, person) {
  const { registers } = run.record;
  const newest = registers.at(-1);
  if (newest && newest.calls.length < CALLS_OF_A_REGISTER) return newest;
  const next = { path: node(person, `registers/r${registers.length}`), calls: [], number: 0 };
  registers.push(next);
  return next;
}

/** Reads, writes and replaces conditionally, and keeps the history. */
export async function registers(run, person) {
  while (!run.isOver) {
    const register = registerOf(run, person);
    const value = `v${(register.number += 1)}`;
    const chance = Math.random();
    if (chance < 0.4) await readRegister(run, register);
    else if (chance < 0.7) await writeRegister(run, register, value);
    else await replaceRegister(run, register, value);
    await wait(PAUSE * Math.random());
  }
}

async function timed(register, call, told) {
  const start = performance.now();
  const answer = await call();
  const end = performance.now();
  const said = told(answer);
  if (said) register.calls.push({ start, end: isUnknown(answer) ? Infinity : end, ...said });
  return answer;
}

function readRegister(run, register) {
  const headers = { 'X-Firebase-ETag': 'true' };
  const call = () => run.calls.ask('GET', register.path, { headers });
  return timed(register, call, (answer) => isDone(answer) && { reads: json(answer) });
}

function writeRegister(run, register, value) {
  const call = () => run.calls.ask('PUT', register.path, { body: JSON.stringify(value) });
  return timed(register, call, (answer) => wrote(run, answer, { writes: value }));
}

async function replaceRegister(run, register, value) {
  const before = await readRegister(run, register);
  if (!isDone(before)) return;
  const init = { headers: { 'If-Match': before.etag }, body: JSON.stringify(value) };
  const call = () => run.calls.ask('PUT', register.path, init);
  await timed(register, call, (answer) => {
    if (answer.status === 412) return { reads: json(answer) };
    return wrote(run, answer, { expects: json(before), writes: value });
  });
}

function wrote(run, answer, call) {
  if (isDone(answer) || isUnknown(answer)) return call;
  refuse(run.record, 'register', answer);
  return undefined;
}
