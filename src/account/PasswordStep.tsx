import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Account } from '../backend/Account';
import type { Ownership, SecondStep } from '../backend/SignIn';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useArrival } from '../page/useArrival';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { ForgotLink } from './ForgotLink';
import { PasswordField } from './PasswordField';
import { SecondStepScreen } from './SecondStepScreen';
import { SubmitButton } from '../form/SubmitButton';
import { useWaysOffered } from './useAccount';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  email: string;
  owner: Ownership;
  /** A code by email in the place of the password. */
  onCode: () => void;
  onBack: () => void;
}

/** Asks for the password of an email that was answered before, and nothing else. */
export function PasswordStep({ account, email, owner, onCode, onBack }: Props) {
  const words = useAccountWords();
  const codes = useCodeWords();
  const notice = useNotice();
  useArrival();
  const { emailLink } = useWaysOffered(account);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<SecondStep | null>(null);
  const fail = (error: unknown) => notice.fail(words.notices.signInFailed, error);
  const { working, submit } = useSubmit(async () => {
    if (password === '') return;
    await account.signIn(email, password, owner).then(setStep, fail);
  });
  if (step) {
    const onEnded = (error: unknown) => {
      setStep(null);
      fail(error);
    };
    return <SecondStepScreen step={step} onBack={() => setStep(null)} onEnded={onEnded} />;
  }
  return (
    <section className="container account">
      <PageHeading name={words.logInTitle}>{words.logInTitle}</PageHeading>
      <p>{codes.passwordFor(email)}</p>
      <Form onSubmit={submit} noValidate>
        {/* Password managers want to know whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="password"
          label={words.password}
          value={password}
          onChange={setPassword}
          onEnter={() => submit()}
        />
        <SubmitButton working={working} ready={password !== ''}>
          {words.logIn}
        </SubmitButton>
      </Form>
      <div className="other-ways">
        {emailLink && (
          <button type="button" className="btn btn-link" onClick={onCode}>
            {words.codeByEmail}
          </button>
        )}
        <ForgotLink account={account} email={email} notice={notice} />
        <button type="button" className="btn btn-link" onClick={onBack}>
          {codes.otherAnswer}
        </button>
      </div>
      {notice.dialog}
    </section>
  );
}
