import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on an element when it is drawn for the first time. It is no stop of the Tab key. */
export function useFocusOnArrival<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) element.current?.focus();
  }, []);
  return element;
}
