/** How long a browser that cannot tell is given, in milliseconds. */
const A_MOMENT = 200;

/** Waits until the browser has nothing else to do; one that cannot tell is given a moment. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, A_MOMENT);
  });
}
