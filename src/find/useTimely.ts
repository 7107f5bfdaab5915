import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OpenNow } from '../generated/bindings';

/** How often the clock is looked at. */
const LOOK_MS = 15_000;
/** How long an answer that brought nothing new is left alone. */
const AGAIN_MS = 60_000;

/**
 * Asks again for what a screen shows when one of its states has changed meanwhile: "Open until 11:30" is wrong at 11:30. A
 * phone that slept looks as soon as it is awake. `at` is the moment of the states, `YYYY-MM-DDTHH:MM`: that clock is
 * right, the one of a phone may not be.
 */
export function useTimely(at: string, states: readonly OpenNow[]): void {
  const { revalidate } = useRevalidator();
  const next = firstChange(at, states);
  useEffect(() => {
    if (next === null) return;
    const loaded = Date.now();
    const changes = Date.parse(`${next}Z`) - Date.parse(`${at}Z`);
    let asked = -Infinity;
    const look = () => {
      const now = Date.now();
      if (now - loaded < changes || now - asked < AGAIN_MS) return;
      asked = now;
      void revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [at, next, revalidate]);
}

/** When the first of some states changes; `null` where none is known to, and for another day, whose states stand still. */
function firstChange(at: string, states: readonly OpenNow[]): string | null {
  if (at === '' || at.endsWith('T00:00')) return null;
  const changes = states.flatMap(({ next }) => next?.at ?? []);
  return changes.reduce<string | null>((first, it) => (first && first < it ? first : it), null);
}
