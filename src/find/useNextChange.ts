import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OpenNow } from '../generated/bindings';

const MINUTE = 60_000;
/** A long wait is cut, because a browser's timer can't wait for weeks. */
const LONGEST = 6 * 60 * MINUTE;

interface Shown {
  open: Pick<OpenNow, 'next'>;
}

/**
 * Asks the loader of the screen anew when the state of something that it shows changes, so that "Open until 2 PM" does not
 * stand there after 2 PM.
 *
 * @param at - The moment that the states are of: wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`; `null` where they are
 * not of now.
 */
export function useNextChange(at: string | null, shown: readonly Shown[]) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const wait = at === null ? null : waitOf(at, shown, Date.now());
    if (wait === null) return;
    const due = Date.now() + wait;
    const again = () => void revalidate();
    // A phone that slept runs no timers.
    const wake = () => {
      if (Date.now() >= due) again();
    };
    const timer = setTimeout(again, wait);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [at, shown, revalidate]);
}

/** Milliseconds from now until the first change after a moment; `null` where nothing is known to change. */
export function waitOf(at: string, shown: readonly Shown[], now: number): number | null {
  const changes = shown.flatMap(({ open }) => (open.next ? [open.next.at] : []));
  const first = changes.filter((change) => change > at).sort()[0];
  if (first === undefined) return null;
  const apart = Date.parse(`${first}Z`) - Date.parse(`${at}Z`);
  return Math.min(apart - (now % MINUTE), LONGEST);
}
