import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import type { Account } from '../backend/Account';
import type { ProviderOutcome } from '../backend/ProviderSignIn';
import { useBackend } from '../backend/context';
import { failureNotice } from '../notice/failure';
import { ErrorReference } from '../page/ErrorReference';
import { Loading } from '../page/Loading';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { useProviderWords } from '../words/providerWords';
import { SecondStepScreen } from './SecondStepScreen';

interface Props {
  account: Account;
  /** The query that the window came back with. */
  query: string;
}

type State = ProviderOutcome | 'done' | { failed: unknown } | null;

/** Where the window comes back to from an identity provider. */
export function ProviderReturn({ account, query }: Props) {
  const backend = useBackend();
  const words = useProviderWords();
  const [state, setState] = useState<State>(null);
  // It counts once, however often React runs the effect.
  const finishing = useRef<Promise<ProviderOutcome>>(undefined);
  useEffect(() => {
    let isOpen = true;
    const finish = async () => {
      const outcome = await (await account.openProviders()).finish(query);
      // LOG-6
      if (typeof outcome === 'object' && outcome.isNew) backend.countPageView('newaccount');
      return outcome;
    };
    finishing.current ??= finish();
    finishing.current.then(
      (outcome) => isOpen && setState(outcome),
      (failed: unknown) => isOpen && setState({ failed }),
    );
    return () => {
      isOpen = false;
    };
  }, [account, backend, query]);

  if (state === null) return <Loading />;
  if (state === 'done') return <Navigate to="/profile" replace />;
  const isLoggedIn = account.session() !== null;
  if (typeof state === 'string') return <NotDone isLoggedIn={isLoggedIn} text={words[state]} />;
  if ('failed' in state) return <Failed isLoggedIn={isLoggedIn} error={state.failed} />;
  const { step } = state;
  if (step === null) return <Navigate to="/profile" replace />;
  return (
    <SecondStepScreen
      step={step}
      onDone={() => setState('done')}
      onBack={() => setState('stopped')}
      onEnded={(failed) => setState({ failed })}
    />
  );
}

function Failed({ isLoggedIn, error }: { isLoggedIn: boolean; error: unknown }) {
  const account = useAccountWords();
  const { message, next } = failureNotice('', error, account, useWords());
  return (
    <NotDone isLoggedIn={isLoggedIn} text={message}>
      <p>{next}</p>
      <ErrorReference error={error} />
    </NotDone>
  );
}

interface NotDoneProps {
  /** Whether there still is a session, as after a provider was not added. */
  isLoggedIn: boolean;
  text: string;
  children?: ReactNode;
}

/** Says why the person is not logged in, or why nothing has changed, and leads back. */
function NotDone({ isLoggedIn, text, children }: NotDoneProps) {
  const words = useProviderWords();
  const title = isLoggedIn ? words.notDone : words.title;
  return (
    <section className="container account">
      <PageHeading name={title}>{title}</PageHeading>
      <p role="alert">{text}</p>
      {children}
      <Link className="btn btn-primary" to={isLoggedIn ? '/profile' : '/login'}>
        {isLoggedIn ? words.backToProfile : words.back}
      </Link>
    </section>
  );
}
