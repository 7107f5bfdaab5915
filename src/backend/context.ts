import { createContext, use } from 'react';
import type { Backend } from './Backend';

export const BackendContext = createContext<Backend | null>(null);

/** The door to the outside, opened once in main.tsx. */
export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('no backend was opened');
  return backend;
}
