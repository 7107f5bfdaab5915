import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Account, SignedIn } from '../backend/Account';
import type { SignUpMode } from '../generated/bindings';
import { useRouteLoaderData } from 'react-router';
import { ACCOUNT_ROUTE } from './accountRoute';

/** The door to accounts, opened by the route's loader. */
export function useAccount(): Account {
  const account = useRouteLoaderData<Account>(ACCOUNT_ROUTE);
  if (!account) throw new Error('this screen is not below the account route');
  return account;
}

/** What a sign-up does in this installation; null until that is known. */
export function useSignUpMode(account: Account): SignUpMode | null {
  const [mode, setMode] = useState<SignUpMode | null>(null);
  useEffect(() => {
    let isOpen = true;
    // Without an answer the screen says only what is true in both modes.
    account.signUpMode().then(
      (answer) => isOpen && setMode(answer),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [account]);
  return mode;
}

/** Who is signed in, live (LOG-5). */
export function useSession(account: Account): SignedIn {
  return useSyncExternalStore(
    (listener) => account.subscribe(listener),
    () => account.session(),
  );
}
