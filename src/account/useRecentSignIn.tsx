import { useState, type ReactNode } from 'react';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { PasswordDialog } from './PasswordDialog';

interface Options {
  account: Account;
  notice: ReturnType<typeof useNotice>;
  /** Whether the account has a password that can be asked for. */
  hasPassword?: boolean;
  onFailed: (error: unknown) => void;
}

/** Does what may need a recent sign-in; asks for the password when the service wants it. */
export function useRecentSignIn({ account, notice, hasPassword = true, onFailed }: Options) {
  const words = useAccountWords();
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const run = (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => {
      if (BackendError.codeOf(error) === 'requires-recent-login') setWaiting(() => work);
      else onFailed(error);
    });
  const dialog: ReactNode = waiting && (
    <PasswordDialog
      account={account}
      notice={notice}
      hasPassword={hasPassword}
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
