import type { AccountChange, SessionInfo } from '../../generated/bindings';
import type { Sessions } from '../Sessions';
import { command } from './command';

/** The sessions of a person in the kiosk window. */
export function openKioskSessions(): Sessions {
  return {
    list: () => command<SessionInfo[]>('list_sessions', {}),
    changes: () => command<AccountChange[]>('list_changes', {}),
    end: ({ id }) => command('end_session', { id }),
  };
}
