/** Seconds since 1970. */
export const seconds = () => Math.floor(Date.now() / 1000);

/** Runs a function after a number of milliseconds; returns a function that cancels it. */
export function later(task: () => void, milliseconds: number): () => void {
  // A browser counts in 32 bits; what is later than that is looked at again then.
  const timer = setTimeout(task, Math.min(milliseconds, 2 ** 31 - 1));
  return () => clearTimeout(timer);
}
