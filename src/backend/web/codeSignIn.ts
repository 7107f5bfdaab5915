import type { AccountAnswer } from '../../generated/bindings';
import type { Ownership } from '../SignIn';
import { BackendError } from '../Backend';
import type { CodeOutcome, CodeSignIn } from '../CodeSignIn';
import { account, phone } from './identity';
import { proofOfWork } from './proofOfWork';

/** Signs in with an answer; `named` is what the account is called if the answer does not say. */
export type SignIn = (
  ask: () => Promise<AccountAnswer>,
  named: string,
  owner: Ownership | undefined,
) => Promise<CodeOutcome>;

/** Sign-in with a code on the website. */
export function openWebCodeSignIn(signIn: SignIn): CodeSignIn {
  return {
    async mailCode(email) {
      await account('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    },
    byMail: (email, oobCode, owner) =>
      signIn(() => account('signInWithEmailLink', { email, oobCode }), email, owner),
    async textCode(phoneNumber) {
      const request = { phoneNumber, ...(await proofOfWork()) };
      const { sessionInfo } = await phone('sendVerificationCode', request, 'sessionInfo');
      if (sessionInfo === undefined) throw new BackendError('network-request-failed');
      return sessionInfo;
    },
    byPhone: (sessionInfo, code, owner) =>
      signIn(() => phone('signInWithPhoneNumber', { sessionInfo, code }, 'phoneNumber'), '', owner),
  };
}
