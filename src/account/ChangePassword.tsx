import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Account } from '../backend/Account';
import type { SecondStep } from '../backend/SignIn';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { ForgotLink } from './ForgotLink';
import { PasswordField } from './PasswordField';
import { SecondStepDialog } from './SecondStepDialog';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  notice: ReturnType<typeof useNotice>;
}

/** PRF-2: the current password is verified first (VAL-6). */
export function ChangePassword({ account, notice }: Props) {
  const words = useAccountWords();
  const { notices } = words;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');

  const [step, setStep] = useState<SecondStep | null>(null);
  const fail = (error: unknown) => {
    setStep(null);
    notice.failVerbatim(notices.changeFailed, error);
  };
  async function change() {
    await account.changePassword(next);
    setStep(null);
    setCurrent('');
    setNext('');
    notice.show({ title: notices.passwordTitle, message: notices.passwordText });
  }
  const { working, submit } = useSubmit(async () => {
    try {
      const secondStep = await account.proveAgain(current);
      if (secondStep) setStep(secondStep);
      else await change();
    } catch (error) {
      fail(error);
    }
  });
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">{words.changePassword}</h2>
      <Form onSubmit={submit} noValidate>
        {/* Password managers want to know whose password it is. */}
        <input
          type="text"
          autoComplete="username"
          value={account.session()?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          id="current-password"
          label={words.currentPassword}
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          id="new-password"
          label={words.newPassword}
          isNew
          hint={`${words.changePasswordNote} ${words.passwordRules}`}
          value={next}
          onChange={setNext}
        />
        <SubmitButton working={working}>{words.confirmButton}</SubmitButton>
      </Form>
      {step && (
        <SecondStepDialog
          step={step}
          title={words.changePassword}
          action={words.confirmButton}
          onDone={() => change().catch(fail)}
          onEnded={fail}
          onClose={() => setStep(null)}
        />
      )}
      <ForgotLink account={account} email={account.session()?.email ?? ''} notice={notice} />
    </section>
  );
}
