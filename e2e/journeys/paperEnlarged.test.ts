import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** What a person may print, and what shows that all of it is there: the code to scan is loaded after the list, and drawn for paper alone. */
const PRINTED = [
  ['/find/food?near=Newark', 'main:has(.printed-code svg) .place-card'],
  ['/resources/food?county=Essex', 'tbody tr, .place-card'],
  ['/calendar/food?near=Newark&month=2026-12', '.month tbody tr'],
  ['/search-lists?q=food', '#results'],
  ['/employment?county=Essex', 'tbody tr, .place-card'],
  ['/my-list?rows={rows}', '.my-list .card'],
  ['/places/{place}', '.facts'],
  ['/first-days', '.things'],
] as const;
/** Inside of a sheet in Letter with margins of 0.4 inch, in CSS pixels. */
const SHEET = { width: 739, height: 979 };
/** Our largest letters, in percent. */
const LARGEST = 200;

/** The sizes of letters on paper, and the telephone numbers that are broken or reach over their edge. Runs in the page. */
function onPaper() {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const sizes: number[] = [];
  const cut: string[] = [];
  let numbers = 0;
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const isShown = parent?.checkVisibility() && !parent.closest('svg, .visually-hidden');
    if (!parent || !isShown || !node.nodeValue?.trim()) continue;
    sizes.push(parseFloat(getComputedStyle(parent).fontSize));
    for (const { index, 0: number } of node.nodeValue.matchAll(/\d{3}-\d{3}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const lines = range.getClientRects();
      const edge = parent.closest('.card, td, li, main')?.getBoundingClientRect().right ?? 0;
      numbers += 1;
      if (lines.length !== 1 || (lines[0]?.right ?? 0) > edge) cut.push(number);
    }
  }
  return { sizes: [...new Set(sizes)].sort((a, b) => a - b), cut, numbers };
}

describe.runIf(DEVICE === 'chromium')('paper with enlarged text', () => {
  let visit: Visit;
  const known = { rows: '', place: '' };
  beforeAll(async () => {
    visit = await beginVisit();
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    const { places, later, others } = JSON.parse(found) as FindAnswer;
    const [first, ...rest] = [...places, ...later, ...others];
    known.place = first?.id ?? '';
    await visit.person.opens('/about');
    known.rows = rest
      .slice(0, 8)
      .map(({ code }) => code)
      .join(',');
  });
  afterAll(() => visit.end());

  test.each(PRINTED)('TBL-9 %s is printed in the type of paper', async (path, sign) => {
    const { person } = visit;
    const { page } = visit.chromium();
    const address = path.replace('{rows}', known.rows).replace('{place}', known.place);
    const size = page.viewportSize();
    const prints = async (letters: number) => {
      await person.evaluate(
        (wanted) =>
          sessionStorage.setItem('comfort', JSON.stringify({ size: wanted, contrast: false })),
        letters,
      );
      // Before the page opens: while a window changes, a list may still be a table or already cards.
      await page.setViewportSize(SHEET);
      await person.opens(address);
      // What paper alone shows is drawn when a browser says that it prints.
      const isThere = (wanted: string) => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelector(wanted) !== null;
      };
      await person.until(isThere, sign, sign);
      const { fontSize } = await person.evaluate(() => document.documentElement.style);
      expect(fontSize).toBe(letters === 100 ? '' : `${letters}%`);
      await page.emulateMedia({ media: 'print' });
      const measured = await person.evaluate(onPaper);
      await page.emulateMedia({ media: null });
      if (size) await page.setViewportSize(size);
      return measured;
    };
    const usual = await prints(100);
    const enlarged = await prints(LARGEST);
    await person.evaluate(() => sessionStorage.removeItem('comfort'));
    expect(enlarged.cut).toEqual([]);
    expect(enlarged.numbers).toBe(usual.numbers);
    expect(enlarged.sizes).toEqual(usual.sizes);
  });
});
