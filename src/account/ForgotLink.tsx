import { useState } from 'react';
import type { Account } from '../backend/Account';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { ForgotPassword } from './ForgotPassword';

interface Props {
  account: Account;
  /** What the dialog begins with. */
  email: string;
  notice: ReturnType<typeof useNotice>;
}

/** LOG-3: the link to a new password, beside every field that asks for the one there is. */
export function ForgotLink({ account, email, notice }: Props) {
  const { forgot } = useAccountWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-link" onClick={() => setOpen(true)}>
        {forgot}
      </button>
      {open && (
        <ForgotPassword
          account={account}
          email={email}
          notice={notice}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
