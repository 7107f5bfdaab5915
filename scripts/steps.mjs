// Runs steps one after another and shows how long each took.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { giveUp, ROOT } from './machine.mjs';

const began = performance.now();
const times = [];

/** Runs one step. A failure ends the command and prints how to repeat the step. */
export async function step(name, work, repeat) {
  console.log(`\n▸ ${name}`);
  const start = performance.now();
  const failed = (problem) => {
    summary();
    giveUp(`${name}: ${problem}`, repeat ? `To repeat it alone:  ${repeat}` : 'See above.');
  };
  try {
    await work(failed);
  } catch (error) {
    failed(error.message);
  }
  times.push([name, performance.now() - start]);
}

/** Runs a command that must succeed. Returns what it printed when `keep` is set. */
export function run(command, words, { env = {}, keep = false } = {}) {
  const result = spawnSync(command, words, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', keep ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const ended = result.status ?? result.signal;
  if (keep) process.stdout.write(result.stdout ?? '');
  if (ended !== 0) throw new Error(`${command} ended with ${ended}`);
  return result.stdout;
}

/**
 * Runs a command that may fail, beside others. Each line that it prints begins with `name` and a bar.
 * Returns its exit code, or the signal that ended it.
 */
export async function tryRun(name, command, words, env = {}) {
  const child = spawn(command, words, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const printed of [child.stdout, child.stderr]) {
    createInterface({ input: printed }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  const [code, signal] = await once(child, 'close');
  return code ?? signal;
}

/** Prints the time of each step and the total. */
export function summary() {
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
  console.log('');
  for (const [name, time] of times) console.log(`${seconds(time)}  ${name}`);
  console.log(`${seconds(performance.now() - began)}  in all`);
}
