import type { SessionInfo } from '../generated/bindings';

/** Where the signed-in person is logged in. */
export interface Sessions {
  /** The session that asks first, then the last used. */
  list(): Promise<SessionInfo[]>;
  /** Ends another session; it is not an error if that one has ended already. */
  end(session: SessionInfo): Promise<void>;
}
