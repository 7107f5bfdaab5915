import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, type Blocker, type BlockerFunction } from 'react-router';

const KEY = 'unsaved';

/**
 * Stops the router while `isBlocked` says so, which has to stay the same function. `useBlocker` of the router
 * does the same, but would be in the code that every visitor loads first.
 */
export function useBlocked(isBlocked: BlockerFunction): Blocker | null {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  useEffect(() => {
    if (!router) return;
    router.getBlocker(KEY, isBlocked);
    const end = router.subscribe(({ blockers }) => setBlocker(blockers.get(KEY) ?? null));
    return () => {
      end();
      router.deleteBlocker(KEY);
    };
  }, [router, isBlocked]);
  return blocker;
}
