import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { CodeInfo } from '../generated/bindings';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';

interface Props {
  code: CodeInfo;
  onConfirm: () => Promise<void>;
  onDone: () => void;
}

/** Confirms a new address, or undoes a change. Nothing happens before the button is pressed:
 * programs that look into mails open links too. */
export function ConfirmCode({ code, onConfirm, onDone }: Props) {
  const { action, notices, working } = useAccountWords();
  const notice = useNotice();
  const [isWorking, setWorking] = useState(false);
  const address = code.newEmail ?? code.email;
  const isUndo = code.purpose === 'RECOVER_EMAIL';
  const title = isUndo ? action.recoverTitle : action.confirmTitle;
  const question = isUndo
    ? action.recover(address)
    : code.purpose === 'VERIFY_EMAIL'
      ? action.verify(address)
      : action.changeTo(address);
  const confirm = () => {
    setWorking(true);
    onConfirm()
      .then(onDone, (error: unknown) => notice.fail(notices.changeFailed, error))
      .finally(() => setWorking(false));
  };
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <p className="lead">{question}</p>
      <Button aria-disabled={isWorking} onClick={() => !isWorking && confirm()}>
        {isWorking ? working : action.yes}
      </Button>
      {notice.dialog}
    </section>
  );
}
