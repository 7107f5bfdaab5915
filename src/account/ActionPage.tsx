import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { CodeInfo } from '../generated/bindings';
import { ErrorReference } from '../page/ErrorReference';
import { failureNotice } from '../notice/failure';
import { Loading } from '../page/Loading';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { useWords } from '../words/language';
import { ConfirmCode } from './ConfirmCode';
import { NewPassword } from './NewPassword';
import { isTextedUndo, isUndo, undoWas } from './undoneText';
import { useAccount } from './useAccount';

const ProviderReturn = lazy(async () => ({
  default: (await import('./ProviderReturn')).ProviderReturn,
}));
const SignInByLink = lazy(async () => ({ default: (await import('./SignInByLink')).SignInByLink }));
const DeletedAccount = lazy(async () => ({
  default: (await import('./DeletedAccount')).DeletedAccount,
}));

type State = { code: CodeInfo } | { failed: unknown } | { done: string } | null;

/** /auth/action: the page behind the code of an e-mail (IDN-7), and behind an identity provider. */
export function ActionPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const { hash, search } = location;
  const code = codeIn(hash) || codeIn(search);
  // An identity provider sends people back with a state of ours.
  const [returned] = useState(new URLSearchParams(search).has('state') ? search : null);
  const account = useAccount();
  const [arrival, setArrival] = useState({ code, number: 0, location });
  const [isBare] = useState(!hash && !search);
  // Another link may arrive while the page is open.
  if (code && arrival.location !== location) {
    setArrival({ code, number: arrival.number + 1, location });
  }
  // The code leaves the address at once, so that it is neither seen over a shoulder nor found in
  // the history.
  useEffect(() => {
    if (hash || search) void navigate('/auth/action', { replace: true });
  }, [hash, search, navigate]);

  if (returned !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <ProviderReturn account={account} query={returned} />
      </Suspense>
    );
  }
  // A page that was loaded again has no code anymore: it left the address.
  if (!arrival.code && isBare) return <Lost />;
  return <CodeScreen key={arrival.number} text={arrival.code} />;
}

/** The code of a link: our mails have it in the fragment, which no server sees; links of the
 * protocol's own tools have it in the query. */
function codeIn(part: string): string {
  return new URLSearchParams(part.replace(/^#/, '')).get('oobCode') ?? '';
}

function CodeScreen({ text }: { text: string }) {
  const words = useAccountWords();
  const codes = useCodeWords();
  const backend = useBackend();
  const account = useAccount();
  const [state, setState] = useState<State>(null);

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
  const { action } = words;
  if (code.purpose === 'EMAIL_SIGNIN') {
    return (
      <Suspense fallback={<Loading />}>
        <SignInByLink account={account} code={text} />
      </Suspense>
    );
  }
  if (code.deletionDueAt !== undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <DeletedAccount
          named={code.newEmail ?? code.email}
          back={undoWas(code, codes)}
          isByText={isTextedUndo(code)}
          goneAt={code.deletionDueAt}
          onUndo={() => account.applyCode(text)}
          onFinish={() => account.finishDeletion(text)}
          onDone={(done) => setState({ done })}
        />
      </Suspense>
    );
  }
  const isFirst = code.purpose === 'SIGN_UP';
  const done = isUndo(code)
    ? undoWas(code, codes)
    : ({ SIGN_UP: action.firstDone, PASSWORD_RESET: action.resetDone }[code.purpose] ??
      action.emailDone);
  const onDone = () => {
    if (isFirst) backend.countPageView('newaccount');
    setState({ done });
  };
  return isFirst || code.purpose === 'PASSWORD_RESET' ? (
    <NewPassword
      title={isFirst ? action.firstTitle : action.resetTitle}
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

function Lost() {
  const { action } = useAccountWords();
  return (
    <section className="container account">
      <PageHeading name={action.lostTitle}>{action.lostTitle}</PageHeading>
      <p role="alert">{action.lost}</p>
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
