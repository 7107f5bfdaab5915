import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { PasswordField } from './PasswordField';
import { isStrongPassword } from './rules';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';

interface Props {
  email: string;
  notice: ReturnType<typeof useNotice>;
  /** Takes a password that is good and was written twice alike; handles its own failures. */
  onPassword: (password: string) => Promise<void>;
}

/** The two fields of a new password. */
export function NewPasswordForm({ email, notice, onPassword }: Props) {
  const words = useAccountWords();
  const { notices } = words;
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
    await onPassword(password);
  });
  return (
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
      <SubmitButton working={working}>{words.action.save}</SubmitButton>
    </Form>
  );
}
