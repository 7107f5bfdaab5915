import { useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { onOneLine, shownPhoneNumber } from '../form/phoneNumber';
import { SubmitButton } from '../form/SubmitButton';
import { useSentCode } from './useSentCode';

interface Props {
  title: string;
  /** What the code is for, on the last button. */
  action: string;
  way: 'email' | 'phone';
  /** Where the code goes; null while that is not known yet. */
  to: string | null;
  /** The question before the code is sent. */
  children: ReactNode;
  onSend: (to: string) => Promise<void>;
  /** Uses the code; throws the error of the service. */
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Sends a code by mail or as a message, and asks for it. */
export function CodeDialog(props: Props) {
  const { title, action, way, to, children, onSend, onCode, onClose } = props;
  const { cancel } = useAccountWords();
  const words = useCodeWords();
  const [isSent, setSent] = useState(false);
  const { field, again, send, enter, isReady, problem } = useSentCode(
    way,
    async () => {
      if (to === null) return;
      await onSend(to);
      setSent(true);
    },
    onCode,
  );
  const step = isSent ? enter : send;
  const shown = to === null ? '' : onOneLine(shownPhoneNumber(to));
  return (
    <Dialog
      id="code-dialog"
      title={title}
      isFirm
      onClose={onClose}
      onSubmit={step.submit}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton working={step.working} ready={isSent ? isReady : to !== null}>
            {isSent ? action : words.send}
          </SubmitButton>
        </>
      }
    >
      {isSent ? (
        <>
          <p role="status">{way === 'phone' ? words.sentText(shown) : words.sentMail(shown)}</p>
          {field}
          {again}
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
