import type { MfaAnswer, MfaRequest, RecoveryCodes } from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { Security } from '../Security';
import { account, lookUp, secondFactor, signedIn } from './identity';
import { proofOfWork } from './proofOfWork';

/** The calls that second factors make through the session. */
interface Session {
  /** Runs a call with an access token. */
  ask: <T>(call: (idToken: string) => Promise<T>) => Promise<T>;
  /** Runs a call that returns new tokens, and keeps them. */
  change: (call: (idToken: string) => Promise<MfaAnswer>) => Promise<unknown>;
}

/** Second factors on the website. */
export function openWebSecurity({ ask, change }: Session): Security {
  const enrolment = async (name: string, request: MfaRequest) => {
    await change((idToken) =>
      secondFactor(`mfaEnrollment:${name}`, { ...request, idToken }, 'refreshToken'),
    );
  };
  return {
    factors: async () => (await ask(lookUp)).mfaInfo ?? [],
    async start() {
      const request = { totpEnrollmentInfo: {} };
      const { totpSessionInfo } = await ask((idToken) =>
        secondFactor('mfaEnrollment:start', { ...request, idToken }, 'totpSessionInfo'),
      );
      if (!totpSessionInfo) throw new BackendError('network-request-failed');
      return totpSessionInfo;
    },
    finish: ({ sessionInfo }, verificationCode) =>
      enrolment('finalize', { totpVerificationInfo: { sessionInfo, verificationCode } }),
    async startPhone(phoneNumber) {
      const request = { phoneEnrollmentInfo: { phoneNumber, ...(await proofOfWork()) } };
      const { phoneSessionInfo } = await ask((idToken) =>
        secondFactor('mfaEnrollment:start', { ...request, idToken }, 'phoneSessionInfo'),
      );
      const session = phoneSessionInfo?.sessionInfo;
      if (session === undefined) throw new BackendError('network-request-failed');
      return session;
    },
    finishPhone: (sessionInfo, code) =>
      enrolment('finalize', { phoneVerificationInfo: { sessionInfo, code } }),
    remove: ({ mfaEnrollmentId }) => enrolment('withdraw', { mfaEnrollmentId }),
    async requestConfirmation() {
      await ask((idToken) => account('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }));
    },
    async makeRecoveryCodes() {
      const answer = await ask((token) => signedIn('POST', '/account/recovery-codes', token));
      const body = (await answer.json().catch(() => null)) as RecoveryCodes | null;
      if (!Array.isArray(body?.codes)) throw new BackendError('network-request-failed');
      return body.codes;
    },
  };
}
