import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Account } from '../backend/Account';
import { useBackend } from '../backend/context';
import { HEADING_ID } from '../page/PageHeading';
import { useVisitWords } from '../words/visitWords';
import { masked } from './masked';
import { useStyleVariable } from './useStyleVariable';

/** On every screen: whether somebody is logged in, and the way out. */
export function SessionStatus() {
  const account = useAccountInUse();
  const { session } = useVisitWords();
  const email = useSyncExternalStore(
    (listener) => account?.subscribe(listener) ?? (() => undefined),
    () => account?.session()?.email,
  );
  const [isOut, setOut] = useState(false);
  const isLeft = isOut && email === undefined;
  useEffect(() => {
    if (isLeft) document.getElementById(HEADING_ID)?.focus();
  }, [isLeft]);
  if (email === undefined || !account) {
    return (
      <span className="visually-hidden" role="status">
        {isLeft && session.out}
      </span>
    );
  }
  const logOut = () => {
    setOut(true);
    void account.signOut();
  };
  return <LoggedIn who={masked(email)} onLogOut={logOut} />;
}

function LoggedIn({ who, onLogOut }: { who: string; onLogOut: () => void }) {
  const { session } = useVisitWords();
  const box = useRef<HTMLDivElement>(null);
  // Where the bar is narrow it is a row of its own, for which the page makes room.
  useStyleVariable('--session', box, (it) =>
    it.offsetTop > it.offsetHeight ? it.offsetHeight : 0,
  );
  return (
    <div ref={box} className="session">
      <span>{session.in(who)}</span>
      <button
        type="button"
        className="btn"
        aria-label={`${session.logOut}, ${who}`}
        onClick={onLogOut}
      >
        {session.logOut}
      </button>
    </div>
  );
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
