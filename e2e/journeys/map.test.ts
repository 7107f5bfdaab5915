import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 1024 },
];
/** Many places in one town, a few in several, and some far from each other. */
const QUESTIONS = ['/find/food?near=Newark', '/find/clothes?near=Trenton', '/find/id'];
/** WCAG 2.5.8 asks for 24 pixels; our own screens have room for a finger. */
const FINGER = 44;

/** Runs in the page: how far apart the nearest signs are, and the least that can be pressed of one. */
function signs(): { apart: number; least: number; count: number } {
  const boxes = [...document.querySelectorAll('.finder-map svg .finger')].map((it) =>
    it.getBoundingClientRect(),
  );
  const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
  const distances = middles.flatMap(([ax, ay], index) =>
    middles.slice(index + 1).map(([bx, by]) => Math.hypot(ax - bx, ay - by)),
  );
  return {
    apart: Math.min(...distances),
    least: Math.min(...boxes.map(({ width }) => width)),
    count: boxes.length,
  };
}

describe.runIf(DEVICE === 'chromium').each(WINDOWS)(
  'the map of the finder at $width × $height',
  ({ width, height }) => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await beginVisit({ width, height });
    });
    afterAll(() => visit.end());

    const opens = async (path: string) => {
      const { person } = visit;
      await person.opens(path);
      await person.until(() => document.querySelector('.map-choice > summary'), 'the map');
      await person.window.click('.map-choice > summary');
      await person.until(() => document.querySelector('.finder-map svg .sign'), 'the signs');
    };

    test.each(QUESTIONS)(
      'RTE-1 %s: each sign can be pressed apart from the others',
      async (path) => {
        const { person } = visit;
        await opens(path);
        const { apart, least, count } = await person.evaluate(signs);
        expect(count).toBeGreaterThan(0);
        expect(least).toBeGreaterThanOrEqual(FINGER - 1);
        if (count > 1) expect(apart).toBeGreaterThanOrEqual(FINGER - 1);
        expect(await person.violations()).toEqual([]);
        const name = path.replace(/\W+/g, '-');
        await person.evaluate(() => document.querySelector('.finder-map')?.scrollIntoView());
        await person.window.screenshot(`artifacts/screens/${DEVICE}/map${name}-${width}.png`);
      },
    );

    test('RTE-1 a sign of several places leads to them in the list, also by keyboard', async () => {
      const { person } = visit;
      await opens('/find/food?near=Newark');
      const places = await person.evaluate(() => document.querySelectorAll('.place-card').length);
      const listed = await person.evaluate(
        () => document.querySelectorAll('.finder-map li a').length,
      );
      expect(listed).toBeLessThanOrEqual(places);
      expect(listed).toBeGreaterThan(5);
      const name = await person.evaluate(() => {
        const signs = [...document.querySelectorAll('.finder-map svg a')];
        return signs
          .map((it) => it.getAttribute('aria-label') ?? '')
          .find((it) => /^\d+: \d+ places$/.test(it));
      });
      if (name === undefined) throw new Error('no sign has several places');
      const [, number, count] = /^(\d+): (\d+)/.exec(name) ?? [];
      await person.tabsTo(name);
      expect((await person.focused()).visible).toBe(true);
      await person.presses('Enter');
      const shown = await person.evaluate(() => {
        const focused = document.activeElement;
        const { top = -1, bottom = Infinity } = focused?.getBoundingClientRect() ?? {};
        const bar = document.querySelector('.visit-bar')?.getBoundingClientRect().top ?? 0;
        return {
          id: focused?.id,
          isMarked: focused?.getAttribute('aria-current'),
          links: focused?.querySelectorAll('a').length,
          isSeen: top >= 0 && (bottom <= bar || top < bar / 2),
        };
      });
      expect(shown).toEqual({
        id: `map-${number}`,
        isMarked: 'true',
        links: Number(count),
        isSeen: true,
      });
      // From there Tab goes to the first of the places, and the question is still in the address.
      await person.presses('Tab', 'Enter');
      await person.until(() => location.pathname.startsWith('/places/'), 'the page of the place');
    });
  },
);
