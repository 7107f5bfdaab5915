import { useState, type ReactNode } from 'react';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import { isPhoneNumber } from '../form/phoneNumber';
import type { WaysIn } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { PasswordDialog } from './PasswordDialog';

interface Options {
  account: Account;
  notice: ReturnType<typeof useNotice>;
  /** The ways to log in to the account; null while they are not known. */
  ways: WaysIn | null;
  onFailed: (error: unknown) => void;
}

/** Does what may need a recent sign-in; asks for a proof that the account has when the service wants it. */
export function useRecentSignIn({ account, notice, ways, onFailed }: Options) {
  const words = useAccountWords();
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const run = (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => {
      if (BackendError.codeOf(error) === 'requires-recent-login') setWaiting(() => work);
      else onFailed(error);
    });
  const name = account.session()?.email ?? '';
  const hasPassword = ways ? ways.hasPassword : !isPhoneNumber(name);
  const dialog: ReactNode = waiting && (
    <PasswordDialog
      account={account}
      notice={notice}
      ways={ways}
      title={hasPassword ? words.proveTitle : words.confirmButton}
      text={words.proveText}
      action={words.confirmButton}
      onClose={() => setWaiting(null)}
      onProven={waiting}
      onFailed={onFailed}
    />
  );
  return { run, dialog };
}
