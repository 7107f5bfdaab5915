import { lazy, Suspense, useState } from 'react';
import type { Account } from '../backend/Account';
import type { Ownership } from '../backend/SignIn';
import { useBackend } from '../backend/context';
import { Loading } from '../page/Loading';
import { DeviceStep } from './DeviceStep';
import { FirstQuestion } from './FirstQuestion';
import { PasswordStep } from './PasswordStep';
import { ProviderStep } from './ProviderStep';
import { SignInForm, type CodeStart } from './SignInForm';
import { useWaysOffered } from './useAccount';

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
  const onBack = () => setNext(null);
  if (next === null && isQuestion) {
    return (
      <FirstQuestion
        account={account}
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
          onCode={(code) => setNext({ code })}
        />
      </div>
    );
  }
  // The form has asked for the device beside the email.
  if (owner === null && isQuestion) return <DeviceStep onChoose={setOwner} onBack={onBack} />;
  if (next === 'provider') {
    return <ProviderStep account={account} owner={owner ?? 'shared'} onBack={onBack} />;
  }
  if ('password' in next) {
    const { password: email } = next;
    return (
      <PasswordStep
        account={account}
        email={email}
        owner={owner ?? 'shared'}
        onCode={() => setNext({ code: { way: 'email', to: email } })}
        onBack={onBack}
      />
    );
  }
  const { to, way } = next.code;
  const goBack = () => setNext(isQuestion && way === 'email' ? { password: to } : null);
  return (
    <Suspense fallback={<Loading />}>
      <SignInByCode
        account={account}
        start={next.code}
        {...(isQuestion && owner && { owner })}
        onBack={goBack}
      />
    </Suspense>
  );
}
