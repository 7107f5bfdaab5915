/** A neutral page that does not tell where the visitor was. */
export const NEUTRAL = 'https://www.weather.gov/';
/** Set while a visit is being left, for a page of it that is loaded on the way. */
export const LEAVING = 'leaving';
/** What the window hears when its visit is being left for good. */
export const LEFT = 'visit-left';
/** A browser that did not go back after this time will not, in milliseconds. */
const PATIENCE = 1000;

/**
 * Leaves the website so that neither "back" nor "forward" finds what was looked at: goes back to
 * the first page of the visit, gives it the address of the home page, adds one more, which makes
 * the browser forget all that came after, and puts the neutral page in place of the first.
 */
export async function leaveSite(): Promise<void> {
  sessionStorage.setItem(LEAVING, '1');
  dispatchEvent(new Event(LEFT));
  await back(pagesBefore());
  await finishLeaving();
}

/** The second half, on the first page of the visit. */
export async function finishLeaving(): Promise<void> {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  history.pushState(null, '', '/');
  await back(1);
  location.replace(NEUTRAL);
}

/** How many pages of this visit come before this one in the history. */
function pagesBefore(): number {
  const { navigation } = window as { navigation?: { currentEntry?: { index: number } | null } };
  // Where a browser cannot tell, the router knows those of this document.
  const { idx } = (history.state ?? {}) as { idx?: number };
  return navigation?.currentEntry?.index ?? idx ?? 0;
}

/** Goes back by a number of pages. When that loads another document, this never returns. */
function back(pages: number): Promise<void> {
  if (pages <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    history.go(-pages);
  });
}
