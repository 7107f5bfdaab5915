import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Account, SignedIn } from '../backend/Account';
import type { SignUpMode, WaysOffered } from '../generated/bindings';
import { useRouteLoaderData } from 'react-router';
import { ACCOUNT_ROUTE } from '../page/accountRoute';

/** The door to accounts, opened by the route's loader. */
export function useAccount(): Account {
  const account = useRouteLoaderData<Account>(ACCOUNT_ROUTE);
  if (!account) throw new Error('this screen is not below the account route');
  return account;
}

/** What a sign-up does in this installation; null until that is known. */
export function useSignUpMode(account: Account): SignUpMode | null {
  // Without an answer the screen says only what is true in both modes.
  return useAnswer(account, signUpMode, null);
}

/** The ways to log in without a password that are on here; none until that is known. */
export function useWaysOffered(account: Account): WaysOffered {
  return useAnswer(account, waysOffered, NO_WAYS);
}

const NO_WAYS: WaysOffered = { emailLink: false, phone: false, providers: [] };
const signUpMode = (account: Account) => account.signUpMode();
const waysOffered = (account: Account) => account.waysOffered();

/** An answer of the installation; without one the first value stays. */
function useAnswer<T>(account: Account, ask: (account: Account) => Promise<T>, first: T): T {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    let isOpen = true;
    ask(account).then(
      (answer) => isOpen && setAnswer(answer),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [account, ask]);
  return answer;
}

/** Who is signed in, live (LOG-5). */
export function useSession(account: Account): SignedIn {
  return useSyncExternalStore(
    (listener) => account.subscribe(listener),
    () => account.session(),
  );
}
