import { useEffect, useRef, useState } from 'react';
import type { Account } from '../backend/Account';
import type { ProviderOutcome, ProviderSignIn, ProviderWindow } from '../backend/ProviderSignIn';
import type { Ownership } from '../backend/SignIn';
import type { ProviderName, ProviderPurpose } from '../generated/bindings';
import { useProviderWords } from '../words/providerWords';

/** What a screen shows while a person is in the window of a provider. */
export interface WaitingForProvider {
  name: string;
  window: ProviderWindow;
  /** Opens the window again. */
  onAgain: () => void;
  /** The person stops. */
  onCancel: () => void;
}

/** Visits to providers, with what is shown meanwhile where they have a window of their own. */
export function useProviderVisit(account: Account, isOffered: boolean) {
  const words = useProviderWords();
  const signIn = useLoaded(account, isOffered);
  const [waiting, setWaiting] = useState<WaitingForProvider | null>(null);
  // Who leaves the screen stops.
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Has to be called in the tap itself: later a browser opens no window. */
  const visit = (provider: ProviderName, purpose: ProviderPurpose, owner?: Ownership) =>
    new Promise<ProviderOutcome | 'left'>((resolve) => {
      const begin = () => {
        const own = new AbortController();
        stop.current = own;
        let isCurrent = true;
        const leave = () => {
          isCurrent = false;
          setWaiting(null);
          own.abort();
        };
        const onAgain = () => {
          leave();
          begin();
        };
        const onCancel = () => {
          leave();
          resolve('stopped');
        };
        const onWindow = (window: ProviderWindow | null) => {
          if (!isCurrent) return;
          setWaiting(window && { name: provider.name, window, onAgain, onCancel });
        };
        const shown = { text: words.opening(provider.name), onWindow, signal: own.signal };
        const going = signIn
          ? signIn.go(provider, purpose, shown, owner)
          : account.openProviders().then((it) => it.go(provider, purpose, shown, owner));
        const end = () => {
          if (!isCurrent) return;
          setWaiting(null);
          resolve(going);
        };
        going.then(end, end);
      };
      begin();
    });
  return { visit, waiting };
}

/** The code of sign-in at providers, loaded before a tap needs it. */
function useLoaded(account: Account, isOffered: boolean): ProviderSignIn | null {
  const [loaded, setLoaded] = useState<ProviderSignIn | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    let isOpen = true;
    account.openProviders().then(
      (signIn) => isOpen && setLoaded(signIn),
      // The tap tries again, and says what failed.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [account, isOffered]);
  return loaded;
}
