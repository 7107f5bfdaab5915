import { useSyncExternalStore } from 'react';

/** Letters that a table needs beside each other; the breakpoint `$md` of the style sheet. */
const LETTERS = 48;

/**
 * Whether the window has too little room for a table. It is counted in letters, as the style sheet
 * does: a person who reads large ones gets the layout of a small screen.
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function isNarrow(): boolean {
  const { fontSize } = getComputedStyle(document.documentElement);
  const letter = fontSize.endsWith('px') ? Number.parseFloat(fontSize) : 16;
  return window.innerWidth < LETTERS * letter;
}

function subscribe(listener: () => void): () => void {
  const letters = new MutationObserver(listener);
  letters.observe(document.documentElement, { attributeFilter: ['style'] });
  window.addEventListener('resize', listener);
  return () => {
    letters.disconnect();
    window.removeEventListener('resize', listener);
  };
}
