import type { ProviderName, WaysIn } from '../generated/bindings';

/** A way to log in that is proved with a code. */
export type Way = 'email' | 'phone';

/** Any way to log in. */
export type AnyWay = Way | ProviderName;

/** How the service calls a way. */
export function providerOf(way: AnyWay): string {
  if (typeof way === 'object') return way.id;
  return way === 'email' ? 'password' : 'phone';
}

/** What became of a phone number that a person adds. */
export type PhoneAdded = 'added' | 'in-use';

/** The ways to log in to the account. Codes to a phone are sent by `CodeSignIn`. Every change ends all other
 * sessions of the person. */
export interface WaySettings {
  ways(): Promise<WaysIn>;

  /** Whether providers can be added here. A shared browser forgets the session when its page leaves, so
   * it needs room for a window beside it. */
  readonly canAddProviders: boolean;

  /** Throws `requires-recent-login` unless the person proved a moment ago who they are. */
  requireRecentSignIn(): Promise<void>;

  /** Adds a phone number, or replaces the one there is, with the code of a message. */
  addPhone(session: string, code: string): Promise<PhoneAdded>;
  /** Asks for a mail with six digits that add the address to this account. */
  mailCode(email: string): Promise<void>;
  /** Adds an email to an account without one, with the six digits of a mail. */
  addEmail(email: string, code: string): Promise<void>;
  /** Removes a way. The last one is refused. */
  remove(way: AnyWay): Promise<void>;
}
