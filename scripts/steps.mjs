// Runs steps one after another and shows how long each took.
import { spawnSync } from 'node:child_process';
import { giveUp, ROOT } from './machine.mjs';

const began = performance.now();
const times = [];

/** Runs one step. A failure ends the command and prints how to repeat the step. */
export function step(name, work, repeat) {
  console.log(`\n▸ ${name}`);
  const start = performance.now();
  const failed = (problem) => {
    summary();
    giveUp(`${name}: ${problem}`, repeat ? `To repeat it alone:  ${repeat}` : 'See above.');
  };
  try {
    work(failed);
  } catch (error) {
    failed(error.message);
  }
  times.push([name, performance.now() - start]);
}

/** Runs a command that must succeed. Returns what it printed when `keep` is set. */
export function run(command, words, { env = {}, keep = false } = {}) {
  const { ended, printed } = start(command, words, env, keep);
  if (keep) process.stdout.write(printed ?? '');
  if (ended !== 0) throw new Error(`${command} ended with ${ended}`);
  return printed;
}

/** Runs a command that may fail. Returns its exit code, or the signal that ended it. */
export const tryRun = (command, words, env = {}) => start(command, words, env, false).ended;

function start(command, words, env, keep) {
  const result = spawnSync(command, words, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', keep ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ended: result.status ?? result.signal, printed: result.stdout };
}

/** Prints the time of each step and the total. */
export function summary() {
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
  console.log('');
  for (const [name, time] of times) console.log(`${seconds(time)}  ${name}`);
  console.log(`${seconds(performance.now() - began)}  in all`);
}
