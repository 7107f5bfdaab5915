import type { Ownership, SecondStep } from './SignIn';

/** What a right code led to. */
export interface CodeOutcome {
  /** The second step, if the account has one; null when the person is signed in. */
  readonly step: SecondStep | null;
  /** Whether the sign-in made the account. */
  readonly isNew: boolean;
}

/**
 * Sign-in with a code of a mail or of a message to a phone. What is refused throws a BackendError. A
 * signed-in person signs in again without `owner`, as a recent proof.
 */
export interface CodeSignIn {
  /** Asks for a mail with a link and six digits. Never tells whether there is such an account. */
  mailCode(email: string): Promise<void>;
  /** Signs in with the six digits, or with the code of the link. */
  byMail(email: string, code: string, owner?: Ownership): Promise<CodeOutcome>;

  /** Sends six digits to a phone (E.164). Returns the session that they belong to. */
  textCode(phone: string): Promise<string>;
  /** Signs in with the six digits of a message. */
  byPhone(session: string, code: string, owner?: Ownership): Promise<CodeOutcome>;
}
