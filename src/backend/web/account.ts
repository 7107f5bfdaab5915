import type { AccountAnswer, CodeInfo } from '../../generated/bindings';
import type { Account } from '../Account';
import { account, projectFacts, refresh, signedIn, signOut } from './identity';
import type { Tokens } from './session';
import { SessionDriver } from './sessionDriver';
import { openVault } from './vault';

const seconds = () => Math.floor(Date.now() / 1000);

/** Accounts on the website: the session rests in IndexedDB, and all tabs agree on it. */
export async function openWebAccount(): Promise<Account> {
  const driver = await SessionDriver.start({
    vault: await openVault(),
    refresh: async (token) => {
      const answer = await refresh(token);
      return tokens(answer.refresh_token, answer.access_token, answer.expires_in);
    },
    now: seconds,
    later: (task, milliseconds) => {
      // A browser counts in 32 bits; what is later than that is looked at again then.
      const timer = setTimeout(task, Math.min(milliseconds, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
    // Locks need https or this machine itself; without them the service's grace has to do.
    alone: (task) =>
      'locks' in navigator ? navigator.locks.request('new-beginnings-refresh', task) : task(),
  });

  async function signIn(email: string, password: string): Promise<void> {
    const { signOuts } = driver;
    const request = { email, password, returnSecureToken: true };
    await keep(signOuts, await account('signInWithPassword', request), email);
  }
  /** Signs in with an answer, unless whoever asked for it has left in the meantime. */
  async function keep(signOuts: number, answer: AccountAnswer, email: string): Promise<void> {
    const kept = tokensOf(answer);
    await driver.signedIn(signOuts, kept, answer.email ?? email).catch(async (error: unknown) => {
      await signOut(kept.refresh).catch(() => undefined);
      throw error;
    });
  }
  const proveAgain = (password: string) => signIn(driver.current()?.email ?? '', password);

  return {
    session: () => driver.current(),
    subscribe: (listener) => driver.subscribe(listener),
    signUpMode: async () => (await projectFacts()).signUp,
    async signUp(email, password) {
      const { signOuts } = driver;
      // Tokens are not asked for: where sign-ups are finished by mail there are none.
      const answer = await account('signUp', password ? { email, password } : { email });
      if (answer.idToken === undefined) return 'mail-sent';
      await keep(signOuts, answer, email);
      return 'signed-in';
    },
    signIn,
    proveAgain,

    async signOut() {
      const token = await driver.signedOut();
      // Here the session is over in any case; the service is told if it can be reached.
      if (token) await signOut(token).catch(() => undefined);
    },
    async signOutEverywhere() {
      await driver.with((token) => signedIn('POST', '/account/sign-out-everywhere', token));
      await driver.signedOut();
    },
    async requestReset(email) {
      await account('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
    async requestEmailChange(newEmail) {
      const requestType = 'VERIFY_AND_CHANGE_EMAIL';
      await driver.with((idToken) => account('sendOobCode', { requestType, idToken, newEmail }));
    },
    async changePassword(current, next) {
      const { signOuts } = driver;
      await proveAgain(current);
      const request = { password: next, returnSecureToken: true };
      const answer = await driver.with((idToken) => account('update', { ...request, idToken }));
      await keep(signOuts, answer, '');
    },
    async openResumes() {
      const { openWebResumes } = await import('./resumes');
      return openWebResumes((ask) => driver.with(ask));
    },
    async exportData() {
      const answer = await driver.with((token) => signedIn('GET', '/account/export', token));
      return JSON.stringify(await answer.json(), null, 2);
    },
    async deleteAccount(password) {
      await proveAgain(password);
      await driver.with((idToken) => account('delete', { idToken }));
      await driver.signedOut();
    },
    async lookAtCode(oobCode): Promise<CodeInfo> {
      const { requestType, email, newEmail } = await account('resetPassword', { oobCode });
      const code = { purpose: requestType ?? '', email: email ?? '' };
      return newEmail === undefined ? code : { ...code, newEmail };
    },
    async resetPassword(oobCode, newPassword) {
      await account('resetPassword', { oobCode, newPassword });
      await driver.check();
    },
    async applyCode(oobCode) {
      await account('update', { oobCode });
      await driver.check();
    },
  };
}

function tokensOf(answer: AccountAnswer): Tokens {
  return tokens(answer.refreshToken ?? '', answer.idToken ?? '', answer.expiresIn ?? '');
}

function tokens(refresh: string, access: string, expiresIn: string): Tokens {
  return { refresh, access, expiresAt: seconds() + (Number(expiresIn) || 0) };
}
