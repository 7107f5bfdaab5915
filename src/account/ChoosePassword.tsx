import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Account } from '../backend/Account';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { PasswordField } from './PasswordField';
import { isStrongPassword } from './rules';
import { SubmitButton } from '../form/SubmitButton';
import { useRecentSignIn } from './useRecentSignIn';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  email: string;
  notice: ReturnType<typeof useNotice>;
  onChosen: () => void;
}

/** A first password for an account that has an email and none: its person logs in by codes or a provider. */
export function ChoosePassword({ account, email, notice, onChosen }: Props) {
  const words = useAccountWords();
  const codes = useCodeWords();
  const { notices } = words;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const onFailed = (error: unknown) => notice.failVerbatim(notices.changeFailed, error);
  const recent = useRecentSignIn({ account, notice, hasPassword: false, onFailed });

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
    await recent.run(async () => {
      await account.changePassword(password);
      notice.show({ title: codes.chosenTitle, message: codes.chosenText });
      onChosen();
    });
  });
  return (
    <section aria-labelledby="choose-password">
      <h2 id="choose-password">{codes.choosePassword}</h2>
      <p>{codes.choosePasswordText(email)}</p>
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
      {recent.dialog}
    </section>
  );
}
