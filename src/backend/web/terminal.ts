import type { Backend } from '../Backend';
import type { IdleListener, Terminal } from '../Terminal';
import type { WebAccount } from './account';
import { KEPT_MARK } from './keptMark';
import { finishLeaving, LEAVING, leaveSite } from './leave';
import type { Unattended } from './unattended';
import { read } from './voice';

/** No one waits longer than this for a sign-out before the page is gone, in milliseconds. */
const PATIENCE = 1500;

/** A browser's machine. What is left alone ends by itself: a session where it is shared, and a visit with answers. */
export function openWebTerminal(
  opened: Promise<WebAccount>,
  openAccount: Backend['openAccount'],
): Terminal {
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null;
  addEventListener('pageshow', ({ persisted }) => {
    // A page of the visit that the browser had kept whole, on the way out.
    if (persisted && sessionStorage.getItem(LEAVING)) void finishLeaving();
  });
  let account: WebAccount | null = null;
  const isSignedIn = () => (account ? account.session() !== null : KEPT_MARK in localStorage);
  const listeners = new Set<IdleListener>();
  let unattended: Unattended | null = null;
  // The first screen does not wait for it.
  void import('./watchAnswers').then(({ watchAnswers }) =>
    watchAnswers(isSignedIn, (rule) => {
      unattended = rule;
      rule.idle.watch((left) => listeners.forEach((tell) => tell(left, 'visit')));
    }),
  );
  void opened.then((it) => {
    account = it;
    it.subscribe(() => unattended?.look());
    unattended?.look();
    it.idle.watch((left) => listeners.forEach((tell) => tell(left, 'session')));
  });
  return {
    abilities: { print: true, speak: voice !== null, keyboard: false, leave: false },
    website: `${location.origin}/`,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stay() {
      unattended?.idle.touch();
      account?.idle.touch();
    },

    async endVisit() {
      voice?.cancel();
      sessionStorage.clear();
      const signedOut = openAccount().then((account) => account.signOut());
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([signedOut.catch(() => undefined), patience]);
      await leaveSite();
    },
    print() {
      window.print();
      return Promise.resolve();
    },
    async speak(text, language) {
      if (voice) await read(voice, text, language);
    },
    hush() {
      voice?.cancel();
      return Promise.resolve();
    },
    leave: () => Promise.resolve(),
  };
}
