import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheet a length in pixels that only the page knows, whenever the window changes. */
export function useStyleVariable(
  name: `--${string}`,
  element: RefObject<HTMLElement | null>,
  length: (element: HTMLElement) => number,
) {
  // Before the page is drawn, so that it does not move afterwards.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => {
      if (element.current) style.setProperty(name, `${length(element.current)}px`);
    };
    tell();
    const observer = 'ResizeObserver' in window ? new ResizeObserver(tell) : null;
    if (element.current) observer?.observe(element.current);
    addEventListener('resize', tell);
    return () => {
      observer?.disconnect();
      removeEventListener('resize', tell);
      style.removeProperty(name);
    };
    // The length is a rule, which stays the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, element]);
}
