import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { beginVisit, DEVICE, type Visit } from '../visit';

const LISTS = [
  'food',
  'housing',
  'clothing',
  'id-documents',
  'legal',
  'healthcare',
  'transportation',
  'support',
];
const SCREENS = [
  '/',
  '/find/food?near=Newark',
  '/find/shelter?near=Trenton&when=tomorrow&for=free',
  '/search-lists?q=bed+tonight',
  ...LISTS.map((list) => `/resources/${list}`),
  '/resources/videos/career',
  '/employment',
  '/calendar/food?near=Newark',
  '/resume/new',
  '/resume/new/tap',
  '/my-list',
  '/first-days',
  '/papers',
  '/letter/employer',
  '/appointment',
  '/interview',
  '/profile',
  '/contact',
  '/about',
];
/** The page of the first place of an answer. */
const PLACE = '/places/{id}';
/** Elements that an old phone draws without a wait. */
const NODES_MAX = 1000;
const PHONE = { width: 390, height: 780 };
/** A window of 1280 × 1024 pixels at 400 %, WCAG 1.4.10. */
const ZOOMED = { width: 320, height: 256 };
/** The narrowest phone, with text of twice the size: that of the browser or of our own button. */
const NARROW = { width: 320, height: 640 };
const TWICE = 200;
/** Phones from the smallest on, tablets both ways, and the usual PCs. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

describe.runIf(DEVICE === 'chromium')('at every size', () => {
  let visit: Visit;
  let place: string;
  beforeAll(async () => {
    visit = await beginVisit();
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    place = (JSON.parse(found) as FindAnswer).places[0]?.id ?? 'none';
  });
  afterAll(() => visit.end());

  describe.each(['en', 'es', 'pt-BR', 'ht'])('in %s', (language) => {
    beforeAll(async () => {
      const { person } = visit;
      await person.opens('/about');
      await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    });

    const opens = async (path: string) => {
      const { person } = visit;
      await person.opens(path);
      await person.until(
        (wanted) =>
          document.documentElement.lang === wanted && document.querySelector('.visit-bar'),
        'the language and the bar',
        language,
      );
    };

    test.each(WINDOWS)('HOM-2 $width × $height shows all six doors', async (size) => {
      await visit.chromium().page.setViewportSize(size);
      await opens('/');
      const below = await visit.person.evaluate(() => {
        const end = document.querySelector('.visit-bar')?.getBoundingClientRect().top ?? 0;
        // And on a phone 211, which needs no list.
        const phone = innerWidth < 768 ? '.doors-head [href="tel:211"]' : 'none';
        const doors = [...document.querySelectorAll('.door'), ...document.querySelectorAll(phone)];
        return [doors.length, ...doors.map((it) => it.getBoundingClientRect().bottom - end)];
      });
      expect(below[0]).toBe(size.width < 768 ? 7 : 6);
      expect(Math.max(...below.slice(1))).toBeLessThanOrEqual(0);
    });

    test.each(SCREENS)(
      'RTE-1 %s is light on a phone, and is read at 400 percent without sideways scrolling',
      async (path) => {
        const { person } = visit;
        const { page } = visit.chromium();
        await page.setViewportSize(PHONE);
        await opens(path);
        const nodes = await person.evaluate(() => document.querySelectorAll('*').length);
        expect(nodes).toBeLessThanOrEqual(NODES_MAX);

        await page.setViewportSize(ZOOMED);
        const wide = await person.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBeLessThanOrEqual(0);
        expect(await person.violations()).toEqual([]);
      },
    );

    describe('with text of twice the size', () => {
      const sizes = (size: number) =>
        visit.person.evaluate(
          (size) => sessionStorage.setItem('comfort', JSON.stringify({ size, contrast: false })),
          size,
        );
      beforeAll(() => sizes(TWICE));
      afterAll(() => sizes(100));

      test.each([...SCREENS, PLACE])(
        'RTE-1 %s does not scroll sideways at 320 pixels',
        async (path) => {
          const { person } = visit;
          await visit.chromium().page.setViewportSize(NARROW);
          await opens(path === PLACE ? `/places/${place}` : path);
          expect(await person.evaluate(widest)).toEqual([]);
          if (await person.evaluate(() => document.querySelector('.navbar-toggler') !== null)) {
            await person.window.click('.navbar-toggler');
            expect(await person.evaluate(widest)).toEqual([]);
          }
        },
      );
    });
  });
});

/** What makes a page wider than its window; nothing when it is not. */
function widest(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (it) => it.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth} px`, ...wide.map((it) => `${it.tagName} ${it.className}`).slice(0, 8)];
}
