import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { NewPasswordForm } from './NewPasswordForm';

interface Props {
  title: string;
  email: string;
  onPassword: (password: string) => Promise<void>;
  onDone: () => void;
}

/** A password that the code of an e-mail lets a person choose. */
export function NewPassword({ title, email, onPassword, onDone }: Props) {
  const words = useAccountWords();
  const { action, notices } = words;
  const notice = useNotice();

  const choose = async (password: string) => {
    try {
      await onPassword(password);
      onDone();
    } catch (error) {
      notice.fail(notices.resetFailed, error);
    }
  };
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <p>{action.resetFor(email)}</p>
      <NewPasswordForm email={email} notice={notice} onPassword={choose} />
      {notice.dialog}
    </section>
  );
}
