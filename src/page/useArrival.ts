import { useEffect } from 'react';
import { HEADING_ID } from './PageHeading';

/**
 * Moves the focus to the heading of a screen that came in the place of another one: the button that was pressed is gone,
 * and nobody would hear that the question is a new one.
 *
 * @param isWanted false on the first screen of a page, which begins with its first link
 */
export function useArrival(isWanted = true): void {
  useEffect(() => {
    if (isWanted && document.activeElement === document.body)
      document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [isWanted]);
}
