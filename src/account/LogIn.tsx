import { lazy, Suspense, useState } from 'react';
import type { Account } from '../backend/Account';
import { Loading } from '../page/Loading';
import { FirstQuestion } from './FirstQuestion';
import { SignInForm, type CodeStart } from './SignInForm';
import { useWaysOffered } from './useAccount';

const SignInByCode = lazy(async () => ({ default: (await import('./SignInByCode')).SignInByCode }));

/** How the form with the password begins. */
interface FormStart {
  email: string;
  isNew: boolean;
}

/**
 * The ways to log in. Where phones are on, one question comes first: email or phone number. The step that
 * follows depends only on what was typed, so it does not tell who has an account.
 */
export function LogIn({ account }: { account: Account }) {
  const { phone } = useWaysOffered(account);
  const [code, setCode] = useState<CodeStart | null>(null);
  const [form, setForm] = useState<FormStart | null>(null);
  // The form is shown before it is known whether phones are on. It stays once a person has begun.
  const [hasBegun, setBegun] = useState(false);
  if (code) {
    return (
      <Suspense fallback={<Loading />}>
        <SignInByCode account={account} start={code} onBack={() => setCode(null)} />
      </Suspense>
    );
  }
  if (phone && !form && !hasBegun) {
    return (
      <FirstQuestion
        account={account}
        onEmail={(email) => setForm({ email, isNew: false })}
        onPhone={(to) => setCode({ way: 'phone', to })}
        onSignUp={() => setForm({ email: '', isNew: true })}
        onOther={() => setForm({ email: '', isNew: false })}
      />
    );
  }
  const { email, isNew } = form ?? { email: '', isNew: false };
  return (
    <div onInput={() => setBegun(true)}>
      <SignInForm
        key={form ? 'answered' : 'first'}
        account={account}
        first={email}
        startsNew={isNew}
        onCode={setCode}
      />
    </div>
  );
}
