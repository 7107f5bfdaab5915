import { createContext, use } from 'react';
import type { Desk } from '../backend/Desk';
import type { DeskMe } from '../generated/bindings';

/** The open desk and the staff member at it. */
export interface OpenDesk {
  desk: Desk;
  me: DeskMe;
  /** Grows with each log-in at this desk. */
  logIns: number;
}

export const DeskContext = createContext<OpenDesk | null>(null);

/** The open desk. */
export function useDesk(): OpenDesk {
  const open = use(DeskContext);
  if (!open) throw new Error('the desk is not open');
  return open;
}
