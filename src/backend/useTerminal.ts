import { use } from 'react';
import type { Backend } from './Backend';
import { useBackend } from './context';
import type { Terminal } from './Terminal';

/** How long a failure is told before the code is asked for again, in milliseconds. */
const AGAIN = 1000;

const asked = new WeakMap<Backend, Promise<Terminal>>();

/** The machine the screens run on; suspends until its code is there. */
export function useTerminal(): Terminal {
  return use(terminalOf(useBackend()));
}

/**
 * One promise for all drawings, also for a while after it failed: React draws again when a promise fails, and a new
 * one each time would be asked for without end while the network is down.
 */
function terminalOf(backend: Backend): Promise<Terminal> {
  const known = asked.get(backend);
  if (known) return known;
  const terminal = backend.openTerminal();
  asked.set(backend, terminal);
  terminal.catch(() => setTimeout(() => asked.delete(backend), AGAIN));
  return terminal;
}
