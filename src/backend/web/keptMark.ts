/** Marks a browser that keeps a session. It can be read before a page is first drawn. */
const NAME = 'session-kept';

/** Sets the mark, or removes it. */
export function markKept(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(NAME, '1');
    else localStorage.removeItem(NAME);
  } catch {
    // A browser that forbids it draws the row of the session later.
  }
}

/** Whether the mark is set. */
export function isMarkedKept(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
