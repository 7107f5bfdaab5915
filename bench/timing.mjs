// Measures whether the response time tells who has an account, for every identity call about an
// address. A classifier learns the best threshold on one half of the pairs and is tested on the other
// half. 50 % is a coin. sync-service/tests/service/membership.rs shows without a clock that the service
// takes the same steps for both.
import { cpSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { startService, stop } from './processes.mjs';
import { median } from './statistics.mjs';

/** `NB_PAIRS` asks for fewer, to try the part itself; it is even. */
const PAIRS = Number(process.env.NB_PAIRS ?? 2000);
/** Pairs for each signed-in person. An account may cause 20 mails an hour. */
const PAIRS_OF_ONE = 10;
const PASSWORD = 'Sunrise2024';
const SETTINGS = ['--trusted-proxies', '127.0.0.1', '--sign-ups-per-hour', '1000000'];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let asked = 0;

const known = (number) => `known${number}@example.org`;

/** Calls from a network of its own, because rate limits are not measured here. */
function ask(base, call, body) {
  asked += 1;
  const network = `198.18.${(asked >> 8) & 255}.${asked & 255}`;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const path = call === 'token' ? '/v1/token' : `/v1/accounts:${call}`;
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': network };
    const question = request(`${base}${path}?key=k`, { method: 'POST', agent, headers });
    question.on('response', (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ time: performance.now() - began, text }));
    });
    question.on('error', reject);
    question.end(JSON.stringify(body));
  });
}

/** Returns tokens of people who just signed in. */
async function signedIn(base, number) {
  const body = { email: known(number), password: PASSWORD, returnSecureToken: true };
  const { text } = await ask(base, 'signInWithPassword', body);
  return JSON.parse(text).idToken;
}

/** The calls that name an address. Left out are those that do not: sign-in with a provider, a custom token
 * or a second step (a token says who it is), and a code by text message, which is sent without looking for
 * an account. A sign-up with a good password is left out because it says EMAIL_EXISTS by design. */
const CALLS = [
  ['sign-in', 'signInWithPassword', (email) => ({ email, password: 'Wrong1234' })],
  ['password reset', 'sendOobCode', (email) => ({ email, requestType: 'PASSWORD_RESET' })],
  [
    'change of e-mail',
    'sendOobCode',
    (newEmail, idToken) => ({ newEmail, idToken, requestType: 'VERIFY_AND_CHANGE_EMAIL' }),
  ],
  ['sign-up with a weak password', 'signUp', (email) => ({ email, password: 'weak' })],
  [
    'sign-up by mail',
    'signUp',
    (email) => ({ email, password: PASSWORD }),
    ['--sign-up', 'by-mail'],
  ],
  [
    'ways to sign in',
    'createAuthUri',
    (identifier) => ({ identifier, continueUri: 'http://localhost' }),
  ],
  ['profile', 'update', (email, idToken) => ({ email, idToken })],
  ['look-up', 'lookup', (email) => ({ email })],
  ['log-in link', 'sendOobCode', (email) => ({ email, requestType: 'EMAIL_SIGNIN' })],
  ['log-in by link', 'signInWithEmailLink', (email) => ({ email, oobCode: 'x' })],
  ['log-in by digits', 'signInWithEmailLink', (email) => ({ email, oobCode: '123456' })],
  ['deletion', 'delete', (email) => ({ email })],
  ['code', 'resetPassword', (email) => ({ email, oobCode: 'x' })],
  ['token', 'token', (email) => ({ email })],
];

async function pairs(base, call, body) {
  const times = { known: [], unknown: [] };
  const refused = { known: 0, unknown: 0 };
  const wantsToken = body.length > 1;
  let token;
  for (let number = 0; number < PAIRS; number += 1) {
    if (wantsToken && number % PAIRS_OF_ONE === 0) token = await signedIn(base, number);
    // Each of the two comes first equally often, also after a sign-in, which slows the next call down.
    const turn = number + Math.floor(number / PAIRS_OF_ONE);
    const kinds = turn % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      // Skip the caller's own address.
      const email = `${kind}${(number + PAIRS / 2) % PAIRS}@example.org`;
      const { time, text } = await ask(base, call, body(email, token));
      times[kind].push(time);
      if (text.includes('TOO_MANY')) refused[kind] += 1;
    }
  }
  if (refused.known + refused.unknown > 0) {
    throw new Error(`${call} was limited: ${JSON.stringify(refused)}`);
  }
  return times;
}

/** Learns the best threshold on one half and returns its share of right guesses on the other. */
export function accuracy({ known, unknown }) {
  const half = Math.floor(known.length / 2);
  const right = (from, to, threshold, sign) => {
    let count = 0;
    for (let index = from; index < to; index += 1) {
      count += sign * (known[index] - threshold) > 0 ? 1 : 0;
      count += sign * (unknown[index] - threshold) <= 0 ? 1 : 0;
    }
    return count / (2 * (to - from));
  };
  const thresholds = [...known.slice(0, half), ...unknown.slice(0, half)];
  let best = { share: 0 };
  for (const threshold of thresholds) {
    for (const sign of [1, -1]) {
      const share = right(0, half, threshold, sign);
      if (share > best.share) best = { share, threshold, sign };
    }
  }
  return right(half, known.length, best.threshold, best.sign);
}

/** Returns rows of the table of figures. */
export async function measureTiming({ service, folder }) {
  const members = join(folder, 'timing');
  const first = await startService(service, members, SETTINGS);
  for (let number = 0; number < PAIRS; number += 1) {
    await ask(first.address, 'signUp', { email: known(number), password: PASSWORD });
  }
  await stop(first.child);
  const rows = [];
  for (const [index, [what, call, body, settings = []]] of CALLS.entries()) {
    // Each call gets the same members and empty attempt counts.
    const data = `${members}-${index}`;
    cpSync(members, data, { recursive: true });
    const { child, address } = await startService(service, data, [...SETTINGS, ...settings]);
    try {
      const times = await pairs(address, call, body);
      const gap = Math.abs(median(times.known) - median(times.unknown));
      const share = `${(100 * accuracy(times)).toFixed(1)} %`;
      rows.push([
        `${what}: guesses by time that are right (gap of medians, ms)`,
        `${share} (${gap.toFixed(3)})`,
        '',
      ]);
      console.error(rows.at(-1).join(' '));
    } finally {
      await stop(child);
    }
  }
  return rows;
}
