import { useState, type ReactNode } from 'react';
import type { Account } from '../../backend/Account';
import { BackendError } from '../../backend/Backend';
import { useAdmissionWords } from '../../words/admissionWords';
import { useWords } from '../../words/language';
import { errorText } from '../errorText';

interface Props {
  account: Account;
  /** The person says that the address is confirmed. */
  onConfirmed: () => void;
  logOut: ReactNode;
}

/** Sends the mail that confirms the address of an account, and says what comes after it. */
export function ConfirmAddress({ account, onConfirmed, logOut }: Props) {
  const words = useAdmissionWords();
  const all = useWords();
  const [said, setSaid] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setSaid('');
    try {
      await (await account.openSecurity()).requestConfirmation();
      setSent(true);
      setSaid(words.mailSent);
    } catch (error) {
      setSaid(errorText(all, BackendError.codeOf(error)));
    }
  };
  return (
    <>
      <p>{words.confirmText}</p>
      <p>{words.confirmNext}</p>
      <p role="status">{said}</p>
      <p className="actions">
        <button
          type="button"
          className={isSent ? 'btn btn-outline-primary' : 'btn btn-primary'}
          onClick={() => void send()}
        >
          {words.sendMail}
        </button>
        <button
          type="button"
          className={isSent ? 'btn btn-primary' : 'btn btn-outline-primary'}
          onClick={onConfirmed}
        >
          {words.confirmed}
        </button>
        {logOut}
      </p>
    </>
  );
}
