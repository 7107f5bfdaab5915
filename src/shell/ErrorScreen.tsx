import { useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import { ErrorReference } from '../page/ErrorReference';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { HelpNumber } from '../page/HelpNumber';
import { NotFoundPage } from '../page/NotFoundPage';
import { PageHeading } from '../page/PageHeading';

/** RTE-1: what went wrong in plain words, another try, a way home. */
export function ErrorScreen() {
  const words = useWords();
  const backend = useBackend();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const code = error instanceof BackendError ? error.code : null;
  // Browsers do not say why a part of the program did not arrive. Null while it is being found out.
  const [isReachable, setReachable] = useState<boolean | null>(null);
  useEffect(() => {
    if (!code) void backend.isReachable().then(setReachable);
  }, [backend, code]);
  if (code === 'listing-not-found') return <NotFoundPage />;

  // Data can be asked for again. A browser may keep that a part of the program did not arrive, so that
  // needs a fresh page; without a connection a fresh page would be the browser's own, with no way home.
  const tryAgain = async () => {
    if (code) return revalidate();
    setReachable(null);
    const isBack = await backend.isReachable();
    setReachable(isBack);
    if (isBack) await navigate(0);
  };
  const told = isReachable === false ? 'network-request-failed' : code;
  const isBusy = code ? state === 'loading' : isReachable === null;
  return (
    <section className="container message-page">
      <PageHeading name={words.errorScreen.title}>{words.errorScreen.title}</PageHeading>
      <p role="alert">
        {told ? errorText(words, told) : isReachable && words.errorScreen.unexpected}
      </p>
      <ErrorReference error={error} />
      <p className="actions">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => void tryAgain()}
          disabled={isBusy}
        >
          {words.errorScreen.tryAgain}
        </button>
        <Link className="btn btn-outline-primary" to="/">
          {words.errorScreen.home}
        </Link>
        <HelpNumber className="btn btn-outline-primary">{words.home.doors.help}</HelpNumber>
      </p>
    </section>
  );
}
