import type { AccountAnswer, MfaAnswer } from '../../generated/bindings';

/** Runs a call that returns new tokens, and keeps them with what the account is called from now on. */
export type Change = <T extends AccountAnswer | MfaAnswer>(
  call: (idToken: string) => Promise<T>,
  nameOf: (answer: T) => string,
) => Promise<T>;
