import { lazy, Suspense } from 'react';
import type { Account } from '../backend/Account';
import type { ErrorCode } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { Told } from './admission/Told';
import { errorText } from './errorText';
import { useWords } from '../words/language';

// Loaded when the service refuses a person.
const Reason = lazy(() => import('./admission/Reason'));

interface Props {
  account: Account;
  /** Why the desk is closed; null while that is not known yet. */
  refused: ErrorCode | null;
  onAgain: () => void;
}

/** Says why the desk is closed and what to do. */
export function NotAdmitted({ account, refused, onAgain }: Props) {
  const words = useDeskWords();
  const all = useWords();
  const loading = (
    <Told title={words.title}>
      <p role="status">{words.loading}</p>
    </Told>
  );
  switch (refused) {
    case null:
      return loading;
    case 'permission-denied':
    case 'unverified-email':
    case 'multi-factor-auth-required':
    case 'requires-recent-login':
      return (
        <Suspense fallback={loading}>
          <Reason
            account={account}
            refused={refused}
            onAgain={onAgain}
            logOut={
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => void account.signOut()}
              >
                {words.logOut}
              </button>
            }
          />
        </Suspense>
      );
    default:
      return (
        <Told title={words.title}>
          <p role="alert">{errorText(all, refused)}</p>
          <button type="button" className="btn btn-primary" onClick={onAgain}>
            {words.again}
          </button>
        </Told>
      );
  }
}
