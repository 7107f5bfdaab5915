import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Account } from '../backend/Account';
import { useBackend } from '../backend/context';
import { HEADING_ID } from '../page/PageHeading';
import { useVisitWords } from '../words/visitWords';
import { masked } from './masked';
import { SessionRow } from './SessionRow';

/** On every screen: whether a person is logged in, and the way out. */
export function SessionStatus() {
  const account = useAccountInUse();
  const { session } = useVisitWords();
  const email = useSyncExternalStore(
    (listener) => account?.subscribe(listener) ?? (() => undefined),
    () => account?.session()?.email,
  );
  const hasRoom = useRoom(account !== null, email !== undefined);
  const [isOut, setOut] = useState(false);
  const isLeft = isOut && email === undefined;
  useEffect(() => {
    if (isLeft) document.getElementById(HEADING_ID)?.focus();
  }, [isLeft]);
  if (email === undefined || !account) {
    const status = (
      <span className={hasRoom ? '' : 'visually-hidden'} role="status">
        {isLeft && session.out}
      </span>
    );
    return hasRoom ? <SessionRow>{status}</SessionRow> : status;
  }
  const logOut = () => {
    setOut(true);
    void account.signOut();
  };
  const who = masked(email);
  return (
    <SessionRow>
      <span>{session.in(who)}</span>
      <button
        type="button"
        className="btn"
        aria-label={`${session.logOut}, ${who}`}
        onClick={logOut}
      >
        {session.logOut}
      </button>
    </SessionRow>
  );
}

/**
 * Whether the bar keeps the room of its row. A screen that began with the row keeps it until the
 * next screen, so that nothing moves under a pointer.
 */
function useRoom(isKnown: boolean, isSignedIn: boolean): boolean {
  const { isSignedInAtStart } = useBackend();
  const { pathname } = useLocation();
  const [screen, setScreen] = useState(isSignedInAtStart ? pathname : null);
  if (isSignedIn && screen !== pathname) setScreen(pathname);
  return screen === pathname || (isSignedInAtStart && !isKnown);
}

/** The door to accounts, once there is a reason to open it. */
function useAccountInUse(): Account | null {
  const backend = useBackend();
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    let isShown = true;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void backend.accountInUse().then((found) => isShown && setAccount(found));
    };
    look();
    // Another tab may have logged in meanwhile.
    document.addEventListener('visibilitychange', look);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [backend]);
  return account;
}
