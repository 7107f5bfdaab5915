import { use } from 'react';
import { useBackend } from './context';
import type { Terminal } from './Terminal';

/** The machine the screens run on; suspends until its code is there. */
export function useTerminal(): Terminal {
  return use(useBackend().openTerminal());
}
