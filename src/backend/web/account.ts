import type { AccountAnswer, CodeInfo, MfaAnswer } from '../../generated/bindings';
import { LIMITS } from '../../generated/limits';
import type { Account } from '../Account';
import type { CodeOutcome } from '../CodeSignIn';
import type { Ownership, SecondStep } from '../SignIn';
import { once } from '../once';
import { forgetVisit } from '../visitMemory';
import type { Change } from './change';
import { later, seconds } from './clock';
import { account, download, projectFacts, refresh, signedIn, signOut } from './identity';
import { IdleRule } from './idle';
import { secondStep } from './secondStep';
import type { Tokens } from './session';
import { SessionDriver } from './sessionDriver';
import { followPage } from './pageLife';
import { saveFile } from './saveFile';
import { deviceVault, openVault } from './vault';

/** An account of a browser: on a shared one the session ends when it is left alone. */
export interface WebAccount extends Account {
  readonly idle: IdleRule;
}

/**
 * Accounts on the website. On a person's own device the session rests in IndexedDB, and all tabs
 * agree on it; on a shared one it never leaves the memory of its window.
 */
export async function openWebAccount(): Promise<WebAccount> {
  const driver = await SessionDriver.start({
    vault: deviceVault(await openVault()),
    refresh: async (token) => {
      const answer = await refresh(token);
      return tokens(answer.refresh_token, answer.access_token, answer.expires_in);
    },
    now: seconds,
    later,
    // Locks need https or this machine itself; without them the service's grace has to do.
    alone: (task) =>
      'locks' in navigator ? navigator.locks.request('new-beginnings-refresh', task) : task(),
    // Here the session is over in any case; the service is told if it can be reached.
    release: (token) => void signOut(token).catch(() => undefined),
  });
  const idle = new IdleRule({ now: seconds, later, onEnd: () => driver.giveUp('idle') });
  let isShared = false;
  let isPageLeft = false;
  driver.subscribe(() => {
    isShared &&= driver.current() !== null;
    if (isShared) idle.start();
    else idle.stop();
    // The next person at this screen finds nothing of the one who was logged in.
    if (!driver.current()) forgetVisit(isPageLeft ? 'page-left' : 'session-ended');
  });
  followPage(idle, () => {
    isPageLeft = true;
    if (isShared) driver.giveUp('logged-out');
    isPageLeft = false;
  });

  async function signIn(
    email: string,
    password: string,
    owner?: Ownership,
  ): Promise<SecondStep | null> {
    const { signOuts } = driver;
    const request = { email, password, returnSecureToken: true };
    const answer = await account('signInWithPassword', request);
    return finishFirstStep(signOuts, answer, email, owner);
  }
  /** Keeps the tokens of a first step, or returns the second one. */
  async function finishFirstStep(
    signOuts: number,
    answer: AccountAnswer,
    named: string,
    owner: Ownership | undefined,
  ): Promise<SecondStep | null> {
    const { mfaPendingCredential, mfaInfo: factors = [] } = answer;
    const who = answer.email ?? answer.phoneNumber ?? answer.displayName ?? named;
    if (mfaPendingCredential === undefined) {
      await keep(signOuts, answer, who, owner);
      return null;
    }
    return secondStep(mfaPendingCredential, factors, (tokens) =>
      keep(signOuts, tokens, who, owner),
    );
  }
  /** Signs in with an answer, unless the person who asked for it has left in the meantime. */
  async function keep(
    signOuts: number,
    answer: AccountAnswer | MfaAnswer,
    email: string,
    owner?: Ownership,
  ): Promise<void> {
    const kept = tokensOf(answer);
    if (owner) isShared = owner === 'shared';
    await driver.signedIn(signOuts, kept, email, owner).catch(async (error: unknown) => {
      await signOut(kept.refresh).catch(() => undefined);
      throw error;
    });
  }
  /** Signs in with the answer of a call. */
  async function finishWith(
    ask: () => Promise<AccountAnswer>,
    named: string,
    owner: Ownership | undefined,
  ): Promise<CodeOutcome> {
    const { signOuts } = driver;
    const answer = await ask();
    const step = await finishFirstStep(signOuts, answer, named, owner);
    return { step, isNew: answer.isNewUser === true };
  }
  const facts = once(projectFacts);
  const currentEmail = () => driver.current()?.email ?? '';
  const named = ({ email }: AccountAnswer) => email ?? currentEmail();
  /** Runs a call that returns new tokens, and keeps them, if there are any. */
  const change: Change = (call, nameOf) =>
    driver.change(call, async (signOuts, answer) => {
      if (answer.refreshToken !== undefined) await keep(signOuts, answer, nameOf(answer));
      return answer;
    });

  return {
    idle,
    session: () => driver.current(),
    lastEnd: () => driver.lastEnd(),
    subscribe: (listener) => driver.subscribe(listener),
    signUpMode: async () => (await facts()).signUp,
    waysOffered: async () => (await facts()).ways,
    async signUp(email, password, owner) {
      const { signOuts } = driver;
      // Tokens are not asked for: where sign-ups are finished by mail there are none.
      const answer = await account('signUp', password ? { email, password } : { email });
      if (answer.idToken === undefined) return 'mail-sent';
      await keep(signOuts, answer, answer.email ?? email, owner);
      return 'signed-in';
    },
    signIn,
    async openCodeSignIn() {
      const { openWebCodeSignIn } = await import('./codeSignIn');
      return openWebCodeSignIn(finishWith);
    },
    async openProviders() {
      const { openWebProviders } = await import('./providerSignIn');
      return openWebProviders({
        signIn: finishWith,
        ask: (call) => driver.with(call),
        add: (call) => change(call, named),
        owner: () => (isShared ? 'shared' : 'own'),
        later,
      });
    },
    proveAgain: (password) => signIn(currentEmail(), password),

    async signOut() {
      const token = await driver.signedOut('logged-out');
      // Here the session is over in any case; the service is told if it can be reached.
      if (token) await signOut(token).catch(() => undefined);
    },
    async signOutEverywhere() {
      await driver.change(
        (token) => signedIn('POST', '/account/sign-out-everywhere', token),
        () => driver.signedOut('everywhere'),
      );
    },
    async requestReset(email) {
      await account('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
    async requestEmailChange(newEmail) {
      const requestType = 'VERIFY_AND_CHANGE_EMAIL';
      await driver.with((idToken) => account('sendOobCode', { requestType, idToken, newEmail }));
    },
    async changePassword(next) {
      const request = { password: next, returnSecureToken: true };
      await change((idToken) => account('update', { ...request, idToken }), named);
    },
    async openWays() {
      const { openWebWays } = await import('./waySettings');
      return openWebWays({
        now: seconds,
        ask: (call) => driver.with(call),
        change,
        isShared,
      });
    },
    async openSessions() {
      const { openWebSessions } = await import('./sessionList');
      return openWebSessions((ask) => driver.with(ask));
    },
    async openSecurity() {
      const { openWebSecurity } = await import('./security');
      return openWebSecurity({
        ask: (call) => driver.with(call),
        change: (call) => change(call, currentEmail),
      });
    },
    async openDesk(prove, onDenied) {
      const { openWebDesk } = await import('./desk');
      return openWebDesk((ask) => driver.with(ask), prove, onDenied);
    },
    async openResumes() {
      const { openWebResumes } = await import('./resumes');
      return openWebResumes((ask) => driver.with(ask));
    },
    async showData() {
      const answer = await driver.with((token) => signedIn('GET', '/account/export', token));
      return answer.text();
    },
    async saveData() {
      const archive = await driver.with((token) => download('/account/export.zip', token));
      saveFile(archive, 'my-data.zip');
      return { where: 'here' };
    },
    async deleteAccount() {
      await driver.change(
        (idToken) => account('delete', { idToken }),
        (_, answer) => driver.signedOut('deletionDueAt' in answer ? 'deleted-later' : 'deleted'),
      );
    },
    async finishDeletion(oobCode) {
      await account('delete', { oobCode });
    },
    async lookAtCode(oobCode): Promise<CodeInfo> {
      const answer = await account('resetPassword', { oobCode });
      const { requestType, email, phoneNumber, newEmail, undoes } = answer;
      const code = { purpose: requestType ?? '', email: email ?? phoneNumber ?? '' };
      return {
        ...code,
        ...(undoes && { undoes }),
        ...(newEmail !== undefined && { newEmail }),
        ...('deletionDueAt' in answer && { deletionDueAt: answer.deletionDueAt }),
      };
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

function tokensOf(answer: AccountAnswer | MfaAnswer): Tokens {
  // The answer of a second step does not tell how long its token lives.
  const life = 'expiresIn' in answer ? answer.expiresIn : String(LIMITS.accessTokenSeconds);
  return tokens(answer.refreshToken ?? '', answer.idToken ?? '', life);
}

function tokens(refresh: string, access: string, expiresIn: string): Tokens {
  return { refresh, access, expiresAt: seconds() + (Number(expiresIn) || 0) };
}
