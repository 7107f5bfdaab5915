/** An element that had the focus, and what it stood in, the nearest first. */
interface Place {
  element: HTMLElement;
  above: Element[];
}

const RESULTS = '[role="status"], [role="alert"]';
const HEADINGS = 'h1, h2, h3, h4, legend';

/**
 * Moves the focus when the element that had it goes away, is hidden or turned off: to what was said near it,
 * or to the heading there. A browser would put it on the page as a whole, and a person at the keyboard
 * would begin at the top again. Returns how to end it.
 */
export function keepFocus(page: Document): () => void {
  let last: Place | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLElement && target !== page.body)
      last = { element: target, above: above(target) };
  };
  // A press beside everything leaves the focus on purpose.
  const forget = () => {
    last = null;
  };
  const look = () => {
    const isLost = page.activeElement === null || page.activeElement === page.body;
    // An element that was turned off may keep the focus and hear no key.
    const isOff = page.activeElement?.matches(':disabled') === true;
    if (!last || isUsable(last.element) || !(isLost || isOff)) return;
    const next = nextOf(last.above);
    // What comes next may still be loading: the next change is looked at too.
    if (!next) return;
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus();
  };
  const observer = new MutationObserver(look);
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  page.addEventListener('focusin', remember);
  page.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', remember);
    page.removeEventListener('pointerdown', forget);
  };
}

function above(element: Element): Element[] {
  const all: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) all.push(next);
  return all;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && isShown(element);
}

/** React hides a screen by its style, which no attribute tells. */
function isShown(element: Element): boolean {
  const isDrawn = !('checkVisibility' in element) || element.checkVisibility();
  return isDrawn && !element.closest('[hidden]');
}

/** Whether a sentence tells what is wrong with a field: it may be that of another form nearby. */
function isOfField({ id }: Element): boolean {
  const described = Array.from(document.querySelectorAll('[aria-describedby]'));
  const names = (it: Element) => it.getAttribute('aria-describedby')?.split(' ').includes(id);
  return id !== '' && described.some(names);
}

/** The nearest result that says something, or the nearest heading. */
function nextOf(above: readonly Element[]): HTMLElement | null {
  for (const element of above) {
    if (!element.isConnected || !isShown(element)) continue;
    const results = Array.from(element.querySelectorAll<HTMLElement>(RESULTS));
    const said = results.find(
      (it) => it.textContent.trim() !== '' && isUsable(it) && !isOfField(it),
    );
    const headings = Array.from(element.querySelectorAll<HTMLElement>(HEADINGS));
    const next = said ?? headings.find(isShown);
    if (next) return next;
  }
  return null;
}
