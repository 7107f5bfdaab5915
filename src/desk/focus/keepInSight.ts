/** What a person does by themselves: from then on they decide what is in sight. */
const OWN = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings a line with what was said into sight. When the element with the focus is out of sight then, or is pushed out
 * by what comes after it, such as a list that grows, the keyboard continues at the line. Returns how to end it.
 */
export function keepInSight(line: HTMLElement): () => void {
  line.scrollIntoView({ block: 'nearest' });
  const look = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === line || isInSight(focused)) return;
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'nearest' });
  };
  look();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  observer?.observe(document.body);
  addEventListener('scroll', look);
  const end = () => {
    observer?.disconnect();
    removeEventListener('scroll', look);
    for (const kind of OWN) removeEventListener(kind, end);
  };
  for (const kind of OWN) addEventListener(kind, end);
  return end;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  // A bar at the end of the window covers what is under it.
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return top >= 0 && bottom <= innerHeight - (parseFloat(scrollPaddingBottom) || 0);
}
