import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
/** Elements that an old phone draws without a wait. */
const NODES_MAX = 1000;
const PHONE = { width: 390, height: 780 };
/** A window of 1280 × 1024 pixels at 400 %, WCAG 1.4.10. */
const ZOOMED = { width: 320, height: 256 };
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
  beforeAll(async () => {
    visit = await beginVisit();
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
        const doors = [...document.querySelectorAll('.door')];
        return [doors.length, ...doors.map((it) => it.getBoundingClientRect().bottom - end)];
      });
      expect(below[0]).toBe(6);
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
  });
});
