import { cpus } from 'node:os';

/** Milliseconds that the processors may be idle while something is waited for. */
const IDLE = 45_000;
/** Milliseconds, even while builds have every processor. */
const LONGEST = 180_000;
const PAUSE = 50;
/** Of a check's own time, how long to pause after it: one that lays out a long page is asked less often. */
const REST = 2;
/** And at most, in milliseconds: a check that loads pages is slow enough by itself. */
const LONGEST_PAUSE = 250;

/**
 * Asks again and again until something is true; a journey waits on states, never for a time.
 *
 * The limit counts only time in which the processors have nothing to do. A program that is slow
 * because the machine is busy keeps its time; one that hangs fails after about half a minute.
 * `patience` in milliseconds is for what takes longer by itself, and can only lengthen the limit.
 */
export async function patiently(check: () => Promise<boolean>, patience = 0): Promise<void> {
  const idleEnd = idleTime() + Math.max(IDLE, patience * 1.5);
  const end = Date.now() + Math.max(LONGEST, patience * 1.5);
  for (;;) {
    const began = Date.now();
    if (await check()) return;
    if (idleTime() > idleEnd || Date.now() > end) throw new Error('it did not come true');
    const pause = Math.min(LONGEST_PAUSE, Math.max(PAUSE, REST * (Date.now() - began)));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Waits for what has no limit of its own, as long as `patiently` does, and says what did not come. */
export async function within<T>(what: string, work: Promise<T>): Promise<T> {
  let isSettled = false;
  const settled = work.finally(() => (isSettled = true));
  const limit = patiently(() => Promise.resolve(isSettled)).catch(() => {
    throw new Error(`${what} did not come`);
  });
  await Promise.race([settled, limit]);
  return settled;
}

/** Milliseconds that an average processor has been idle since the machine started. */
function idleTime(): number {
  const all = cpus();
  if (all.length === 0) return Date.now();
  return all.reduce((sum, { times }) => sum + times.idle, 0) / all.length;
}
