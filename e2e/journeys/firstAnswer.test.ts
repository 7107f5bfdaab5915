import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { WISHES } from '../../src/find/question';
import { NEEDS } from '../../src/placefacts/needs';
import { clockFrom } from '../clock';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** The smallest phone that is promised anything. */
const PHONE = { width: 360, height: 640 };
/** Those of the county have an answer for it. */
const LISTS = ['food', 'housing', 'clothing', 'legal', 'healthcare', 'support'];
const SCREENS = [
  ...NEEDS.map((need) => `/find/${need}?near=Newark&when=now&for=no-id`),
  '/find/food?near=Newark',
  '/find/shelter?near=08608&when=tomorrow&for=no-id,walk-in,families,free',
  // Each choice that there is.
  `/find/clothes?near=Newark&for=${WISHES.join(',')}`,
  '/find/clothes?near=Newark&for=no-id,spanish',
  '/find/rides?near=Newark&for=no-id,men,women',
  `/find/shelter?near=Newark&for=${WISHES.join(',')}`,
  '/find/clothes?near=Cape May&for=no-id,walk-in',
  '/find/shelter?near=Newark&when=2099-01-03&for=no-id',
  ...LISTS.map((list) => `/resources/${list}?county=Essex`),
  '/resources/food',
  '/resources/id-documents',
  '/resources/transportation',
  '/employment',
  '/employment?county=Essex',
  '/search-lists?q=hungry in Trenton',
  '/search-lists?q=bed tonight',
];
/** Clocks of the service and of the browser: most places are open, and nearly all are closed. What answers say differs. */
const MOMENTS = [
  { moment: '2027-01-05 10:00:00', browser: '2027-01-05T15:00:00Z', languages: ['en', 'es'] },
  { moment: '2027-01-10 03:00:00', browser: '2027-01-10T08:00:00Z', languages: ['pt-BR', 'ht'] },
];

describe.runIf(DEVICE === 'chromium').each(MOMENTS)(
  'TBL-9 the first screen of a small phone at $moment',
  ({ moment, browser, languages }) => {
    let visit: Visit;
    let saved: string;
    beforeAll(async () => {
      visit = await beginVisit({ ...PHONE, serviceEnv: clockFrom(moment) });
      await visit.chromium().page.clock.setFixedTime(browser);
      const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
      const { places } = JSON.parse(found) as FindAnswer;
      saved = `/my-list?rows=${places
        .map(({ code }) => code)
        .slice(0, 3)
        .join(',')}`;
    });
    afterAll(() => visit.end());

    describe.each(languages)('in %s', (language) => {
      beforeAll(async () => {
        const { person } = visit;
        await person.opens('/about');
        await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
      });

      test.each([...SCREENS, 'a saved list'])('%s shows its first place', async (path) => {
        const { person } = visit;
        await person.evaluate(() => sessionStorage.removeItem('town'));
        await person.opens(path === 'a saved list' ? saved : path);
        await person.until(
          (wanted) =>
            document.documentElement.lang === wanted &&
            document.querySelector('.visit-bar') &&
            document.querySelector('.place-card, .my-list .places > li'),
          'the first place',
          language,
        );
        const seen = await person.evaluate(() => {
          const card = document.querySelector('.place-card, .my-list .places > li');
          const name = card?.querySelector('h2, h3');
          // What the card says next: the open state, or in a list the first fact.
          const next = name?.nextElementSibling;
          const fact = next?.matches('dl') ? next.querySelector('dd') : next;
          const bottom = (it: Element | null | undefined) =>
            Math.round(it?.getBoundingClientRect().bottom ?? Infinity);
          return {
            h1: document.querySelector('h1')?.checkVisibility(),
            name: bottom(name),
            fact: bottom(fact),
            text: fact?.textContent ?? '',
            call: [...(card?.querySelectorAll('.place-actions > [href^="tel:"]') ?? [])].map(
              bottom,
            ),
            hasPhone: card?.querySelector('.place-phone') !== null,
            where: bottom(card?.querySelector('.place-where')),
            bar: Math.floor(document.querySelector('.visit-bar')?.getBoundingClientRect().top ?? 0),
            scrolled: scrollY,
          };
        });
        expect(seen.h1).toBe(true);
        expect(seen.scrolled).toBe(0);
        expect(seen.text).not.toBe('');
        expect(seen.name).toBeLessThanOrEqual(seen.bar);
        expect(seen.fact).toBeLessThanOrEqual(seen.bar);
        // In Haitian Creole the bar has two lines.
        if (!path.startsWith('/find/') || language === 'ht') return;
        expect(seen.call).toHaveLength(seen.hasPhone ? 1 : 0);
        expect(Math.max(...seen.call)).toBeLessThanOrEqual(seen.bar);
        // Without a telephone number, the address is the way to the place.
        if (!seen.hasPhone) expect(seen.where).toBeLessThanOrEqual(seen.bar);
      });
    });
  },
);
