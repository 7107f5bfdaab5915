import { useCallback, useState } from 'react';
import { fitting } from './fitting';

/** The width of the button "More", in letters of the page (rem). */
const MORE = 6;

/** The entries of a bar that fit into its line. */
interface Fit {
  /** For the element of the line; its entries are its children with `data-entry`. */
  line: (element: HTMLElement | null) => (() => void) | undefined;
  /** For each entry whether it is in the line. All are while they are measured. */
  stands: boolean[];
  isMeasured: boolean;
}

/** Measures the entries of a bar when their words or letters change, and fits them when its width changes. */
export function useFitting(words: readonly string[], ranks: readonly number[]): Fit {
  const [measured, setMeasured] = useState({ key: '', widths: [] as number[], room: 0 });
  // With their own letters, or with larger ones, the entries are wider or narrower.
  const [letters, setLetters] = useState('usual');
  const [size, setSize] = useState(sizeOfLetters);
  const key = [letters, size, ...words].join('\n');
  const line = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      let isOpen = true;
      let widths: number[] | undefined;
      const observer = new ResizeObserver(() => {
        const sizeNow = sizeOfLetters();
        if (sizeNow !== size) {
          setSize(sizeNow);
          return;
        }
        widths ??= widthsIn(element);
        setMeasured({ key, widths, room: element.clientWidth });
      });
      observer.observe(element);
      void document.fonts.ready.then(() => {
        if (isOpen) setLetters('own');
      });
      return () => {
        isOpen = false;
        observer.disconnect();
      };
    },
    [key, size],
  );
  const isMeasured = measured.key === key;
  return {
    line,
    isMeasured,
    stands: isMeasured
      ? fitting(measured.widths, ranks, measured.room, MORE * size)
      : words.map(() => true),
  };
}

/** The size of the letters of the page, in CSS pixels. */
function sizeOfLetters(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function widthsIn(line: HTMLElement): number[] {
  const entries = Array.from(line.querySelectorAll<HTMLElement>(':scope > [data-entry]'));
  return entries.map(({ offsetWidth }) => offsetWidth);
}
