import type { FocusEvent } from 'react';

/**
 * Whether the focus went on to something outside: what is open must not lie over it (WCAG 2.4.11).
 * Without a next element the window lost the focus, or a finger touched what cannot have it.
 */
export function hasLeft({ relatedTarget, currentTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
