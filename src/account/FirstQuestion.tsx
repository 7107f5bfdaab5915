import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Account } from '../backend/Account';
import { PageHeading } from '../page/PageHeading';
import { useArrival } from '../page/useArrival';
import { useAccountWords } from '../words/accountWords';
import { Field } from '../form/Field';
import { phoneNumberOf } from '../form/phoneNumber';
import { isEmail } from './rules';
import { SessionEnded } from './SessionEnded';
import { SubmitButton } from '../form/SubmitButton';
import { useWaysOffered } from './useAccount';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  /** Whether the person came back to it. */
  isReturn: boolean;
  onEmail: (email: string) => void;
  /** Gets the number as the person wrote it. */
  onPhone: (phone: string) => void;
  onSignUp: () => void;
  /** Without an answer, as for the buttons of other sites. */
  onOther: () => void;
}

/** Asks for an email or a phone number, and nothing else. The service is not asked who that is. */
export function FirstQuestion({ account, isReturn, onEmail, onPhone, onSignUp, onOther }: Props) {
  const words = useAccountWords();
  useArrival(isReturn);
  const { providers } = useWaysOffered(account);
  const [text, setText] = useState('');
  const email = isEmail(text.trim()) ? text.trim() : null;
  const phone = phoneNumberOf(text) === null ? null : text.trim();
  const { working, submit } = useSubmit(async () => {
    if (email !== null) onEmail(email);
    else if (phone !== null) onPhone(phone);
    return Promise.resolve();
  });
  const title = words.logInTitle;
  const ready = email !== null || phone !== null;
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <SessionEnded account={account} />
      <Form onSubmit={submit} noValidate>
        <div className="field">
          <Field
            id="email-or-phone"
            label={words.emailOrPhone}
            type="email"
            value={text}
            autoComplete="username"
            hint={words.emailOrPhoneHint}
            problem={!ready && words.badEmailOrPhone}
            onChange={setText}
          />
        </div>
        <SubmitButton working={working} ready={ready}>
          {words.next}
        </SubmitButton>
      </Form>
      <div className="other-ways">
        <button type="button" className="btn btn-link" onClick={onSignUp}>
          {words.toSignUp}
        </button>
        {providers.length > 0 && (
          <button type="button" className="btn btn-link" onClick={onOther}>
            {words.otherWays}
          </button>
        )}
      </div>
    </section>
  );
}
