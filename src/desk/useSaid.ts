import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Words } from '../words/en';
import { useWords } from '../words/language';
import { keepInSight } from './focus/keepInSight';

/** A sentence as what makes it, so that it changes with the language of the desk. */
export type Saying<W> = (words: W, all: Words) => string;

/** A sentence that is said, and its line. */
interface Said<W> {
  /** Empty while nothing is said. */
  said: string;
  say: (next?: Saying<W>) => void;
  /** For the element that shows it. What is newly said is brought into sight, with the focus. */
  line: RefObject<HTMLParagraphElement | null>;
}

/** Says one sentence at a time, made from the words of a screen. */
export function useSaid<W>(words: W): Said<W> {
  const all = useWords();
  const [saying, setSaying] = useState<Saying<W>>();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A refused field that has the focus says itself what is wrong.
    if (saying && line.current && !document.activeElement?.matches('[aria-invalid=true]'))
      return keepInSight(line.current);
  }, [saying]);
  return { said: saying?.(words, all) ?? '', say: (next) => setSaying(() => next), line };
}
