import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { BackendError } from '../backend/Backend';
import type { CodeInfo } from '../generated/bindings';
import { ErrorReference } from '../notice/ErrorReference';
import { failureNotice } from '../notice/failure';
import { Loading } from '../shell/Loading';
import { PageHeading } from '../shell/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { ConfirmCode } from './ConfirmCode';
import { NewPassword } from './NewPassword';
import { useAccount } from './useAccount';

type State = { code: CodeInfo } | { failed: unknown } | { done: string } | null;

/** /auth/action: the page behind the code of an e-mail (IDN-7). */
export function ActionPage() {
  const words = useAccountWords();
  const account = useAccount();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The code leaves the address at once: whoever looks over a shoulder or opens the history does
  // not find it.
  const [text] = useState(() => search.get('oobCode') ?? '');
  const [state, setState] = useState<State>(null);

  useEffect(() => {
    void navigate('/auth/action', { replace: true });
  }, [navigate]);
  useEffect(() => {
    let isOpen = true;
    const look = text
      ? account.lookAtCode(text)
      : Promise.reject(new BackendError('invalid-action-code'));
    look.then(
      (code) => isOpen && setState({ code }),
      (failed: unknown) => isOpen && setState({ failed }),
    );
    return () => {
      isOpen = false;
    };
  }, [account, text]);

  if (state === null) return <Loading />;
  if ('failed' in state) return <Broken error={state.failed} />;
  if ('done' in state) return <Done text={state.done} />;
  const { code } = state;
  const isReset = code.purpose === 'PASSWORD_RESET';
  const done = isReset
    ? words.action.resetDone
    : code.purpose === 'RECOVER_EMAIL'
      ? words.action.recoverDone
      : words.action.emailDone;
  const onDone = () => setState({ done });
  return isReset ? (
    <NewPassword
      email={code.email}
      onPassword={(password) => account.resetPassword(text, password)}
      onDone={onDone}
    />
  ) : (
    <ConfirmCode code={code} onConfirm={() => account.applyCode(text)} onDone={onDone} />
  );
}

function Done({ text }: { text: string }) {
  const { action } = useAccountWords();
  return (
    <section className="container account">
      <PageHeading name={action.doneTitle}>{action.doneTitle}</PageHeading>
      <p role="status">{text}</p>
      <Link className="btn btn-primary" to="/login">
        {action.toLogIn}
      </Link>
    </section>
  );
}

function Broken({ error }: { error: unknown }) {
  const account = useAccountWords();
  const words = useWords();
  const { title, message, next } = failureNotice(account.action.brokenTitle, error, account, words);
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <p role="alert">{message}</p>
      <p>{next}</p>
      <ErrorReference error={error} />
      <Link className="btn btn-primary" to="/login">
        {account.action.toLogIn}
      </Link>
    </section>
  );
}
