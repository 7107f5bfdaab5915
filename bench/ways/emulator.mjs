// The same people in the official emulator. It knows no authenticator apps, so its second step is a
// phone's code.
import { startEmulator } from '../identity/emulator.mjs';
import { stop } from '../processes.mjs';
import { each, post } from './race.mjs';

const PASSWORD = 'Sunrise2024';
const OWNER = 'Bearer owner';

export async function startTheirs(folder) {
  const { child, address } = await startEmulator(folder);
  const toolkit = `${address}/identitytoolkit.googleapis.com`;
  const accounts = `${toolkit}/v1/projects/p/accounts`;
  const call = (name) => `${toolkit}/v1/accounts:${name}?key=k`;
  const second = (name) => `${toolkit}/v2/accounts/${name}?key=k`;
  const config = `${toolkit}/v2/projects/p/config?updateMask=mfa`;
  const mfa = { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] };
  await fetch(config, {
    method: 'PATCH',
    headers: { authorization: OWNER, 'content-type': 'application/json' },
    body: JSON.stringify({ mfa }),
  });
  let phones = 0;
  return {
    linkAddress: call('signInWithEmailLink'),
    async links(emails) {
      await each(emails, (person, email) =>
        post(person, accounts, { email, emailVerified: true, password: PASSWORD }, OWNER),
      );
      return each(emails, async (person, email) => {
        const wish = { requestType: 'EMAIL_SIGNIN', email, returnOobLink: true };
        const settings = { continueUrl: 'http://localhost/', canHandleCodeInApp: true };
        const body = { ...wish, ...settings };
        const { oobCode } = await post(person, `${accounts}:sendOobCode`, body, OWNER);
        return { email, oobCode };
      });
    },
    stepAddress: second('mfaSignIn:finalize'),
    async steps(emails) {
      const begun = await each(emails, async (person, email) => {
        const phoneInfo = `+1973555${String((phones += 1)).padStart(4, '0')}`;
        const body = { email, emailVerified: true, password: PASSWORD, mfaInfo: [{ phoneInfo }] };
        await post(person, accounts, body, OWNER);
        const request = { email, password: PASSWORD, returnSecureToken: true };
        const answer = await post(person, call('signInWithPassword'), request);
        const { mfaPendingCredential, mfaInfo } = answer;
        const { mfaEnrollmentId } = mfaInfo[0];
        const phoneSignInInfo = { recaptchaToken: 'x' };
        const start = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo };
        const { phoneResponseInfo } = await post(person, second('mfaSignIn:start'), start);
        return { mfaPendingCredential, sessionInfo: phoneResponseInfo.sessionInfo };
      });
      const told = await fetch(`${address}/emulator/v1/projects/p/verificationCodes`);
      const { verificationCodes } = await told.json();
      const codes = new Map(verificationCodes.map((it) => [it.sessionInfo, it.code]));
      return begun.map(({ mfaPendingCredential, sessionInfo }) => ({
        mfaPendingCredential,
        phoneVerificationInfo: { sessionInfo, code: codes.get(sessionInfo) },
      }));
    },
    close: () => stop(child),
  };
}
