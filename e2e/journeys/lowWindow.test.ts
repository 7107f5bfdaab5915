import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** A window of 1280 × 1024 pixels at 400 %, and the smallest phones on their side. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 640, height: 360 },
];
const SCREENS = ['/', '/find/food?near=Newark', '/resources/food', '/contact'];
/** What is for reading, at least (WCAG 1.4.10 leaves the number open). */
const CONTENT = 2 / 3;
/** Things that Tab reaches on a screen, of which each is looked at. */
const TABS = 30;

/** Runs in the page: the part of the window that no bar covers. */
function partForContent(): number {
  const bars = [...document.querySelectorAll('header.navbar, .visit-bar')];
  const covered = bars.map((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return 1 - covered.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Runs in the page: what has the focus, if a bar covers it or it is outside of the window; else nothing. */
function coveredFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('.visit-bar, header')) return '';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const seen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
    const there = document.elementFromPoint(middle, y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
  return seen ? '' : `${focused.tagName} ${focused.textContent}`;
}

describe.runIf(DEVICE === 'chromium').each(WINDOWS)(
  'a window of $width × $height',
  ({ width, height }) => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await beginVisit({ width, height });
    });
    afterAll(() => visit.end());

    test.each(SCREENS)('RTE-1 %s has two thirds for what is read', async (path) => {
      const { person } = visit;
      await person.opens(path);
      await person.until(() => document.querySelector('.visit-bar'), 'the bar');
      await person.evaluate(() => window.scrollTo(0, 300));
      expect(await person.evaluate(partForContent)).toBeGreaterThanOrEqual(CONTENT);
      // The way out stays in sight.
      const leave = await person.evaluate(() => {
        const box = document.querySelector('.leave')?.getBoundingClientRect();
        return box && box.top >= 0 && box.bottom <= innerHeight && box.height >= 44;
      });
      expect(leave).toBe(true);
    });

    test('RTE-1 an open menu leaves the way out in reach', async () => {
      const { person } = visit;
      await person.opens('/');
      await person.until(() => document.querySelector('.visit-bar'), 'the bar');
      await person.window.click('.navbar-toggler');
      const isReached = await person.evaluate(() => {
        const leave = document.querySelector('.leave');
        const { left = 0, top = 0, width = 0, height = 0 } = leave?.getBoundingClientRect() ?? {};
        return leave?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isReached).toBe(true);
    });

    test.each(SCREENS)('RTE-1 on %s no bar covers what has the focus', async (path) => {
      const { person } = visit;
      await person.opens(path);
      await person.until(() => document.querySelector('.visit-bar'), 'the bar');
      const covered = [];
      for (let tab = 0; tab < TABS; tab += 1) {
        await person.presses('Tab');
        covered.push(await person.evaluate(coveredFocus));
      }
      expect(covered.filter((it) => it !== '')).toEqual([]);
    });
  },
);
