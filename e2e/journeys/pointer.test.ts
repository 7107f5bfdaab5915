import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

const SCREENS = ['/', '/find/food?near=Newark', '/resources/food', '/login', '/first-days'];

/** Runs in the page: whether a thing to press shows where it begins and ends. */
function hasEdge(thing: Element): boolean {
  const clear = 'rgba(0, 0, 0, 0)';
  const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(thing);
  const hasBorder = borderTopStyle !== 'none' && borderTopColor !== clear;
  return hasBorder || backgroundColor !== clear;
}

// A finger leaves the pointer where it has tapped, so this is also what a touch screen shows.
describe.runIf(DEVICE === 'chromium')('under the pointer', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit({ width: 1366, height: 768 });
  });
  afterAll(() => visit.end());

  test('RTE-1 a button keeps its edge', async () => {
    const { page } = visit.chromium();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lost: string[] = [];
    for (const path of SCREENS) {
      await visit.person.opens(path);
      const buttons = await page.locator('main button:enabled:visible, main a.btn:visible').all();
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons.slice(0, 30)) {
        const before = await button.evaluate(hasEdge);
        await button.hover();
        if (before && !(await button.evaluate(hasEdge))) {
          lost.push(`${path}: ${await button.innerText()}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});
