import { useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { CodeField, isCode } from './CodeField';
import { shownPhoneNumber } from './phoneNumber';
import { SubmitButton } from './SubmitButton';
import { isWrong, useCodeProblem } from './useCodeProblem';
import { useSubmit } from './useSubmit';

interface Props {
  title: string;
  /** What the code is for, on the last button. */
  action: string;
  way: 'email' | 'phone';
  /** Where the code goes; null while that is not known yet. */
  to: string | null;
  /** What is asked before the code is sent. */
  children: ReactNode;
  onSend: (to: string) => Promise<void>;
  /** Uses the code; throws what the service said of it. */
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Sends a code by mail or as a message, and asks for it. */
export function CodeDialog(props: Props) {
  const { title, action, way, to, children, onSend, onCode, onClose } = props;
  const { cancel } = useAccountWords();
  const words = useCodeWords();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { problem, found, clear, restart } = useCodeProblem();

  const send = useSubmit(async () => {
    if (to === null) return;
    clear();
    try {
      await onSend(to);
      restart();
      setCode('');
      setSent(true);
    } catch (error) {
      found(error);
    }
  });
  const enter = useSubmit(async () => {
    if (!isCode(code, false)) return;
    clear();
    try {
      await onCode(code.replaceAll(' ', ''));
    } catch (error) {
      if (isWrong(error)) setCode('');
      found(error);
    }
  });
  const isReady = isSent ? isCode(code, false) : to !== null;
  const shown = to === null ? '' : shownPhoneNumber(to);
  return (
    <Dialog
      id="code-dialog"
      title={title}
      isFirm
      onClose={onClose}
      onSubmit={isSent ? enter.submit : send.submit}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton working={isSent ? enter.working : send.working} ready={isReady}>
            {isSent ? action : words.send}
          </SubmitButton>
        </>
      }
    >
      {isSent ? (
        <>
          <p role="status">{way === 'phone' ? words.sentText(shown) : words.sentMail(shown)}</p>
          <CodeField
            id="sent-code"
            label={words.code}
            isFirst
            value={code}
            problem={problem}
            onChange={setCode}
          />
          <button
            type="button"
            className="btn btn-link"
            aria-disabled={send.working}
            onClick={() => send.submit()}
          >
            {words.again}
          </button>
        </>
      ) : (
        <>
          {children}
          <p className="problem" role="alert">
            {problem}
          </p>
        </>
      )}
    </Dialog>
  );
}
