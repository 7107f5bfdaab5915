import { useEffect, useState } from 'react';
import type { Account } from '../backend/Account';
import type { WaysIn } from '../generated/bindings';

/** The ways to log in to the account, and whether providers can be added here. */
export type LoadedWays = WaysIn & { canAddProviders: boolean };

/** Loads the ways to log in; again with each round. Null until they are there. */
export function useWays(account: Account, round: number): LoadedWays | 'failed' | null {
  const [ways, setWays] = useState<LoadedWays | 'failed' | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const settings = await account.openWays();
      return { ...(await settings.ways()), canAddProviders: settings.canAddProviders };
    };
    load().then(
      (loaded) => isOpen && setWays(loaded),
      () => isOpen && setWays('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [account, round]);
  return ways;
}
