import { LIMITS } from '../../generated/limits';
import { BackendError } from '../Backend';
import { providerOf, type WaySettings } from '../WaySettings';
import { claimsOf } from './accessToken';
import type { Change } from './change';
import { account, lookUp, phone } from './identity';
import { opensWindows } from './providerWindow';

/** What the ways to log in need of the session. */
interface Session {
  /** Seconds since 1970. */
  now: () => number;
  /** Runs a call with an access token. */
  ask: <T>(call: (idToken: string) => Promise<T>) => Promise<T>;
  /** Runs a call that returns new tokens, and keeps them: `named` is what the account is called from now on. */
  change: Change;
  /** Whether the session ends with the page, because others use this browser too. */
  isShared: boolean;
}

/** What follows needs a code that has to be fetched first; so long that may take, in seconds. */
const FETCHING = 180;

/** The ways to log in on the website. */
export function openWebWays({ now, ask, change, isShared }: Session): WaySettings {
  const ways = async () => {
    const user = await ask(lookUp);
    const { email: address = null, phoneNumber = null, providerUserInfo = [] } = user;
    const ids = providerUserInfo.map(({ providerId }) => providerId);
    const providers = ids.filter((id) => id !== 'password' && id !== 'phone');
    // An address that no code was sent to yet does not lead in.
    return {
      email: ids.includes('password') ? address : null,
      address,
      hasPassword: user.passwordHash !== undefined,
      phone: phoneNumber,
      providers,
    };
  };
  return {
    ways,
    canAddProviders: !isShared || opensWindows(),
    requireRecentSignIn: () =>
      ask((idToken) => {
        const signedInAt = Number(claimsOf(idToken).auth_time) || 0;
        const isRecent = now() - signedInAt < LIMITS.freshProofSeconds - FETCHING;
        return isRecent
          ? Promise.resolve()
          : Promise.reject(new BackendError('requires-recent-login'));
      }),
    async addPhone(sessionInfo, code) {
      const request = { sessionInfo, code };
      const { temporaryProof } = await change(
        (idToken) => phone('signInWithPhoneNumber', { ...request, idToken }, 'phoneNumber'),
        ({ email, phoneNumber }) => email ?? phoneNumber ?? '',
      );
      return temporaryProof === undefined ? 'added' : 'in-use';
    },
    async mailCode(email) {
      const requestType = 'EMAIL_SIGNIN';
      await ask((idToken) => account('sendOobCode', { requestType, email, idToken }));
    },
    async addEmail(email, oobCode) {
      const request = { email, oobCode };
      await change(
        (idToken) => account('signInWithEmailLink', { ...request, idToken }),
        (answer) => answer.email ?? email,
      );
    },
    async remove(way) {
      const { phone } = await ways();
      const request = { deleteProvider: [providerOf(way)], returnSecureToken: true };
      await change(
        (idToken) => account('update', { ...request, idToken }),
        ({ email, displayName }) => email ?? (way === 'phone' ? null : phone) ?? displayName ?? '',
      );
    },
  };
}
