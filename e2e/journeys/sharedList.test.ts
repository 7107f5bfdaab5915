import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer, FoundPlace } from '../../src/generated/bindings';
import { beginVisit, DEVICE, type Visit } from '../visit';

const WIDTHS = [
  { window: 'phone', width: 360, height: 640 },
  { window: 'wide', width: 1280, height: 800 },
];
/** Places of the saved list, of two lists and not in the order of those. */
const PLACES = 3;

describe.runIf(DEVICE === 'chromium')('a saved list that is opened by its code', () => {
  let visit: Visit;
  let places: FoundPlace[];
  beforeAll(async () => {
    visit = await beginVisit();
    const found = (need: string) =>
      JSON.parse(
        visit.service.command('find', '--need', need, '--near', 'Newark', '--json'),
      ) as FindAnswer;
    const [food, beds] = [found('food'), found('shelter')];
    places = [beds.places[1], food.places[2], food.places[0]].flatMap((place) =>
      place ? [place] : [],
    );
  });
  afterAll(() => visit.end());

  const rows = () => places.map(({ code }) => code).join(',');

  describe.each(['en', 'es'])('in %s', (language) => {
    test.each(WIDTHS)(
      'TBL-9 its places come first, in their order, $window',
      async ({ window, width, height }) => {
        const { person } = visit;
        expect(places).toHaveLength(PLACES);
        await visit.chromium().page.setViewportSize({ width, height });
        await person.opens('/about');
        await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
        await person.opens(`/my-list?rows=${rows()}`);
        await person.until(
          (count) => document.querySelectorAll('.my-list .places h2').length === count,
          'the places',
          PLACES,
        );
        const seen = await person.evaluate(() => {
          const names = [...document.querySelectorAll('.my-list .places h2')];
          const bar = document.querySelector('.visit-bar')?.getBoundingClientRect();
          const screen =
            names[0]?.closest('main')?.querySelectorAll('h1, h2, svg, button, a') ?? [];
          const before = [...screen].slice(0, [...screen].indexOf(names[0]!));
          return {
            names: names.map((it) => it.textContent),
            bottom: names[0]?.getBoundingClientRect().bottom ?? Infinity,
            end: bar?.top ?? innerHeight,
            before: before.map((it) => it.tagName),
          };
        });
        expect(seen.names).toEqual(places.map(({ name }) => name));
        // The name of the first place is on the first screen, and only the heading precedes it.
        expect(seen.bottom).toBeLessThan(seen.end);
        expect(seen.before).toEqual(['H1']);
        expect(await person.violations()).toEqual([]);
        await person.window.screenshot(
          `artifacts/screens/${DEVICE}/shared-${window}-${language}.png`,
        );
      },
    );
  });
});
