import { useCallback, useState } from 'react';
import { fitting } from './fitting';

/** The width of the button "More", in CSS pixels. */
const MORE = 96;

/** The entries of a bar that fit into its line. */
interface Fit {
  /** For the element of the line; its entries are its children with `data-entry`. */
  line: (element: HTMLElement | null) => (() => void) | undefined;
  /** For each entry whether it is in the line. All are while they are measured. */
  stands: boolean[];
  isMeasured: boolean;
}

/** Measures the entries of a bar when their words change, and fits them when its width changes. */
export function useFitting(words: readonly string[], ranks: readonly number[]): Fit {
  const [measured, setMeasured] = useState({ key: '', widths: [] as number[], room: 0 });
  // With its own letters the entries are wider or narrower.
  const [letters, setLetters] = useState('usual');
  const key = [letters, ...words].join('\n');
  const line = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      let isOpen = true;
      let widths: number[] | undefined;
      const observer = new ResizeObserver(() => {
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
    [key],
  );
  const isMeasured = measured.key === key;
  return {
    line,
    isMeasured,
    stands: isMeasured
      ? fitting(measured.widths, ranks, measured.room, MORE)
      : words.map(() => true),
  };
}

function widthsIn(line: HTMLElement): number[] {
  const entries = Array.from(line.querySelectorAll<HTMLElement>(':scope > [data-entry]'));
  return entries.map(({ offsetWidth }) => offsetWidth);
}
