import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

const SCREENS = [
  '/',
  '/find/food?near=Newark',
  '/resources/food',
  '/employment',
  '/profile',
  '/contact',
];
const WIDTHS = [360, 412, 1280];
/** What a window of that width shows of a page, and how high it is. */
const HEIGHT = 823;

const isProgram = (address: URL) => address.pathname.startsWith('/assets/shell-');
const isStyle = (address: URL) => address.pathname.endsWith('.css');
const isFont = (address: URL) => address.pathname.endsWith('.woff2');

/** Where every element of a page is: name and edges, in CSS pixels. */
type Boxes = [string, number, number, number, number][];

declare global {
  interface Window {
    boxes: () => Boxes;
    firstBoxes: Boxes | null;
    largest: { element: Element | null }[];
  }
}

describe.runIf(DEVICE === 'chromium')('what is seen before the code has come', () => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await beginVisit();
    page = visit.chromium().page;
    await page.addInitScript(() => {
      // That the program does not arrive is said in the page, but is no part of the frame.
      window.boxes = () => (
        document.querySelector('.not-loaded')?.remove(),
        [...document.querySelectorAll('#root *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const [left, top, wide, high] = [x, y, width, height].map((it) => Math.round(it * 2) / 2);
          return [element.localName, left ?? 0, top ?? 0, wide ?? 0, high ?? 0];
        })
      );
      // The first picture that the program draws, at the moment it replaces the frame.
      window.firstBoxes = null;
      new MutationObserver((changes) => {
        const isDrawn = changes.some(
          ({ target, removedNodes }) =>
            (target as Element).id === 'root' && removedNodes.length > 0,
        );
        if (isDrawn) window.firstBoxes ??= window.boxes();
      }).observe(document, { childList: true, subtree: true });
      window.largest = [];
      new PerformanceObserver((list) => {
        window.largest.push(...(list.getEntries() as unknown as typeof window.largest));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  });
  afterAll(() => visit.end());

  /** Opens a page in the language that was chosen before in the same window. */
  const opens = async (path: string, language: string) => {
    await page.unrouteAll();
    await page.goto(visit.link.address + '/logo.svg');
    await page.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    // The letters of the font come at a moment of their own.
    await page.route(isFont, (route) => route.abort());
    return (waitUntil: 'domcontentloaded' | 'load') =>
      page.goto(visit.link.address + path, { waitUntil });
  };

  describe.each(['en', 'es', 'pt-BR', 'ht'])('in %s', (language) => {
    test.each(SCREENS)(
      'HOM-1 %s: the first frame and the page have the same boxes',
      async (path) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          let goes = await opens(path, language);
          await page.route(isProgram, (route) => route.abort());
          await page.route(isStyle, (route) => route.abort());
          await goes('domcontentloaded');
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
          const frame = await page.evaluate(() => window.boxes());
          expect(frame.length).toBeGreaterThan(20);
          // With the whole style sheet nothing moves …
          await page.unroute(isStyle);
          await goes('load');
          const styled = await page.evaluate(() => window.boxes());
          expect(styled, `${path}, ${width} px, the style`).toEqual(frame);
          // … nor when the program draws the same.
          goes = await opens(path, language);
          await goes('load');
          await visit.person.until(() => window.firstBoxes, 'the first drawing');
          const drawn = await page.evaluate(() => window.firstBoxes);
          expect(drawn, `${path}, ${width} px, the drawing`).toEqual(frame);
        }
      },
    );

    test.each(SCREENS)('HOM-1 %s: nothing larger comes after the first frame', async (path) => {
      await page.setViewportSize({ width: 412, height: HEIGHT });
      await page.unrouteAll();
      await page.goto(visit.link.address + '/logo.svg');
      await page.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
      await page.goto(visit.link.address + path, { waitUntil: 'networkidle' });
      await visit.person.until(() => document.querySelector('h1'), 'the screen');
      // Of the frame nothing is left in the page, so its part has no element any more.
      const later = await page.evaluate(() => window.largest.at(-1)?.element?.textContent ?? null);
      expect(later).toBeNull();
      expect(await page.evaluate(() => window.largest.length)).toBeGreaterThan(0);
    });
  });

  test('HOM-1 a tap before the code has come is not lost', async () => {
    await page.unrouteAll();
    await page.setViewportSize({ width: 412, height: HEIGHT });
    await page.goto(visit.link.address + '/logo.svg');
    await page.evaluate(() => sessionStorage.setItem('language', 'en'));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(isProgram, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(visit.link.address + '/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.door'));
    const door = await page.evaluate(() => {
      const { x, y } = document.querySelector('.door')?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { x: x + 10, y: y + 10 };
    });
    await page.mouse.click(door.x, door.y);
    expect(await visit.person.address()).toBe('/');
    release();
    await visit.person.seesHeading('Something to eat');
    await page.unrouteAll();
  });

  test('RTE-1 after a reload the first picture is in the language that was chosen', async () => {
    await page.unrouteAll();
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await visit.person.opens('/employment');
    await visit.person.choosesLanguage('es');
    await visit.person.seesHeading('Empleo');
    await page.route(isProgram, (route) => route.abort());
    await page.reload({ waitUntil: 'load' });
    expect(
      await page.evaluate(() => [document.documentElement.lang, document.body.innerText]),
    ).toEqual(['es', expect.stringContaining('Cargando') as string]);
    await page.unrouteAll();
  });
});
