import { Link } from 'react-router';
import type { Account } from '../backend/Account';
import type { ErrorCode } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';

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
  const logOut = (
    <button
      type="button"
      className="btn btn-outline-primary"
      onClick={() => void account.signOut()}
    >
      {words.logOut}
    </button>
  );
  switch (refused) {
    case null:
      return (
        <Told title={words.title}>
          <p role="status">{words.loading}</p>
        </Told>
      );
    case 'permission-denied':
      return (
        <Told title={words.noStaffTitle}>
          <p>{words.noStaffText}</p>
          {logOut}
        </Told>
      );
    case 'multi-factor-auth-required':
      return (
        <Told title={words.secondTitle}>
          <p>{words.secondText}</p>
          <p className="actions">
            <Link className="btn btn-primary" to="/profile">
              {words.toProfile}
            </Link>
            {logOut}
          </p>
        </Told>
      );
    case 'requires-recent-login':
      return (
        <Told title={words.oldTitle}>
          <p>{words.oldText}</p>
          {logOut}
        </Told>
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

function Told({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="container message-page">
      <PageHeading name={title}>{title}</PageHeading>
      {children}
    </section>
  );
}
