import type { ProviderName, ProviderPurpose } from '../generated/bindings';
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
  | 'has-account'
  /** To be added: it belongs to another account. */
  | 'taken'
  /** To prove who is there: it leads to another account. */
  | 'other-account'
  /** To prove who is there: the provider has not asked. */
  | 'not-asked'
  /** To be added on a shared computer: the browser opened no window for the provider. */
  | 'blocked';

/** A window of its own with a provider's pages, on a website with room for it. */
export interface ProviderWindow {
  /** Whether the person closed it before they were done. It counts even so if they come back in it. */
  readonly isClosed: boolean;
  /** Brings it to the front. */
  readonly show: () => void;
}

/** The screen that waits for a person who is at a provider. */
export interface ProviderWaiting {
  /** What the window says until the provider's page is there. */
  readonly text: string;
  /** Is told of the window when it opens and when it was closed; of null when the person is back. */
  readonly onWindow: (window: ProviderWindow | null) => void;
  /** The person has stopped. The window is closed if the browser allows it. */
  readonly signal: AbortSignal;
}

/** Sign-in at an identity provider. What is refused throws a BackendError. */
export interface ProviderSignIn {
  /**
   * Sends the person to the provider, and answers when they are back. A website with room opens a
   * window, so it has to be called in the tap itself. Where a browser opens none, the page itself
   * leaves, comes back to /auth/action, and is finished there. Who logs in says whose device it is.
   */
  go(
    provider: ProviderName,
    purpose: ProviderPurpose,
    waiting: ProviderWaiting,
    owner?: Ownership,
  ): Promise<ProviderOutcome | 'left'>;
  /** Finishes what `go` began, with the query that the window came back with. It counts once. */
  finish(query: string): Promise<ProviderOutcome>;
}
