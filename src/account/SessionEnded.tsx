import type { Account } from '../backend/Account';
import { useAccountWords } from '../words/accountWords';

/** Says why a person who was logged in is asked to log in again. */
export function SessionEnded({ account }: { account: Account }) {
  const { ends } = useAccountWords();
  const end = account.lastEnd();
  return (
    <p className="session-ended" role="status">
      {end && ends[end]}
    </p>
  );
}
