import { Link, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { BackendError } from '../backend/Backend';
import { ErrorReference } from '../page/ErrorReference';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { HelpNumber } from '../page/HelpNumber';
import { NotFoundPage } from '../page/NotFoundPage';
import { PageHeading } from '../page/PageHeading';

/** RTE-1: what went wrong in plain words, another try, a way home. */
export function ErrorScreen() {
  const words = useWords();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const code = error instanceof BackendError ? error.code : null;
  if (code === 'listing-not-found') return <NotFoundPage />;

  // Data can be asked for again; a part of the program that did not arrive needs a fresh start.
  const tryAgain = () => void (code ? revalidate() : navigate(0));
  return (
    <section className="container message-page">
      <PageHeading name={words.errorScreen.title}>{words.errorScreen.title}</PageHeading>
      <p role="alert">{code ? errorText(words, code) : words.errorScreen.unexpected}</p>
      <ErrorReference error={error} />
      <p className="actions">
        <button
          type="button"
          className="btn btn-primary"
          onClick={tryAgain}
          disabled={state === 'loading'}
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
