import type { SessionInfo } from '../generated/bindings';

/** Where the signed-in person is logged in. */
export interface Sessions {
  /** The session that asks first, then the last used. */
  list(): Promise<SessionInfo[]>;
  /** Ends another session; one that has ended already is no error. */
  end(session: SessionInfo): Promise<void>;
}
