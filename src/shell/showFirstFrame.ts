/** Names under which the program keeps what a page shows at first. */
export interface Marks {
  /** The language that was chosen in this visit. */
  language: string;
  /** The visit is being left. */
  leaving: string;
  /** This browser keeps a session. */
  kept: string;
}

/** What a page says when its code does not arrive, by language; the number 211 follows. */
export type Lost = Partial<Record<string, string>>;

/**
 * Shows the frame of a page before anything is painted, in the language of the visit; `start` is the language
 * that a visit begins in. When the code does not arrive, links work, and `lost` is said. The build writes this
 * function into the page (shell/firstFrames.tsx), so it uses nothing outside itself.
 */
export function showFirstFrame(marks: Marks, start: string, lost: Lost): void {
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
  // The network went down in between. An error does not bubble, but it is caught on its way.
  addEventListener(
    'error',
    ({ target }) => {
      const said = lost[page.lang];
      if (!(target instanceof HTMLScriptElement) || !root?.inert || !said) return;
      root.inert = false;
      for (const button of root.querySelectorAll('button')) button.disabled = true;
      const call = document.createElement('a');
      call.href = 'tel:211';
      call.append('211');
      const sentence = document.createElement('p');
      sentence.className = 'container not-loaded';
      sentence.setAttribute('role', 'alert');
      sentence.append(`${said} `, call, '.');
      root.querySelector('main')?.prepend(sentence);
      addEventListener('online', () => location.reload());
    },
    true,
  );
}
