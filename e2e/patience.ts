const PATIENCE = 10_000;
const PAUSE = 50;

/** Asks again and again until something is true; a journey waits on states, never for a time. */
export async function patiently(check: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('it did not come true');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
