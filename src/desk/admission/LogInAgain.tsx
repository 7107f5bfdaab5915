import type { Account } from '../../backend/Account';
import { PasswordDialog } from '../../account/PasswordDialog';
import { useWays } from '../../account/useWays';
import { useNotice } from '../../notice/useNotice';
import { useAccountWords } from '../../words/accountWords';
import { useAdmissionWords } from '../../words/admissionWords';

interface Props {
  account: Account;
  /** Called once, with whether the person logged in. */
  onAnswer: (isProven: boolean) => void;
}

/** Asks for a newer log-in over the screen, so that what is open there stays. */
export default function LogInAgain({ account, onAnswer }: Props) {
  const words = useAdmissionWords();
  const { logIn, notices } = useAccountWords();
  const notice = useNotice();
  const ways = useWays(account, 0);
  return (
    <>
      <PasswordDialog
        account={account}
        notice={notice}
        ways={ways === 'failed' ? null : ways}
        title={words.oldTitle}
        text={words.oldText}
        action={logIn}
        onClose={() => onAnswer(false)}
        onProven={() => {
          onAnswer(true);
          return Promise.resolve();
        }}
        onFailed={(error) => notice.fail(notices.signInFailed, error)}
      />
      {notice.dialog}
    </>
  );
}
