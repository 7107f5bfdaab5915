// Runs wrk.
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const CONNECTIONS = 16;

function words(url, script, seconds, connections) {
  const base = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  return [...base, ...(script ? ['-s', script] : []), url];
}
const options = (env) => ({ encoding: 'utf8', env: { ...process.env, ...env } });

/** Returns the number of responses, how many per second, and the 99th percentile in milliseconds. */
export function load(url, script, seconds, env = {}, connections = CONNECTIONS) {
  return read(execFileSync('wrk', words(url, script, seconds, connections), options(env)));
}

/** Does the same in the background. */
export async function startLoad(url, script, seconds, env = {}) {
  const { stdout } = await promisify(execFile)(
    'wrk',
    words(url, script, seconds, CONNECTIONS),
    options(env),
  );
  return read(stdout);
}

function read(report) {
  if (/Non-2xx/.test(report)) throw new Error(report);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report);
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit];
  return {
    count: Number(/(\d+) requests in/.exec(report)[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)[1]),
    p99: Number(number) * factor,
  };
}
