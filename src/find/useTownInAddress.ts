import { useEffect } from 'react';

/**
 * Writes the town that was said earlier in the visit into the address, so that a bookmark, a copy and a poster answer
 * the same. The answer is for that town already: the router need not know, and nothing is asked again.
 */
export function useTownInAddress(near: string): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (near === '' || address.searchParams.has('near')) return;
    address.searchParams.set('near', near);
    history.replaceState(history.state, '', address);
  });
}
