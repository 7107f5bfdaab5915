import { useLayoutEffect, type ReactNode } from 'react';
import { useWords } from '../words/language';

/** The one `h1` of a screen. */
export const HEADING_ID = 'page-heading';

/** The heading of a screen; it takes the focus on arrival and names the window. */
export function PageHeading({ children, name }: { children: ReactNode; name: string }) {
  const { siteName } = useWords();
  // Before the heading is drawn, so that the window is never named after the page before.
  useLayoutEffect(() => {
    document.title = name === siteName ? siteName : `${name} · ${siteName}`;
  }, [name, siteName]);
  return (
    <h1 id={HEADING_ID} tabIndex={-1}>
      {children}
    </h1>
  );
}
