/** Waits until what came meanwhile, as a tap, had its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
