// The hot calls of one person, one after the other over one connection.
import { percentile } from '../statistics.mjs';

const PASSWORD = 'Sunrise2024';
const EMAIL = 'template@example.org';
const BUCKET = 'new-beginnings.appspot.com';
const ROUNDS = 5;
const FILE = Buffer.from(`%PDF-1.4\n${'A'.repeat(20_000)}`);

async function ask(base, method, path, headers = {}, body = undefined) {
  const answer = await fetch(base + path, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path.split('?')[0]}: ${answer.status} ${text}`);
  return text;
}

const identity = async (base, call, body) =>
  JSON.parse(await ask(base, 'POST', `/v1/accounts:${call}?key=k`, {}, JSON.stringify(body)));
const credentials = { email: EMAIL, password: PASSWORD, returnSecureToken: true };

/** Signs a person up whose rows are copied: an account, a session, a document and a file. */
async function signUp(base) {
  const person = await identity(base, 'signUp', credentials);
  const calls = await of(base, person);
  await calls['write of a document'].call();
  await calls['upload of 20 kB'].call();
  return person;
}

/** Logs in and returns the calls, and how often each is measured. */
async function of(base, { localId }) {
  let { idToken, refreshToken } = await identity(base, 'signInWithPassword', credentials);
  const document = `/users/${localId}/resumes/current.json?auth=${idToken}`;
  const objects = `/v0/b/${BUCKET}/o`;
  const own = { Authorization: `Firebase ${idToken}`, 'Content-Type': 'application/pdf' };
  let number = 0;
  const refresh = async () => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    refreshToken = JSON.parse(await ask(base, 'POST', '/v1/token?key=k', {}, body)).refresh_token;
  };
  const file = `${localId}%2Fresumes%2F1.pdf`;
  const at = (times, call) => ({ times, call });
  return {
    'list read': at(1_000, () => ask(base, 'GET', '/widgets/resources/food')),
    'look-up': at(1_000, () => identity(base, 'lookup', { idToken })),
    'log-in': at(100, () => identity(base, 'signInWithPassword', credentials)),
    refresh: at(1_000, refresh),
    'read of a document': at(1_000, () => ask(base, 'GET', document)),
    'write of a document': at(500, () => ask(base, 'PUT', document, {}, `"${(number += 1)}"`)),
    'upload of 20 kB': at(300, () => ask(base, 'POST', `${objects}?name=${file}`, own, FILE)),
    'download of 20 kB': at(500, () => ask(base, 'GET', `${objects}/${file}?alt=media`, own)),
    'list of own files': at(500, () =>
      ask(base, 'GET', `${objects}?prefix=${localId}%2Fresumes%2F`, own),
    ),
  };
}

export const hotCalls = { signUp, of };

/**
 * Makes the same call of several services in turn. Returns for each the 50th and the 99th percentile in milliseconds. Rounds
 * alone would have too few slow calls for the latter, so all rounds count together.
 */
export async function percentilesOf(calls, times) {
  for (let turn = 0; turn < times / 10; turn += 1) for (const call of calls) await call();
  const spent = calls.map(() => []);
  for (let turn = 0; turn < times * ROUNDS; turn += 1) {
    for (const [service, call] of calls.entries()) {
      const began = performance.now();
      await call();
      spent[service].push(performance.now() - began);
    }
  }
  return spent.map((own) => [50, 99].map((part) => percentile(own, part)));
}
