import { use } from 'react';
import { useBackend } from '../backend/context';
import type { Terminal } from '../backend/Terminal';

/** The machine the screens run on; suspends until its code is there. */
export function useTerminal(): Terminal {
  return use(useBackend().openTerminal());
}
