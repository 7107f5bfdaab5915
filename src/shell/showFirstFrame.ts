/** Names under which the program keeps what a page shows at first. */
export interface Marks {
  /** The language that was chosen in this visit. */
  language: string;
  /** The visit is being left. */
  leaving: string;
  /** This browser keeps a session. */
  kept: string;
}

/**
 * Shows the frame of a page before anything is painted, in the language of the visit; `start` is the language
 * that a visit begins in. The build writes this function into the page (shell/firstFrames.tsx), so it uses
 * nothing outside itself.
 */
export function showFirstFrame(marks: Marks, start: string): void {
  const page = document.documentElement;
  const chosen = sessionStorage.getItem(marks.language);
  const frames = document.querySelectorAll('template');
  page.lang = start;
  for (const { lang } of frames) if (lang === chosen) page.lang = lang;
  const root = document.getElementById('root');
  // A page that is loaded while a visit is being left stays empty.
  if (root && sessionStorage.getItem(marks.leaving) === null) {
    for (const { lang, content } of frames) if (lang === page.lang) root.append(content);
  }
  // The row of who is logged in has its room from the start.
  if (localStorage.getItem(marks.kept) !== null) {
    const row = document.createElement('div');
    row.className = 'session';
    root?.querySelector('header > nav')?.append(row);
  }
  for (const frame of frames) frame.remove();
  // A tap that comes too early is not lost (earlyTap.ts).
  addEventListener('click', ({ clientX: x, clientY: y }) => {
    if (root?.inert) window.earlyTap = { x, y, scrolled: scrollY };
  });
}
