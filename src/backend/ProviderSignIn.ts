import type { ProviderName } from '../generated/bindings';
import type { CodeOutcome } from './CodeSignIn';
import type { Ownership } from './SignIn';

/** What a person brought back from an identity provider. */
export type ProviderOutcome =
  | CodeOutcome
  /** The person turned back at the provider. */
  | 'stopped'
  /** The sign-in was not begun in this window, or was begun too long ago or used before. */
  | 'too-old'
  /** An account has the email; the person has to log in to it another way. */
  | 'has-account';

/** Sign-in at an identity provider. What is refused throws a BackendError. */
export interface ProviderSignIn {
  /** Sends the window to the provider. It comes back to /auth/action. */
  begin(provider: ProviderName, owner: Ownership): Promise<void>;
  /** Finishes the sign-in with the query that the window came back with. It counts once. */
  finish(query: string): Promise<ProviderOutcome>;
}
