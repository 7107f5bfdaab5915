import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Account } from '../../backend/Account';
import { useAdmissionWords } from '../../words/admissionWords';
import { ConfirmAddress } from './ConfirmAddress';
import { Told } from './Told';

/** What the service can say when the desk stays closed. */
export type Refusal =
  'permission-denied' | 'unverified-email' | 'multi-factor-auth-required' | 'requires-recent-login';

interface Props {
  account: Account;
  refused: Refusal;
  onAgain: () => void;
  logOut: ReactNode;
}

/** Why the desk is closed to this person, and the next step. */
export default function Reason({ account, refused, onAgain, logOut }: Props) {
  const words = useAdmissionWords();
  switch (refused) {
    case 'permission-denied':
      return (
        <Told title={words.noStaffTitle}>
          <p>{words.noStaffText}</p>
          {logOut}
        </Told>
      );
    case 'unverified-email':
      return (
        <Told title={words.confirmTitle}>
          <ConfirmAddress account={account} onConfirmed={onAgain} logOut={logOut} />
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
  }
}
