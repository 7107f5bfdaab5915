import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { find as findEn } from '../../src/words/find.en';
import { find as findEs } from '../../src/words/find.es';
import { loadsAhead } from '../loadsAhead';
import { beginVisit, DEVICE, type Visit } from '../visit';

const LANGUAGES = [
  { language: 'en', words: en, find: findEn },
  { language: 'es', words: es, find: findEs },
];

const isProgram = (address: URL) => address.pathname.startsWith('/assets/shell-');
/** What only a page that has been drawn asks for: the code of other screens, and the places. */
const isLater = ({ pathname }: URL) =>
  pathname === '/places/all' || /^\/assets\/(?!shell-|index-|rolldown-|.*\.css$)/.test(pathname);

describe.runIf(DEVICE === 'chromium').each(LANGUAGES)(
  'the network goes down when the home page was just painted, $language',
  ({ language, words, find }) => {
    let visit: Visit;
    let page: Page;
    beforeAll(async () => {
      visit = await beginVisit({ width: 360, height: 640, loadsAhead: true });
      page = visit.chromium().page;
    });
    afterAll(() => visit.end());

    const isOffline = (isIt: boolean) => page.context().setOffline(isIt);
    /** Opens the home page for the first time in a visit. */
    const opens = async () => {
      await isOffline(false);
      await page.goto(`${visit.link.address}/logo.svg`);
      await page.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
      await page.goto(visit.link.address, { waitUntil: 'commit' });
    };

    test('KSK-4 a page whose program has not arrived says so, and its links and 211 work', async () => {
      await page.route(isProgram, (route) => route.abort());
      await opens();
      await page.waitForSelector('.not-loaded');
      await isOffline(true);
      const said = await page.evaluate(() => {
        const call = document.querySelector('.not-loaded a');
        const { top, bottom } = call?.getBoundingClientRect() ?? { top: -1, bottom: Infinity };
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return {
          text: document.querySelector('.not-loaded')?.textContent,
          call: call?.getAttribute('href'),
          isSeen: top >= bar && bottom <= innerHeight,
          inert: document.querySelector('[inert]') !== null,
          deaf: document.querySelectorAll('button:not(:disabled)').length,
        };
      });
      expect(said).toEqual({
        text: `${words.errors['network-request-failed']} ${words.footer.help} 211.`,
        call: 'tel:211',
        isSeen: true,
        inert: false,
        deaf: 0,
      });
      await visit.person.window.screenshot(`artifacts/screens/chromium/cut-paint-${language}.png`);
      // The page comes by itself when the network is back.
      await page.unroute(isProgram);
      await isOffline(false);
      await visit.person.until(() => document.querySelector('.visit-bar'), 'the whole page');
      expect(await page.$('.not-loaded')).toBeNull();
    });

    test('KSK-4 what did not arrive is said with 211 as the next step, and another try brings it', async () => {
      const { person } = visit;
      // The words of the visit come before anything can be used; the rest never does.
      await page.route(isLater, async (route) => {
        const isDrawn = await page
          .evaluate(() => !document.getElementById('root')?.inert)
          // The page that asked was left.
          .catch(() => true);
        await (isDrawn ? route.abort() : route.continue());
      });
      await opens();
      await person.until(() => document.querySelector('.door'), 'the doors');
      await isOffline(true);
      await person.clicks('link', words.home.doors.food);
      await person.seesHeading(words.errorScreen.title);
      await person.sees(words.errors['network-request-failed']);
      expect(await person.href(words.home.doors.help)).toBe('tel:211');
      await person.window.screenshot(`artifacts/screens/chromium/cut-door-${language}.png`);
      expect(await person.violations()).toEqual([]);
      await page.unroute(isLater);
      await isOffline(false);
      await person.clicks('button', words.errorScreen.tryAgain);
      await person.seesHeading(find.titles.food);
    });

    test('KSK-4 a page that stood for no time at all answers each door', async () => {
      const { person } = visit;
      // No browser is idle, and no long wait ends: what is loaded ahead needs neither.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
        const timer = window.setTimeout.bind(window);
        const short = (go: TimerHandler, wait = 0, ...words: unknown[]) =>
          wait < 500 ? timer(go, wait, ...words) : 0;
        window.setTimeout = short as typeof window.setTimeout;
      });
      await opens();
      await loadsAhead(person, 'finder-ahead');
      await isOffline(true);
      for (const need of ['food', 'shelter', 'id', 'clothes', 'work', 'health'] as const) {
        await person.clicks('link', words.home.doors[need]);
        await person.seesHeading(find.titles[need]);
        if (need === 'food') await person.clicks('button', 'Newark');
        await person.until(() => document.querySelector('.place-card .open-badge'), need);
        await person.until(() => document.querySelector('.kept'), 'from when it is');
        await person.movesTo('/');
        await person.seesHeading(words.home.title);
      }
      expect(await person.violations()).toEqual([]);
    });
  },
);
