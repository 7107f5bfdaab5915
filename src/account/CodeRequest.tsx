import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Ownership } from '../backend/SignIn';
import { PageHeading } from '../page/PageHeading';
import { useArrival } from '../page/useArrival';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { DeviceQuestion } from './DeviceQuestion';
import { Field } from '../form/Field';
import { phoneNumberOf } from '../form/phoneNumber';
import { isEmail } from './rules';
import { SubmitButton } from '../form/SubmitButton';
import { useCodeProblem } from './useCodeProblem';
import { useSubmit } from '../form/useSubmit';

interface Props {
  way: 'email' | 'phone';
  /** What the field begins with. */
  first: string;
  owner: Ownership;
  /** Null when it was asked before. */
  onOwner: ((owner: Ownership) => void) | null;
  /** Sends the code; throws what the service said. */
  onSend: (to: string) => Promise<void>;
  onBack: () => void;
}

/** Asks for the email or the phone number that a code is sent to. */
export function CodeRequest({ way, first, owner, onOwner, onSend, onBack }: Props) {
  const words = useCodeWords();
  const account = useAccountWords();
  useArrival();
  const [text, setText] = useState(first);
  const isPhone = way === 'phone';
  const to = isPhone ? phoneNumberOf(text) : isEmail(text.trim()) ? text.trim() : null;
  const { problem, foundSending, clear } = useCodeProblem(way);
  const title = isPhone ? words.phoneTitle : words.emailTitle;
  const { working, submit } = useSubmit(async () => {
    if (to === null) return;
    clear();
    await onSend(to).catch(foundSending);
  });
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <p>{isPhone ? words.phoneText : words.emailText}</p>
      <Form onSubmit={submit} noValidate>
        <div className="field">
          <Field
            id={isPhone ? 'phone' : 'email'}
            label={isPhone ? words.phone : account.email}
            type={isPhone ? 'tel' : 'email'}
            value={text}
            autoComplete={isPhone ? 'tel' : 'username'}
            {...(isPhone && { hint: words.phoneHint })}
            problem={to === null && (isPhone ? words.badPhone : account.badEmail)}
            onChange={setText}
          />
        </div>
        {onOwner && <DeviceQuestion owner={owner} onChange={onOwner} />}
        <p className="problem" role="alert">
          {problem}
        </p>
        <SubmitButton working={working} ready={to !== null}>
          {words.send}
        </SubmitButton>
      </Form>
      <div className="other-ways">
        <button type="button" className="btn btn-link" onClick={onBack}>
          {isPhone && !onOwner ? words.otherAnswer : words.usePassword}
        </button>
      </div>
    </section>
  );
}
