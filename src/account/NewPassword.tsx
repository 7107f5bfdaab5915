import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { PasswordField } from './PasswordField';
import { isStrongPassword } from './rules';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';

interface Props {
  title: string;
  email: string;
  onPassword: (password: string) => Promise<void>;
  onDone: () => void;
}

/** A password that the code of an e-mail lets a person choose. */
export function NewPassword({ title, email, onPassword, onDone }: Props) {
  const words = useAccountWords();
  const { action, notices } = words;
  const notice = useNotice();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');

  const { working, submit } = useSubmit(async () => {
    if (!isStrongPassword(password)) {
      notice.show({ title: notices.weakTitle, message: notices.weakText, next: notices.tryAgain });
      return;
    }
    if (again !== password) {
      const { mismatchTitle: title, mismatchText: message, tryAgain: next } = notices;
      notice.show({ title, message, next });
      return;
    }
    try {
      await onPassword(password);
      onDone();
    } catch (error) {
      notice.fail(notices.resetFailed, error);
    }
  });
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <p>{action.resetFor(email)}</p>
      <Form onSubmit={submit} noValidate>
        {/* Password managers want to know whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="new-password"
          label={words.newPassword}
          isNew
          hint={`${words.changePasswordNote} ${words.passwordRules}`}
          value={password}
          problem={!isStrongPassword(password) && words.badPassword}
          onChange={setPassword}
        />
        <PasswordField
          id="confirm"
          label={words.confirmNewPassword}
          isNew
          value={again}
          problem={again !== password && words.mismatch}
          onChange={setAgain}
        />
        <SubmitButton working={working}>{action.save}</SubmitButton>
      </Form>
      {notice.dialog}
    </section>
  );
}
