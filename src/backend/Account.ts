import type { CodeInfo, SignUpMode, WaysOffered } from '../generated/bindings';
import type { CodeSignIn } from './CodeSignIn';
import type { Desk } from './Desk';
import type { Kept } from './ResumeBuilder';
import type { ResumeShelf } from './ResumeShelf';
import type { Security } from './Security';
import type { ProviderSignIn } from './ProviderSignIn';
import type { Ownership, SecondStep } from './SignIn';
import type { Sessions } from './Sessions';
import type { WaySettings } from './WaySettings';

/**
 * The account that is signed in here; null without one. The object stays the same until that changes. An account
 * without an email has its phone number (E.164) in the place of it.
 */
export type SignedIn = { readonly email: string } | null;

/** What became of a sign-up. */
export type SignUpOutcome = 'signed-in' | 'mail-sent';

/** Why a session ended. */
export type SessionEnd =
  /** The person logged out here, everywhere, in another window, or deleted the account. */
  | 'logged-out'
  | 'everywhere'
  | 'other-window'
  | 'deleted'
  /** The person deleted the account, and a mailed link can still bring it back. */
  | 'deleted-later'
  /** No one touched a shared browser for a while. */
  | 'idle'
  /** The password was given too long ago. */
  | 'too-old'
  /** An operator closed the account. */
  | 'closed'
  /** The service ended it: the password was changed, or all sessions were ended elsewhere. */
  | 'ended';

/**
 * Everything the screens may ask about accounts. Two implementations, no optional members. What is
 * refused throws a BackendError.
 */
export interface Account {
  session(): SignedIn;
  /** Why the last session of this window ended; null while there is one, and before the first. */
  lastEnd(): SessionEnd | null;
  /** Calls the listener whenever `session()` has changed; answers the way to stop. */
  subscribe(listener: () => void): () => void;

  /** What a sign-up does in this installation. */
  signUpMode(): Promise<SignUpMode>;
  /** Signs up. Where that is finished by mail the password may be empty; it is chosen behind the link. */
  signUp(email: string, password: string, owner: Ownership): Promise<SignUpOutcome>;
  /** Signs in. Returns the second step if the account has one; null means that it is done. */
  signIn(email: string, password: string, owner: Ownership): Promise<SecondStep | null>;
  /** The ways to sign in besides email and password that are on in this installation. */
  waysOffered(): Promise<WaysOffered>;
  /** Sign-in with a code; its code is loaded by the person who chooses it. */
  openCodeSignIn(): Promise<CodeSignIn>;
  /** Sign-in at an identity provider; its code is loaded by the person who chooses it. */
  openProviders(): Promise<ProviderSignIn>;
  signOut(): Promise<void>;
  signOutEverywhere(): Promise<void>;

  /** Asks for a mail with a link to a new password. Never tells whether there is such an account. */
  requestReset(email: string): Promise<void>;

  /** Asks for a mail to a new address; the change happens when its link is opened. */
  requestEmailChange(newEmail: string): Promise<void>;

  /** Signs in again, for what needs a recent sign-in (`requires-recent-login`). Answers as `signIn`. */
  proveAgain(password: string): Promise<SecondStep | null>;
  /** Needs a recent sign-in. */
  changePassword(next: string): Promise<void>;

  /** The ways to log in to the account; their code is loaded with the settings. */
  openWays(): Promise<WaySettings>;

  /** Where the person is logged in; the code of it is loaded with the settings. */
  openSessions(): Promise<Sessions>;

  /** The second factors of the account; their code is loaded with the settings. */
  openSecurity(): Promise<Security>;

  /**
   * The staff desk; only staff load its code. A kiosk does not have it. When the log-in is too old for a call,
   * `prove` asks the person to log in again, and the call is made again if it answers true. `onDenied` hears of a
   * call that the person has no right to: the role may have changed.
   */
  openDesk(prove: () => Promise<boolean>, onDenied: () => void): Promise<Desk>;

  /** The person's resumes; only who looks at them loads their code. */
  openResumes(): Promise<ResumeShelf>;

  /** Everything that is kept about the person, as text for the screen. */
  showData(): Promise<string>;
  /** Saves the same with the files: a browser among its downloads, a kiosk on a stick. */
  saveData(): Promise<Kept>;
  /** Needs a recent sign-in. An account with an email is closed first; a mailed link opens it again. */
  deleteAccount(): Promise<void>;
  /** Deletes a closed account for good, with the code of the mail about its deletion. */
  finishDeletion(code: string): Promise<void>;

  /** Looks at a code of an e-mail without using it up. */
  lookAtCode(code: string): Promise<CodeInfo>;
  resetPassword(code: string, password: string): Promise<void>;
  applyCode(code: string): Promise<void>;
}
