/** A tap on the first frame of a page, which could not be used yet: where it was in the window. */
export interface EarlyTap {
  x: number;
  y: number;
  scrolled: number;
}

declare global {
  interface Window {
    /** The last tap before the code had come (showFirstFrame.ts). */
    earlyTap?: EarlyTap;
  }
}

/**
 * Repeats a tap that came before the code: the program first draws everything where the frame had it.
 * Only once, and only when the page was not scrolled since.
 */
export function repeatEarlyTap(): void {
  const tap = window.earlyTap;
  delete window.earlyTap;
  // To ask for the scroll position lays the page out.
  if (!tap) return;
  if (tap.scrolled !== scrollY) return;
  document.elementFromPoint(tap.x, tap.y)?.closest<HTMLElement>('a, button')?.click();
}
