import { useRef, useState } from 'react';
import type { Security } from '../backend/Security';
import { useCodeWords } from '../words/codeWords';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { CodeDialog } from './CodeDialog';
import { Field } from '../form/Field';
import { phoneNumberOf } from '../form/phoneNumber';
import { useFirstCodes } from './useFirstCodes';

interface Props {
  security: Security;
  /** With the first second factor come recovery codes. */
  isFirst: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Makes messages to a phone the second step. */
export function AddPhoneStep({ security, isFirst, onDone, onClose }: Props) {
  const words = useSecondStepsWords();
  const codes = useCodeWords();
  const [text, setText] = useState('');
  const session = useRef('');
  const to = phoneNumberOf(text);
  const close = () => {
    onClose();
    onDone();
  };
  const first = useFirstCodes(security, close);
  if (first.dialog) return first.dialog;
  return (
    <CodeDialog
      title={words.addPhone}
      action={words.turnOn}
      way="phone"
      to={to}
      onSend={async (to) => {
        session.current = await security.startPhone(to);
      }}
      onCode={async (code) => {
        await security.finishPhone(session.current, code);
        if (isFirst) await first.make();
        else close();
      }}
      onClose={onClose}
    >
      <p>{words.addPhoneText}</p>
      <Field
        id="step-phone"
        label={codes.phone}
        type="tel"
        value={text}
        autoComplete="tel"
        hint={codes.phoneHint}
        problem={to === null && codes.badPhone}
        onChange={setText}
      />
    </CodeDialog>
  );
}
