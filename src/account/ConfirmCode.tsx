import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { CodeInfo } from '../generated/bindings';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { isUndo, undoWill } from './undoneText';

interface Props {
  code: CodeInfo;
  onConfirm: () => Promise<void>;
  onDone: () => void;
}

/** Confirms a new address, or undoes a change. Nothing happens before the button is pressed:
 * programs that look into mails open links too. */
export function ConfirmCode({ code, onConfirm, onDone }: Props) {
  const { action, notices, working } = useAccountWords();
  const codes = useCodeWords();
  const notice = useNotice();
  const [isWorking, setWorking] = useState(false);
  const address = code.newEmail ?? code.email;
  const undoes = isUndo(code);
  const givesBack = code.undoes?.includes('email') ?? false;
  const title = !undoes ? action.confirmTitle : givesBack ? action.recoverTitle : codes.undo.title;
  const question = undoes
    ? givesBack
      ? action.recover(address)
      : codes.undo.question
    : code.purpose === 'VERIFY_EMAIL'
      ? action.verify(address)
      : action.changeTo(address);
  const yes = undoes && !givesBack ? codes.undo.yes : action.yes;
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
      {undoes && (
        <ul>
          {undoWill(code, codes).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Button aria-disabled={isWorking} onClick={() => !isWorking && confirm()}>
        {isWorking ? working : yes}
      </Button>
      {notice.dialog}
    </section>
  );
}
