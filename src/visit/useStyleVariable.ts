import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the style sheet a length in pixels that only the page knows, whenever it changes. A length that the
 * sheet already has is not written: the browser would recalculate the styles of the whole page.
 */
export function useStyleVariable(
  name: `--${string}`,
  element: RefObject<HTMLElement | null>,
  length: (element: HTMLElement) => number,
) {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const { style } = page;
    const tell = () => {
      if (!element.current) return;
      const told = `${length(element.current)}px`;
      if (getComputedStyle(page).getPropertyValue(name).trim() !== told)
        style.setProperty(name, told);
    };
    // An observer tells before the page is drawn, so that it does not move afterwards, and when it is laid out:
    // to ask at once would lay it out twice.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(tell) : null;
    if (!observer) tell();
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
