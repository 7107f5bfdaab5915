import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Navigate } from 'react-router';
import type { Account } from '../backend/Account';
import type { Ownership, SecondStep } from '../backend/SignIn';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { DeviceQuestion } from './DeviceQuestion';
import { Field } from '../form/Field';
import { isEmail } from './rules';
import { SecondStepScreen } from './SecondStepScreen';
import { useSession } from './useAccount';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  /** The code of the link. */
  code: string;
}

/** The page behind the link of a log-in mail. The code is used only after the button, because programs
 * that check mails open links too, and only with the email that it was sent to. */
export function SignInByLink({ account, code }: Props) {
  const words = useCodeWords();
  const { email: label, badEmail, nextSteps, notices } = useAccountWords();
  const backend = useBackend();
  const notice = useNotice();
  const session = useSession(account);
  const [email, setEmail] = useState('');
  const [owner, setOwner] = useState<Ownership>('shared');
  const [state, setState] = useState<SecondStep | 'done' | null>(null);
  const address = email.trim();

  const { working, submit } = useSubmit(async () => {
    if (!isEmail(address)) return;
    try {
      const codes = await account.openCodeSignIn();
      const { step, isNew } = await codes.byMail(address, code, owner);
      // LOG-6
      if (isNew) backend.countPageView('newaccount');
      setState(step ?? 'done');
    } catch (error) {
      const title = notices.signInFailed;
      const reason = BackendError.codeOf(error);
      if (reason === 'invalid-email')
        notice.show({ title, message: words.linkWrongEmail, next: nextSteps[reason] ?? '' });
      else if (reason === 'invalid-action-code' || reason === 'expired-action-code')
        notice.show({ title, message: words.linkTooOld });
      else notice.fail(title, error);
    }
  });
  if (state === 'done') return <Navigate to="/profile" replace />;
  if (state) {
    const onEnded = (error: unknown) => {
      setState(null);
      notice.fail(notices.signInFailed, error);
    };
    return (
      <SecondStepScreen
        step={state}
        onDone={() => setState('done')}
        onBack={() => setState(null)}
        onEnded={onEnded}
      />
    );
  }
  return (
    <section className="container account">
      <PageHeading name={words.linkTitle}>{words.linkTitle}</PageHeading>
      <p>{words.linkText}</p>
      {session && <p>{words.linkReplaces}</p>}
      <Form onSubmit={submit} noValidate>
        <div className="field">
          <Field
            id="email"
            label={label}
            type="email"
            value={email}
            autoComplete="username"
            problem={!isEmail(address) && badEmail}
            onChange={setEmail}
          />
        </div>
        <DeviceQuestion owner={owner} onChange={setOwner} />
        <SubmitButton working={working} ready={isEmail(address)}>
          {words.logIn}
        </SubmitButton>
      </Form>
      {notice.dialog}
    </section>
  );
}
