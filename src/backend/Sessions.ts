import type { AccountChange, SessionInfo } from '../generated/bindings';

/** Where the signed-in person is logged in, and what changed in the account. */
export interface Sessions {
  /** The session that asks first, then the last used. */
  list(): Promise<SessionInfo[]>;
  /** Ends another session; it is not an error if that one has ended already. */
  end(session: SessionInfo): Promise<void>;
  /** What changed in the account, the newest first. */
  changes(): Promise<AccountChange[]>;
}
