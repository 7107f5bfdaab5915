import type { MfaInfo } from '../generated/bindings';

/** Whose device someone signs in on. A kiosk is always shared. */
export type Ownership = 'own' | 'shared';

/** The second step of a sign-in: a code of one of the account's second factors. */
export interface SecondStep {
  readonly factors: readonly MfaInfo[];
  /** Sends a code to the phone of a factor. */
  send(factor: string): Promise<void>;
  /**
   * Finishes the sign-in with a code of an authenticator app or of a message, or with a recovery code
   * (then any factor may be named). After a wrong code it can be tried again.
   */
  finish(factor: string, code: string): Promise<void>;
}
