import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

const FOLDER = 'artifacts/screens/forced-colors';
const SCREENS = {
  home: '/',
  finder: '/find/food?near=Newark',
  list: '/resources/food',
  contact: '/contact',
  login: '/login',
};

/** Runs in the page: drawings that the system's colors do not reach, so that they may vanish. */
function unseenDrawings(): string[] {
  const isSeen = (it: Element) => it.checkVisibility();
  const icons = Array.from(document.querySelectorAll('svg.icon')).filter(isSeen);
  const wrong = icons.filter((icon) => {
    const { color } = getComputedStyle(icon);
    const shapes = Array.from(icon.querySelectorAll('path, circle, rect, line, polyline'));
    return shapes.some((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return stroke !== color && fill !== color;
    });
  });
  const toggles = Array.from(document.querySelectorAll('.dropdown-toggle')).filter(isSeen);
  // Transparent borders are painted then: the arrow becomes a bar.
  const bars = toggles.filter((it) => getComputedStyle(it, '::after').borderTopWidth !== '0px');
  const behind = Array.from(document.querySelectorAll('.sunrise')).filter(isSeen);
  if (icons.length === 0) return ['there are no icons'];
  return [...wrong, ...bars, ...behind].map(
    (it) => it.parentElement?.outerHTML.slice(0, 120) ?? '',
  );
}

describe.runIf(DEVICE === 'chromium').each([360, 1280])('at a width of %i', (width) => {
  let visit: Visit;
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true });
    visit = await beginVisit({ width, height: 800 });
  });
  afterAll(() => visit.end());

  test.each(['light', 'dark'] as const)(
    'RTE-1 where the system chooses all colors (%s) icons have the color of their words',
    async (colorScheme) => {
      const { person } = visit;
      await visit.chromium().page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const [name, path] of Object.entries(SCREENS)) {
        await person.opens(path);
        await person.until(() => document.querySelector('.visit-bar') !== null, 'the screen');
        await person.window.screenshot(`${FOLDER}/${name}-${width}-${colorScheme}.png`);
        expect(await person.evaluate(unseenDrawings), name).toEqual([]);
      }
    },
  );
});
