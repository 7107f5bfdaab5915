import type {
  AccountState,
  CodeInfo,
  MfaInfo,
  SignUpMode,
  WaysOffered,
} from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { Account, SessionEnd, SignedIn } from '../Account';
import type { SecondStep } from '../SignIn';
import { forgetVisit } from '../visitMemory';
import { command } from './command';

/** Accounts in the kiosk window: the session lives in src-tauri, the screens only watch it. */
export async function openKioskAccount(): Promise<Account> {
  const listeners = new Set<() => void>();
  let who: SignedIn = null;
  let end: SessionEnd | null = null;
  /** What the person asked for, while it is being done. */
  let wanted: SessionEnd = 'ended';

  function take(state: AccountState): number {
    if (who?.email !== state.email) {
      const ended = state.isClosed ? 'closed' : wanted;
      end = state.email === undefined ? ended : null;
      who = state.email === undefined ? null : { email: state.email };
      for (const listener of listeners) listener();
      if (!who) forgetVisit('session-ended');
    }
    return state.version;
  }
  /** Asks again and again; each question is answered when the session has changed. */
  async function watch(seen: number): Promise<void> {
    for (let version = seen; ;) {
      version = take(await command<AccountState>('account_state', { seen: version }));
    }
  }
  /** A command after which the session may be another, and why it ended if it did. */
  async function change<T = void>(
    name: string,
    content: Record<string, unknown> = {},
    why: SessionEnd = 'ended',
  ): Promise<T> {
    wanted = why;
    try {
      return await command<T>(name, content);
    } finally {
      take(await command<AccountState>('account_state', { seen: -1 }));
      wanted = 'ended';
    }
  }
  /** A first step of a sign-in; the kiosk's own program remembers it until the second. */
  async function firstStep(
    name: string,
    content: Record<string, unknown>,
  ): Promise<SecondStep | null> {
    return secondStep(await change<MfaInfo[]>(name, content));
  }
  function secondStep(factors: readonly MfaInfo[]): SecondStep | null {
    const finish = (factor: string, code: string) => change('finish_sign_in', { factor, code });
    const send = (factor: string): Promise<void> => command('send_second_step', { factor });
    return factors.length > 0 ? { factors, send, finish } : null;
  }
  const language = () => document.documentElement.lang;

  void watch(take(await command<AccountState>('account_state', { seen: -1 }))).catch(
    () => undefined,
  );
  return {
    session: () => who,
    lastEnd: () => end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    waysOffered: () => command<WaysOffered>('ways_offered', {}),
    openProviders: async () =>
      (await import('./providerSignIn')).openKioskProviders({ change, secondStep }),
    openCodeSignIn: async () =>
      (await import('./codeSignIn')).openKioskCodeSignIn({ change, secondStep }),
    signUpMode: () => command<SignUpMode>('sign_up_mode', {}),
    async signUp(email, password) {
      const content = { email, password, language: language() };
      return (await change<boolean>('sign_up', content)) ? 'signed-in' : 'mail-sent';
    },
    signIn: (email, password) => firstStep('sign_in', { email, password }),
    proveAgain: (password) => firstStep('reauthenticate', { password }),
    signOut: () => change('sign_out', {}, 'logged-out'),
    signOutEverywhere: () => change('sign_out_everywhere', {}, 'everywhere'),
    requestReset: (email) => command('request_reset', { email, language: language() }),
    requestEmailChange: (newEmail) =>
      change('request_email_change', { newEmail, language: language() }),
    changePassword: (next) => change('change_password', { next, language: language() }),
    openWays: async () => (await import('./waySettings')).openKioskWays(change),
    openSessions: async () => (await import('./sessionList')).openKioskSessions(),
    openSecurity: async () => (await import('./security')).openKioskSecurity(change),
    openDesk: () => Promise.reject(new BackendError('operation-not-allowed')),
    openResumes: async () => (await import('./resumes')).openKioskResumes(),
    showData: () => command<string>('export_data', {}),
    async saveData() {
      const place = await command<string | null>('save_export', {});
      return place === null ? { where: 'nowhere' } : { where: 'stick', place };
    },
    async deleteAccount() {
      const content = { language: language() };
      const isClosed = await change<boolean>('delete_account', content, 'deleted-later');
      if (isClosed || end !== 'deleted-later') return;
      end = 'deleted';
      for (const listener of listeners) listener();
    },
    finishDeletion: (code) => command('finish_deletion', { code, language: language() }),
    lookAtCode: (code) => command<CodeInfo>('inspect_code', { code }),
    resetPassword: (code, password) =>
      change('reset_password', { code, password, language: language() }),
    applyCode: (code) => change('apply_code', { code, language: language() }),
  };
}
