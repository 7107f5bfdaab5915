import { createContext, use } from 'react';
import type { Backend } from './Backend';

export const BackendContext = createContext<Backend | null>(null);

/** The backend of the screens, created once in main.tsx. */
export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('no backend was opened');
  return backend;
}
