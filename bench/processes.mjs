// Starts the measured programs and reads their figures from the kernel.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Characters of a program's errors that are kept. */
const LAST_WORDS = 2_000;

/** Returns a free port on the loopback address. */
export function freePort() {
  return tryPort(0);
}

/**
 * Returns a free port for a server that is stopped and started again. Linux gives outgoing connections the
 * ports from 32768 up, so nothing takes this one meanwhile.
 */
export async function lastingPort() {
  for (;;) {
    try {
      return await tryPort(randomInt(20_000, 32_768));
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}

function tryPort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program in its own process group. */
export function start(command, args, { env = {}, stdin, stdout, stderr } = {}) {
  const verbose = process.env.NB_BENCH_VERBOSE ? 'inherit' : 'ignore';
  return spawn(command, args, {
    // A backtrace would take the place of the cause.
    env: { ...process.env, RUST_BACKTRACE: '0', ...env },
    stdio: [stdin ?? 'ignore', stdout ?? 'ignore', stderr ?? verbose],
    detached: true,
  });
}

/** Reads a stream, and returns a function that returns the end of what it said. */
export function lastWords(stream) {
  let text = '';
  stream.on('data', (chunk) => {
    if (process.env.NB_BENCH_VERBOSE) process.stderr.write(chunk);
    text = (text + chunk).slice(-LAST_WORDS);
  });
  return () => text.trim();
}

/** Ends a process group and waits until it has ended. */
export async function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, signal);
  await Promise.race([ended, wait(3000).then(() => killGroup(child.pid))]);
  // Until then it holds its ports and the lock of its folder.
  await ended;
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

/**
 * Starts `sync-service serve`. Returns its address, the `operator`'s if there is one, and the milliseconds
 * until it was ready; with `hears` also what it `said` last on standard error. Only for a process that is
 * always free to read: the service logs each request, and waits for a reader that is busy with `execFileSync`.
 */
export async function startService(binary, data, args = [], { hears = false } = {}) {
  const began = performance.now();
  const child = start(binary, ['serve', '--data', data, '--listen', '127.0.0.1:0', ...args], {
    stdout: 'pipe',
    ...(hears && { stderr: 'pipe' }),
  });
  const said = hears ? lastWords(child.stderr) : () => '';
  let operator;
  const address = await new Promise((resolve, reject) => {
    let text = '';
    // After "exit" the pipe may still hold the cause.
    child.once('close', (code) => reject(new Error(`the service ended with ${code}: ${said()}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      operator = /operator's page is at (http:\/\/\S+)/.exec(text)?.[1];
      const found = /ready at (http:\/\/\S+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
  return { child, address, operator, said, milliseconds: performance.now() - began };
}

/** Waits until an address responds, for at most `seconds`. */
export async function answers(address, seconds = 5) {
  for (let attempt = 0; attempt < seconds * 40; attempt += 1) {
    try {
      await (await fetch(address)).arrayBuffer();
      return;
    } catch {
      await wait(25);
    }
  }
  throw new Error(`nothing answers at ${address}`);
}

/**
 * Returns the seconds of processor time that a process has used, to a hundredth. Unlike a rate, it hardly
 * changes when another program takes a processor.
 */
export function processorSeconds(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

/** Returns the resident memory of one process, in MB. */
export function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

/** Returns the memory (PSS) of a process and its descendants, in MB. */
export function proportionalMegabytes(root) {
  return sumOf(root, 'Pss');
}

/** Returns their private dirty memory, in MB. Other programs do not change this figure. */
export function privateMegabytes(root) {
  return sumOf(root, 'Private_Dirty');
}

function sumOf(root, field) {
  return family(root).reduce((sum, pid) => sum + kilobytes(pid, field), 0) / 1024;
}

function kilobytes(pid, field) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)[1]);
  } catch {
    return 0; // A zombie, or gone between the listing and the reading.
  }
}

/** The process and all its descendants. */
function family(root) {
  return [root, ...childrenOf(root).flatMap(family)];
}

/** The processes that one has started. */
export function childrenOf(parent) {
  return readdirSync('/proc')
    .filter(
      (name) => /^\d+$/.test(name) && Number(/\) \S (\d+)/.exec(statOf(name))?.[1]) === parent,
    )
    .map(Number);
}

/** The processes that draw for a kiosk; its guard's child is the window. */
export function drawing(guard) {
  return childrenOf(guard)
    .flatMap(childrenOf)
    .filter((pid) => statOf(pid).includes('(WebKitWebProces'));
}

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // Ended while we were looking.
  }
}
