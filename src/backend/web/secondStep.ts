import type { MfaAnswer, MfaInfo } from '../../generated/bindings';
import type { SecondStep } from '../SignIn';
import { BackendError } from '../Backend';
import { secondFactor } from './identity';

/** The second step of a sign-in on the website; `keep` takes its tokens. */
export function secondStep(
  mfaPendingCredential: string,
  factors: readonly MfaInfo[],
  keep: (tokens: MfaAnswer) => Promise<void>,
): SecondStep {
  const sessions = new Map<string, string>();
  return {
    factors,
    async send(mfaEnrollmentId) {
      const request = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} };
      const answer = await secondFactor('mfaSignIn:start', request, 'phoneResponseInfo');
      const session = answer.phoneResponseInfo?.sessionInfo;
      if (session === undefined) throw new BackendError('network-request-failed');
      sessions.set(mfaEnrollmentId, session);
    },
    async finish(mfaEnrollmentId, code) {
      const sessionInfo = sessions.get(mfaEnrollmentId);
      // A recovery code has letters, and goes where the codes of apps go.
      const isTexted = sessionInfo !== undefined && /^\d{6}$/.test(code);
      const proof = isTexted
        ? { phoneVerificationInfo: { sessionInfo, code } }
        : { totpVerificationInfo: { verificationCode: code } };
      const request = { mfaPendingCredential, mfaEnrollmentId, ...proof };
      await keep(await secondFactor('mfaSignIn:finalize', request, 'refreshToken'));
    },
  };
}
