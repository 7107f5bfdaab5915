import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { beginVisit, DEVICE, type Visit } from '../visit';

const SCREENS = [
  ['/my-list?rows={rows}', '.my-list .card'],
  ['/find/food?near=Newark', '.place-card'],
  ['/employment?county=Essex', '.place-card'],
  ['/places/{place}', '.facts'],
] as const;
/** The widths of phones, in CSS pixels. */
const WIDTHS = [320, 375];
/** Our largest letters, in percent. */
const LARGEST = 200;

/** Telephone numbers, and words of the buttons that call, which are torn apart or cut; runs in the page. */
function torn() {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  let numbers = 0;
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('svg, .visually-hidden')) continue;
    const parts = parent.closest('[href^="tel:"]')
      ? /\d{3}-\d{3}-\d{4}|\p{L}+/gu
      : /\d{3}-\d{3}-\d{4}/g;
    for (const { index, 0: part } of node.nodeValue?.matchAll(parts) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + part.length);
      const lines = range.getClientRects();
      const edge = parent.closest('.btn, .card, main')?.getBoundingClientRect().right ?? 0;
      numbers += 1;
      if (lines.length !== 1 || (lines[0]?.right ?? 0) > Math.min(edge, innerWidth))
        found.push(part);
    }
  }
  return { found, numbers };
}

describe.runIf(DEVICE === 'chromium')('telephone numbers with enlarged text', () => {
  let visit: Visit;
  const known = { rows: '', place: '' };
  let timed: string[];
  beforeAll(async () => {
    visit = await beginVisit();
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    const { places, later, others } = JSON.parse(found) as FindAnswer;
    const some = [...places, ...later, ...others].filter(({ phone }) => phone !== null);
    known.rows = some
      .slice(0, 3)
      .map(({ code }) => code)
      .join(',');
    known.place = some[0]?.id ?? '';
    timed = some.filter(({ hours }) => hours !== null).map(({ id }) => id);
    const { person } = visit;
    await person.opens('/about');
    await person.evaluate(
      (size) => sessionStorage.setItem('comfort', JSON.stringify({ size, contrast: false })),
      LARGEST,
    );
  });
  afterAll(() => visit.end());

  test.each([100, LARGEST])(
    'RTE-1 the times of a place fit on a phone at %s percent',
    async (size) => {
      const { person } = visit;
      await visit.chromium().page.setViewportSize({ width: 320, height: 640 });
      await person.evaluate((wanted) => {
        sessionStorage.setItem('language', 'es');
        sessionStorage.setItem('comfort', JSON.stringify({ size: wanted, contrast: false }));
      }, size);
      let buttons = 0;
      for (const id of timed.slice(0, 4)) {
        await person.opens(`/places/${id}`);
        await person.until(() => document.querySelector('.facts'), 'the place');
        const [times, wide] = await person.evaluate(() => [
          document.querySelectorAll('.visit-times .btn').length,
          document.documentElement.scrollWidth,
        ]);
        buttons += times;
        expect(wide, id).toBe(320);
      }
      expect(buttons).toBeGreaterThan(0);
    },
  );

  test.each(SCREENS)(
    'FND %s shows each number and the word beside it whole',
    async (path, sign) => {
      const { person } = visit;
      const { page } = visit.chromium();
      for (const language of ['en', 'es']) {
        await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 780 });
          await person.opens(path.replace('{rows}', known.rows).replace('{place}', known.place));
          await person.until((wanted) => document.querySelector(wanted), sign, sign);
          const { found, numbers } = await person.evaluate(torn);
          expect(found, `${language}, ${width}`).toEqual([]);
          expect(numbers).toBeGreaterThan(0);
        }
      }
    },
  );
});
