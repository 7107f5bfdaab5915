import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often a kept copy is asked for again, in milliseconds. */
const AGAIN = 15_000;

/** While what is shown is a kept copy, asks for it again until it is fresh: the loader of the screen, or `ask`. */
export function useFreshening(isKept: boolean, ask?: () => void) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKept) return;
    const again = ask ?? (() => void revalidate());
    const timer = setInterval(again, AGAIN);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isKept, ask, revalidate]);
}
