import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { patiently } from '../patience';
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
/** Text that is a step larger, by our own button. */
const LARGER = 125;
/** Windows that show all doors with larger text too. */
const LARGER_WINDOWS = [
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
  { width: 1366, height: 768 },
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
/** A PC at 400 %, phones from the smallest on and on their side, tablets both ways, the usual PCs, and small or low windows on them. */
const WINDOWS = [
  ZOOMED,
  { width: 568, height: 320 },
  { width: 320, height: 568 },
  { width: 360, height: 600 },
  { width: 360, height: 640 },
  { width: 390, height: 780 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 800, height: 600 },
  { width: 1024, height: 600 },
  { width: 1280, height: 580 },
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

    const sizes = (size: number) =>
      visit.person.evaluate(
        (size) => sessionStorage.setItem('comfort', JSON.stringify({ size, contrast: false })),
        size,
      );

    describe('the home page', () => {
      beforeAll(() => opens('/'));

      test.each(WINDOWS)('HOM-2 $width × $height shows all six doors', async (size) => {
        await visit.chromium().page.setViewportSize(size);
        const seen = () => visit.person.evaluate(doors);
        // The page measures its bar a moment after the window has another size.
        await patiently(async () => isDeepStrictEqual(await seen(), ALL_SEEN)).catch(
          () => undefined,
        );
        expect(await seen()).toEqual(ALL_SEEN);
      });
    });

    test.each(LARGER_WINDOWS)(
      'HOM-2 $width × $height shows all six doors with larger text',
      async (size) => {
        await visit.chromium().page.setViewportSize(size);
        await sizes(LARGER);
        await opens('/');
        const seen = await visit.person.evaluate(doors);
        await sizes(100);
        expect(seen).toEqual(ALL_SEEN);
      },
    );

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
        await person.layAllOut();
        const wide = await person.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBeLessThanOrEqual(0);
        expect(await person.violations()).toEqual([]);
      },
    );

    test('HOM-2 the bar of a visit is one row at 320 pixels, so that it leaves the page its room', async () => {
      await visit.chromium().page.setViewportSize(NARROW);
      await opens('/find/food?near=Newark');
      const tops = await visit.person.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.visit-bar > *')]
          .filter(({ offsetWidth }) => offsetWidth > 0)
          .map(({ offsetTop }) => offsetTop),
      );
      expect(tops.length).toBeGreaterThanOrEqual(3);
      expect(new Set(tops).size).toBe(1);
    });

    describe('with text of twice the size', () => {
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

const ALL_SEEN = { count: 6, hidden: [], small: [], broken: [], cut: [] };

/** How many doors there are, and of them and 211 those that are not on the first screen, are small for a finger, or break or cut a word. */
function doors() {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const end = document.querySelector('.visit-bar')?.getBoundingClientRect().top ?? 0;
  const all = [...document.querySelectorAll<HTMLElement>('.door')];
  // And 211, which needs no list.
  const calls = [...document.querySelectorAll<HTMLElement>('.doors [href="tel:211"]')];
  const named = (elements: HTMLElement[]) => elements.map((it) => it.innerText);
  const isHidden = (it: Element) => {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    return top < bar || bottom > end || left < 0 || right > innerWidth;
  };
  const isSmall = (it: Element) => {
    const { width, height } = it.getBoundingClientRect();
    return Math.min(width, height) < 44;
  };
  const isBroken = (door: Element) => {
    const text = door.lastChild;
    return [...(text?.textContent ?? '').matchAll(/\S+/g)].some(({ index, 0: word }) => {
      const range = document.createRange();
      if (text) range.setStart(text, index);
      if (text) range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    });
  };
  const isCut = (it: Element) =>
    it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight;
  return {
    count: all.length,
    hidden: [...named(all.filter(isHidden)), ...(calls.every(isHidden) ? ['211'] : [])],
    small: named([...all, ...calls.filter((it) => !isHidden(it))].filter(isSmall)),
    broken: named(all.filter(isBroken)),
    cut: named(all.filter(isCut)),
  };
}

/** What makes a page wider than its window; nothing when it is not. */
function widest(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (it) => it.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth} px`, ...wide.map((it) => `${it.tagName} ${it.className}`).slice(0, 8)];
}
