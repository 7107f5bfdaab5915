import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { Account } from '../backend/Account';
import type { WaysIn } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { Field } from '../form/Field';
import { SubmitButton } from '../form/SubmitButton';
import { useRecentSignIn } from './useRecentSignIn';
import { useSubmit } from '../form/useSubmit';

interface Props {
  account: Account;
  notice: ReturnType<typeof useNotice>;
  /** Null while they are not known. */
  ways: WaysIn | null;
}

/** PRF-2: a confirmation goes to the new address; the change happens when it is opened. */
export function ChangeEmail({ account, notice, ways }: Props) {
  const words = useAccountWords();
  const { notices } = words;
  const [email, setEmail] = useState('');
  const onFailed = (error: unknown) => notice.failVerbatim(notices.changeFailed, error);
  const recent = useRecentSignIn({ account, notice, ways, onFailed });

  async function ask() {
    await account.requestEmailChange(email.trim());
    setEmail('');
    notice.show({
      title: notices.emailSentTitle,
      message: notices.emailSentText,
      next: notices.emailSentNext,
    });
  }
  const { working, submit } = useSubmit(async () => {
    // VAL-6
    if (email.trim() === '') {
      const next = notices.emptyEmailNext;
      notice.show({ title: notices.changeFailed, message: notices.emptyEmail, next });
      return;
    }
    await recent.run(ask);
  });
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email">{words.changeEmail}</h2>
      <p>{words.changeEmailNote}</p>
      <Form onSubmit={submit} noValidate>
        <div className="field">
          <Field
            id="new-email"
            label={words.newEmail}
            type="email"
            value={email}
            autoComplete="off"
            onChange={setEmail}
          />
        </div>
        <SubmitButton working={working}>{words.confirmButton}</SubmitButton>
      </Form>
      {recent.dialog}
    </section>
  );
}
