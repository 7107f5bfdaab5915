import { patiently } from './patience';
import type { Person } from './person';
import type { Point } from './touchDisplay';

/** The list of choices that is open on a page of the kiosk. */
export interface OpenChoices {
  scrollTop: number;
  /** The fonts of its rows, and that of the page. */
  fonts: string[];
  fontOfPage: string;
  /** The rows that are seen, with their middle. */
  rows: (Point & { name: string })[];
}

/** Makes the lists that open from now on visible to scripts: what the kiosk draws is closed to a page. */
export async function looksIntoChoices(person: Person): Promise<void> {
  await person.evaluate(() => {
    type Attach = (this: Element, init: ShadowRootInit) => ShadowRoot;
    const attach: Attach = Reflect.get(Element.prototype, 'attachShadow');
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
}

/** Reads the list of choices that is open. */
export async function openChoices(person: Person): Promise<OpenChoices> {
  const list = await person.evaluate(() => {
    const root = document.querySelector('[data-choices]')?.shadowRoot;
    const box = root?.querySelector('[role="listbox"]');
    const area = box?.getBoundingClientRect();
    if (!root || !box || !area) return null;
    const rows = Array.from(root.querySelectorAll<HTMLElement>('[role="option"]'));
    const font = (it: Element) => getComputedStyle(it).fontFamily;
    return {
      scrollTop: box.scrollTop,
      fonts: [...new Set(rows.map(font))],
      fontOfPage: font(document.body),
      rows: rows
        .map((it) => ({ name: it.textContent, at: it.getBoundingClientRect() }))
        .filter(({ at }) => at.top >= area.top && at.bottom <= area.bottom)
        .map(({ name, at }) => ({
          name,
          x: Math.round(at.x + at.width / 2),
          y: Math.round(at.y + at.height / 2),
        })),
    };
  });
  if (!list || list.rows.length < 3) throw new Error('there is no list of choices');
  return list;
}

/** How often in a row a list has to be at the same place: after a finger has left, it starts slowly. */
const LOOKS = 4;

/** Reads the list when it has stopped: it keeps scrolling for a moment after a finger leaves it. */
export async function choicesAtRest(person: Person): Promise<OpenChoices> {
  let list = await openChoices(person);
  let looks = 0;
  await patiently(async () => {
    const before = list.scrollTop;
    list = await openChoices(person);
    looks = list.scrollTop === before ? looks + 1 : 0;
    return looks === LOOKS;
  });
  return list;
}

/** Waits until a choice has closed the list. Returns the label that a field shows then. */
export async function chosenLabel(person: Person, field: string): Promise<string | undefined> {
  await person.until(() => document.querySelector('[data-choices]') === null, 'the list to close');
  return person.evaluate(
    (where) => document.querySelector<HTMLSelectElement>(where)?.selectedOptions[0]?.label,
    field,
  );
}
