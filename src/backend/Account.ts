import type { CodeInfo, SignUpMode } from '../generated/bindings';
import type { ResumeShelf } from './ResumeShelf';

/** Who is signed in here; null for nobody. The object stays the same until that changes. */
export type SignedIn = { readonly email: string } | null;

/** What became of a sign-up. */
export type SignUpOutcome = 'signed-in' | 'mail-sent';

/**
 * Everything the screens may ask about accounts. Two implementations, no optional members. What is
 * refused throws a BackendError.
 */
export interface Account {
  session(): SignedIn;
  /** Calls the listener whenever `session()` has changed; answers the way to stop. */
  subscribe(listener: () => void): () => void;

  /** What a sign-up does in this installation. */
  signUpMode(): Promise<SignUpMode>;
  /** Signs up. Where that is finished by mail the password may be empty; it is chosen behind the link. */
  signUp(email: string, password: string): Promise<SignUpOutcome>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  signOutEverywhere(): Promise<void>;

  /** Asks for a mail with a link to a new password. Never tells whether there is such an account. */
  requestReset(email: string): Promise<void>;

  /** Asks for a mail to a new address; the change happens when its link is opened. */
  requestEmailChange(newEmail: string): Promise<void>;

  /** Gives the password again, for what needs a fresh proof (`requires-recent-login`). */
  proveAgain(password: string): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;

  /** The person's resumes; only who looks at them loads their code. */
  openResumes(): Promise<ResumeShelf>;

  /** Everything that is kept about the person, as JSON text. */
  exportData(): Promise<string>;
  deleteAccount(password: string): Promise<void>;

  /** Looks at a code of an e-mail without using it up. */
  lookAtCode(code: string): Promise<CodeInfo>;
  resetPassword(code: string, password: string): Promise<void>;
  applyCode(code: string): Promise<void>;
}
