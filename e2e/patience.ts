/** Milliseconds that a working program does not need, even while builds have every processor. */
const PATIENCE = 180_000;
const PAUSE = 50;

/**
 * Asks again and again until something is true; a journey waits on states, never for a time.
 * `patience` in milliseconds can only lengthen the limit.
 */
export async function patiently(check: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
  const end = Date.now() + Math.max(patience, PATIENCE);
  while (!(await check())) {
    if (Date.now() > end) throw new Error('it did not come true');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
