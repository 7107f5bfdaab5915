import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { useBackend } from '../backend/context';
import { PageHeading } from '../page/PageHeading';
import { useCodeWords } from '../words/codeWords';
import { onOneLine, shownPhoneNumber } from '../form/phoneNumber';
import { SubmitButton } from '../form/SubmitButton';
import { useSentCode } from './useSentCode';

interface Props {
  way: 'email' | 'phone';
  /** Where the code was sent. */
  to: string;
  /** Whether no new code was sent, and those before may be used. */
  isOlder: boolean;
  /** Uses the code; throws what the service said of it. */
  onCode: (code: string) => Promise<void>;
  /** Sends a new one. */
  onAgain: () => Promise<void>;
  onBack: () => void;
}

/** Asks for the six digits of a mail or a message. */
export function CodeEntry({ way, to, isOlder, onCode, onAgain, onBack }: Props) {
  const words = useCodeWords();
  const [sentAgain, setSentAgain] = useState(false);
  const isPhone = way === 'phone';
  const isKiosk = useBackend().device.kind === 'kiosk';

  const { field, again, enter, isReady } = useSentCode(
    way,
    async () => {
      setSentAgain(false);
      await onAgain();
      setSentAgain(true);
    },
    async (code) => {
      setSentAgain(false);
      await onCode(code);
    },
  );
  return (
    <section className="container account">
      <PageHeading name={words.codeTitle}>{words.codeTitle}</PageHeading>
      {isOlder ? (
        <>
          <p role="alert">{words.notSentMail}</p>
          <p>{words.olderMail}</p>
        </>
      ) : (
        <>
          <p>{isPhone ? words.sentText(onOneLine(shownPhoneNumber(to))) : words.sentMail(to)}</p>
          <p>{isPhone ? words.waitText : isKiosk ? words.waitMail : words.waitMailHere}</p>
        </>
      )}
      <Form onSubmit={enter.submit} noValidate>
        {field}
        <p role="status">{sentAgain && !isOlder && words.sentAgain}</p>
        <SubmitButton working={enter.working} ready={isReady}>
          {words.logIn}
        </SubmitButton>
      </Form>
      <div className="other-ways">
        {again}
        <button type="button" className="btn btn-link" onClick={onBack}>
          {isPhone ? words.otherPhone : words.otherEmail}
        </button>
      </div>
    </section>
  );
}
