import { use, useState } from 'react';
import type { Account, SessionEnd } from '../../backend/Account';
import { useSession } from '../../account/useAccount';
import { UnsavedContext } from '../unsaved/unsavedContext';

/** Ends that a person did not ask for at this desk, and after which the same person can log in again. */
const COMES_BACK: readonly (SessionEnd | null)[] = ['ended', 'too-old', 'idle', 'other-window'];

/** Whose desk is open here. */
interface StaffSession {
  /** Whose screens are kept; null for no one's. */
  email: string | null;
  /** Whether that person is logged in now. */
  isHere: boolean;
  /** Grows with each log-in. */
  logIns: number;
}

/**
 * The person at the desk. After a session that ended by itself the screens are kept for the same person, but only
 * while a form holds something that is not saved.
 */
export function useStaffSession(account: Account): StaffSession {
  const session = useSession(account);
  const { holds } = use(UnsavedContext);
  const [at, setAt] = useState<StaffSession>({
    email: session?.email ?? null,
    isHere: session !== null,
    logIns: 0,
  });
  if (session && (!at.isHere || at.email !== session.email)) {
    setAt({ email: session.email, isHere: true, logIns: at.logIns + 1 });
  } else if (!session && at.isHere) {
    const isKept = holds() && COMES_BACK.includes(account.lastEnd());
    setAt({ ...at, email: isKept ? at.email : null, isHere: false });
  }
  return at;
}
