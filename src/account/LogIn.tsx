import { lazy, Suspense, useState } from 'react';
import type { Account } from '../backend/Account';
import { Loading } from '../page/Loading';
import { SignInForm, type CodeStart } from './SignInForm';

const SignInByCode = lazy(async () => ({ default: (await import('./SignInByCode')).SignInByCode }));

/** The ways to log in: email and password, or a code when the person asks for one. */
export function LogIn({ account }: { account: Account }) {
  const [start, setStart] = useState<CodeStart | null>(null);
  if (start === null) return <SignInForm account={account} onCode={setStart} />;
  return (
    <Suspense fallback={<Loading />}>
      <SignInByCode account={account} start={start} onBack={() => setStart(null)} />
    </Suspense>
  );
}
