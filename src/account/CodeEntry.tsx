import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { useBackend } from '../backend/context';
import { PageHeading } from '../page/PageHeading';
import { useCodeWords } from '../words/codeWords';
import { CodeField, isCode } from './CodeField';
import { shownPhoneNumber } from './phoneNumber';
import { SubmitButton } from './SubmitButton';
import { isWrong, useCodeProblem } from './useCodeProblem';
import { useSubmit } from './useSubmit';

interface Props {
  way: 'email' | 'phone';
  /** Where the code was sent. */
  to: string;
  /** Uses the code; throws what the service said of it. */
  onCode: (code: string) => Promise<void>;
  /** Sends a new one. */
  onAgain: () => Promise<void>;
  onBack: () => void;
}

/** Asks for the six digits of a mail or a message. */
export function CodeEntry({ way, to, onCode, onAgain, onBack }: Props) {
  const words = useCodeWords();
  const [code, setCode] = useState('');
  const [sentAgain, setSentAgain] = useState(false);
  const { problem, found, clear, restart } = useCodeProblem();
  const isPhone = way === 'phone';
  const isKiosk = useBackend().device.kind === 'kiosk';

  const enter = useSubmit(async () => {
    if (!isCode(code, false)) return;
    setSentAgain(false);
    clear();
    try {
      await onCode(code.replaceAll(' ', ''));
    } catch (error) {
      if (isWrong(error)) setCode('');
      found(error);
    }
  });
  const again = useSubmit(async () => {
    setSentAgain(false);
    clear();
    try {
      await onAgain();
      restart();
      setCode('');
      setSentAgain(true);
    } catch (error) {
      found(error);
    }
  });
  return (
    <section className="container account">
      <PageHeading name={words.codeTitle}>{words.codeTitle}</PageHeading>
      <p>{isPhone ? words.sentText(shownPhoneNumber(to)) : words.sentMail(to)}</p>
      <p>{isPhone ? words.waitText : isKiosk ? words.waitMail : words.waitMailHere}</p>
      <Form onSubmit={enter.submit} noValidate>
        <CodeField
          id="sent-code"
          label={words.code}
          isFirst
          value={code}
          problem={problem}
          onChange={setCode}
        />
        <p role="status">{sentAgain && words.sentAgain}</p>
        <SubmitButton working={enter.working} ready={isCode(code, false)}>
          {words.logIn}
        </SubmitButton>
      </Form>
      <div className="other-ways">
        <button
          type="button"
          className="btn btn-link"
          aria-disabled={again.working}
          onClick={() => again.submit()}
        >
          {words.again}
        </button>
        <button type="button" className="btn btn-link" onClick={onBack}>
          {isPhone ? words.otherPhone : words.otherEmail}
        </button>
      </div>
    </section>
  );
}
