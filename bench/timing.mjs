// Does the time of an answer tell whether an address has an account? A classifier that may choose
// the best threshold on one half of the pairs is judged on the other half; 50 % is a coin.
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { startService, stop } from './processes.mjs';
import { median } from './statistics.mjs';

const PAIRS = 2000;
const PASSWORD = 'Sunrise2024';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until an answer. */
function ask(base, call, body) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const url = `${base}/v1/accounts:${call}?key=k`;
    const headers = { 'Content-Type': 'application/json' };
    const question = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - began));
    });
    question.on('error', reject);
    question.end(JSON.stringify(body));
  });
}

async function pairs(base, call, body) {
  const times = { known: [], unknown: [] };
  for (let number = 0; number < PAIRS; number += 1) {
    // In turn, and each first as often as second.
    const kinds = number % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      times[kind].push(await ask(base, call, body(`${kind}${number}@example.org`)));
    }
  }
  return times;
}

/** Share of right answers of the best threshold, learned on one half and judged on the other. */
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

/** Rows of the table of figures. */
export async function measureTiming({ service, folder }) {
  const { child, address } = await startService(service, join(folder, 'timing'));
  try {
    for (let number = 0; number < PAIRS; number += 1) {
      await ask(address, 'signUp', { email: `known${number}@example.org`, password: PASSWORD });
    }
    const row = (what, times) => {
      const gap = Math.abs(median(times.known) - median(times.unknown));
      const share = `${(100 * accuracy(times)).toFixed(1)} %`;
      return [
        `${what}: guesses by time that are right (gap of medians, ms)`,
        `${share} (${gap.toFixed(3)})`,
        '',
      ];
    };
    const signIn = await pairs(address, 'signInWithPassword', (email) => ({
      email,
      password: 'Wrong1234',
    }));
    const reset = await pairs(address, 'sendOobCode', (email) => ({
      email,
      requestType: 'PASSWORD_RESET',
    }));
    return [row('sign-in', signIn), row('password reset', reset)];
  } finally {
    await stop(child);
  }
}
