import type { Account } from '../backend/Account';
import type { WaysIn } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { NewPasswordForm } from './NewPasswordForm';
import { useRecentSignIn } from './useRecentSignIn';

interface Props {
  account: Account;
  email: string;
  notice: ReturnType<typeof useNotice>;
  ways: WaysIn;
  onChosen: () => void;
}

/** A first password for an account that has an email and none: its person logs in by codes or a provider. */
export function ChoosePassword({ account, email, notice, ways, onChosen }: Props) {
  const words = useAccountWords();
  const codes = useCodeWords();
  const { notices } = words;
  const onFailed = (error: unknown) => notice.failVerbatim(notices.changeFailed, error);
  const recent = useRecentSignIn({ account, notice, ways, onFailed });

  const choose = (password: string) =>
    recent.run(async () => {
      await account.changePassword(password);
      notice.show({ title: codes.chosenTitle, message: codes.chosenText });
      onChosen();
    });
  return (
    <section aria-labelledby="choose-password">
      <h2 id="choose-password">{codes.choosePassword}</h2>
      <p>{codes.choosePasswordText(email)}</p>
      <NewPasswordForm email={email} notice={notice} onPassword={choose} />
      {recent.dialog}
    </section>
  );
}
