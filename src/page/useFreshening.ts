import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often a kept copy is asked for again, in milliseconds. */
const AGAIN = 15_000;

/** While a list is a kept copy, asks for it again until it is fresh. */
export function useFreshening(isKept: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKept) return;
    const again = () => void revalidate();
    const timer = setInterval(again, AGAIN);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isKept, revalidate]);
}
