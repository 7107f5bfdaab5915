import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A program that runs, in a process group of its own. */
export interface Running {
  child: ChildProcess;
  stop: () => Promise<void>;
}

const running = new Set<Running>();

/** Where cargo put a program of ours. */
export function binary(name: string): string {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return join(process.env.CARGO_TARGET_DIR ?? join(cache, 'new-beginnings/target'), 'debug', name);
}

/** Starts a program. */
export function launch(
  command: string,
  words: string[],
  env: Record<string, string> = {},
  folder?: string,
  stdin: 'ignore' | 'pipe' = 'ignore',
): Running {
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    stdio: [stdin, 'pipe', process.env.NB_E2E_VERBOSE ? 'inherit' : 'ignore'],
    detached: true,
    ...(folder ? { cwd: folder } : {}),
  });
  const one: Running = {
    child,
    stop: async () => {
      running.delete(one);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      kill(child, 'SIGTERM');
      const timer = setTimeout(() => kill(child, 'SIGKILL'), 3000);
      await ended;
      clearTimeout(timer);
      // Whatever it started goes with it.
      kill(child, 'SIGKILL');
    },
  };
  running.add(one);
  return one;
}

// A test that fails in its set-up leaves nothing running.
process.on('exit', () => running.forEach(({ child }) => kill(child, 'SIGKILL')));

function kill({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** A free port on the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
