// Starts the measured programs and reads their figures from the kernel.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns a free port on the loopback address. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program in its own process group. */
export function start(command, args, { env = {}, stdout = 'ignore' } = {}) {
  return spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, process.env.NB_BENCH_VERBOSE ? 'inherit' : 'ignore'],
    detached: true,
  });
}

/** Ends a process group and waits until it has ended. */
export async function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, signal);
  await Promise.race([ended, wait(3000).then(() => killGroup(child.pid))]);
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Starts `sync-service serve` and returns its address and the milliseconds until it is ready. */
export async function startService(binary, data, args = []) {
  const began = performance.now();
  const child = start(binary, ['serve', '--data', data, '--listen', '127.0.0.1:0', ...args], {
    stdout: 'pipe',
  });
  const address = await new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /ready at (http:\/\/\S+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
  return { child, address, milliseconds: performance.now() - began };
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
