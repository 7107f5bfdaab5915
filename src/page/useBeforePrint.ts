import { useLayoutEffect } from 'react';

/** Calls this before a browser prints, by a button, its menu or its keys. It has to draw at once (`flushSync`). */
export function useBeforePrint(draw: () => void) {
  useLayoutEffect(() => {
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, [draw]);
}
