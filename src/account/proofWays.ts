import type { WaysIn, WaysOffered } from '../generated/bindings';
import { isPhoneNumber } from '../form/phoneNumber';
import { isEmail } from './rules';

/** Where a code can go that proves who the signed-in person is. */
export interface CodeTarget {
  way: 'email' | 'phone';
  to: string;
}

/** What a signed-in person can be asked for. */
export interface ProofWays {
  hasPassword: boolean;
  codes: CodeTarget[];
  /** The ids of their providers that are on here. */
  providers: string[];
}

/** Google does not say when a person logged in there, so its answer proves nothing. */
const NEVER_PROVES = 'google.com';

/** The proofs that an account can give; `ways` is null while they are not known. Most people have a password then,
 * unless the account is called by its phone number. */
export function proofWays(name: string, ways: WaysIn | null, offered: WaysOffered): ProofWays {
  const isCalledByPhone = isPhoneNumber(name);
  const email = ways ? ways.address : isEmail(name) ? name : null;
  const phone = ways ? ways.phone : isCalledByPhone ? name : null;
  const codes: CodeTarget[] = [];
  if (email !== null && offered.emailLink) codes.push({ way: 'email', to: email });
  if (phone !== null && (offered.phone || isCalledByPhone)) codes.push({ way: 'phone', to: phone });
  const isOffered = (id: string) => offered.providers.some((it) => it.id === id);
  const providers = (ways?.providers ?? []).filter((id) => isOffered(id) && id !== NEVER_PROVES);
  return { hasPassword: ways ? ways.hasPassword : !isCalledByPhone, codes, providers };
}
