import { lazy, Suspense, useEffect, useState } from 'react';
import type { Ending } from '../backend/Terminal';
import { useTerminal } from '../backend/useTerminal';

const Warning = lazy(async () => ({ default: (await import('./Warning')).Warning }));

/** KSK-5: warns before a visit that was left alone ends. Any key, touch or pointer keeps it. */
export function IdleWarning() {
  const terminal = useTerminal();
  const [left, setLeft] = useState<number | null>(null);
  const [ending, setEnding] = useState<Ending>('visit');
  useEffect(
    () =>
      terminal.watch((seconds, what) => {
        setLeft(seconds);
        setEnding(what);
      }),
    [terminal],
  );
  const isWarned = left !== null;
  useEffect(() => {
    if (!isWarned) return;
    const ticks = setInterval(() => setLeft((it) => it && it - 1), 1000);
    return () => clearInterval(ticks);
  }, [isWarned]);
  if (left === null) return null;
  return (
    <Suspense>
      <Warning left={left} ending={ending} onStay={() => terminal.stay()} />
    </Suspense>
  );
}
