import type { MfaInfo, TotpSession } from '../generated/bindings';

/** The second factors of the signed-in person. Changes need a recent sign-in (`requires-recent-login`). */
export interface Security {
  factors(): Promise<MfaInfo[]>;

  /** Makes a key for an authenticator app. Nothing changes until `finish`. */
  start(): Promise<TotpSession>;
  /** Adds the app that shows this code. All other sessions of the person end. */
  finish(session: TotpSession, code: string): Promise<void>;

  /** Sends a code to a phone (E.164) that becomes a second factor. Returns the session of the code. */
  startPhone(phone: string): Promise<string>;
  /** Adds the phone that the code was sent to. All other sessions of the person end. */
  finishPhone(session: string, code: string): Promise<void>;

  remove(factor: MfaInfo): Promise<void>;

  /** Asks for a mail that confirms the address of the account; without it nothing can be added. */
  requestConfirmation(): Promise<void>;

  /** Makes ten new recovery codes; earlier ones stop working. They are told this once. */
  makeRecoveryCodes(): Promise<string[]>;
}
