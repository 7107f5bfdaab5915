import { lazy, Suspense, useState } from 'react';
import type { Account } from '../backend/Account';
import type { Ownership } from '../backend/SignIn';
import { useBackend } from '../backend/context';
import { Loading } from '../page/Loading';
import { FirstQuestion } from './FirstQuestion';
import { SignInForm, type CodeStart } from './SignInForm';
import { useWaysOffered } from './useAccount';

const DeviceStep = lazy(async () => ({ default: (await import('./DeviceStep')).DeviceStep }));
const PasswordStep = lazy(async () => ({ default: (await import('./PasswordStep')).PasswordStep }));
const ProviderStep = lazy(async () => ({ default: (await import('./ProviderStep')).ProviderStep }));
const SignInByCode = lazy(async () => ({ default: (await import('./SignInByCode')).SignInByCode }));

/** What follows the first question. */
type Next = { password: string } | { code: CodeStart } | 'provider' | 'sign-up';

/**
 * The ways to log in. Where phones are on, one question comes first: email or phone number. Each screen after
 * it asks one thing. Which one follows depends only on what was typed, so it does not tell who has an account.
 */
export function LogIn({ account }: { account: Account }) {
  const { phone } = useWaysOffered(account);
  const isKiosk = useBackend().device.kind === 'kiosk';
  const [next, setNext] = useState<Next | null>(null);
  const [owner, setOwner] = useState<Ownership | null>(isKiosk ? 'shared' : null);
  // The form is shown before it is known whether phones are on. It stays once a person has begun.
  const [hasBegun, setBegun] = useState(false);
  const [isQuestion, setQuestion] = useState(false);
  if (phone && !hasBegun && next === null && !isQuestion) setQuestion(true);
  const [isReturn, setReturn] = useState(false);
  const backTo = (screen: Next | null) => {
    setReturn(true);
    setNext(screen);
  };
  const onBack = () => backTo(null);
  if (next === null && isQuestion) {
    return (
      <FirstQuestion
        account={account}
        isReturn={isReturn}
        onEmail={(password) => setNext({ password })}
        onPhone={(to) => setNext({ code: { way: 'phone', to } })}
        onSignUp={() => setNext('sign-up')}
        onOther={() => setNext('provider')}
      />
    );
  }
  if (next === null || next === 'sign-up') {
    return (
      <div onInput={() => setBegun(true)}>
        <SignInForm
          key={next ?? 'first'}
          account={account}
          startsNew={next === 'sign-up'}
          isArrival={isReturn || next === 'sign-up'}
          onCode={(code) => setNext({ code })}
        />
      </div>
    );
  }
  // The form has asked for the device beside the email.
  const isAsked = owner !== null || !isQuestion;
  return (
    <Suspense fallback={<Loading />}>
      {!isAsked ? (
        <DeviceStep onChoose={setOwner} onBack={onBack} />
      ) : next === 'provider' ? (
        <ProviderStep account={account} owner={owner ?? 'shared'} onBack={onBack} />
      ) : 'password' in next ? (
        <PasswordStep
          account={account}
          email={next.password}
          owner={owner ?? 'shared'}
          onCode={() => setNext({ code: { way: 'email', to: next.password } })}
          onBack={onBack}
        />
      ) : (
        <SignInByCode
          account={account}
          start={next.code}
          {...(isQuestion && owner && { owner })}
          onBack={() => {
            const { to, way } = next.code;
            backTo(isQuestion && way === 'email' ? { password: to } : null);
          }}
        />
      )}
    </Suspense>
  );
}
