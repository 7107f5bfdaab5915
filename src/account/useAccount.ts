import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Account, SignedIn } from '../backend/Account';

/** The routes of accounts, by the id under which their loader's answer is found. */
export const ACCOUNT_ROUTE = 'account';

/** The door to accounts, opened by the route's loader. */
export function useAccount(): Account {
  const account = useRouteLoaderData<Account>(ACCOUNT_ROUTE);
  if (!account) throw new Error('this screen is not below the account route');
  return account;
}

/** Who is signed in, live (LOG-5). */
export function useSession(account: Account): SignedIn {
  return useSyncExternalStore(
    (listener) => account.subscribe(listener),
    () => account.session(),
  );
}
