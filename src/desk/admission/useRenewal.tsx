import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import type { Account } from '../../backend/Account';

// Loaded when a log-in is too old.
const LogInAgain = lazy(() => import('./LogInAgain'));

interface Renewal {
  /** Asks the person to log in again. All calls that wait get the same answer. */
  prove: () => Promise<boolean>;
  dialog: ReactNode;
}

/** Renews a log-in that is too old for the desk. */
export function useRenewal(account: Account): Renewal {
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [isAsking, setAsking] = useState(false);
  const prove = useCallback(() => {
    setAsking(true);
    return new Promise<boolean>((resolve) => waiting.current.push(resolve));
  }, []);
  const answer = (isProven: boolean) => {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isProven);
  };
  const dialog = isAsking && (
    <Suspense>
      <LogInAgain account={account} onAnswer={answer} />
    </Suspense>
  );
  return { prove, dialog };
}
