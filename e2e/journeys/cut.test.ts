import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builder as builderEn } from '../../src/words/builder.en';
import { builder as builderEs } from '../../src/words/builder.es';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { find as findEn } from '../../src/words/find.en';
import { find as findEs } from '../../src/words/find.es';
import { resume as resumeEn } from '../../src/words/resume.en';
import { resume as resumeEs } from '../../src/words/resume.es';
import { loadsAhead } from '../loadsAhead';
import { beginVisit, DEVICE, type Visit } from '../visit';

const LANGUAGES = [
  {
    language: 'en',
    words: en,
    find: findEn,
    builder: builderEn,
    resume: resumeEn,
    work: 'Kitchen worker',
    hungry: 'hungry in Trenton',
    clock: /\d{1,2}:\d{2}/,
  },
  {
    language: 'es',
    words: es,
    find: findEs,
    builder: builderEs,
    resume: resumeEs,
    work: 'Trabajador de cocina',
    hungry: 'tengo hambre en Trenton',
    clock: /\d{1,2}:\d{2}/,
  },
];

const SCREENS = [
  '/first-days',
  '/papers',
  '/letter/employer',
  '/interview',
  '/appointment',
  '/calendar/food',
  '/my-list',
  '/resume/new/tap',
  '/resources/food',
  '/employment',
  '/contact',
  '/about',
];

describe.runIf(DEVICE === 'chromium').each(LANGUAGES)(
  'the network goes down while a page of the website is open, $language',
  ({ language, words, find, builder, resume, work, hungry, clock }) => {
    let visit: Visit;
    /** What the service answered with the network, before it went down. */
    let online: { text: string; names: string[] };
    beforeAll(async () => {
      visit = await beginVisit({ width: 360, height: 640, loadsAhead: true });
      await visit.person.opens('/');
      if (language === 'es') await visit.person.choosesLanguage('es');
      await loadsAhead(visit.person);
    });
    afterAll(() => visit.end());

    const goesOffline = (isOffline: boolean) =>
      visit.chromium().page.context().setOffline(isOffline);
    const answers = () =>
      visit.person.evaluate(() => ({
        text: document.querySelector('.kept')?.textContent ?? '',
        names: [...document.querySelectorAll('.place-card h3')].map((it) => it.textContent),
      }));
    const searches = async (text: string) => {
      await visit.person.movesTo(`/search-lists?q=${encodeURIComponent(text)}`);
      await visit.person.sees(find.search.for(text));
    };

    test('KSK-4 a door of a page that was just opened answers, and every screen without an account opens', async () => {
      const { person } = visit;
      await goesOffline(true);
      await person.clicks('link', words.home.doors.food);
      await person.clicks('button', 'Newark');
      await person.until(() => document.querySelector('.place-card') !== null, 'an answer');
      for (const screen of SCREENS) {
        await person.movesTo(screen);
        await person.until(
          (path) => location.pathname === path && document.querySelector('h1') !== null,
          screen,
          screen,
        );
        expect(await person.text()).not.toContain(words.errorScreen.title);
      }
      await person.movesTo('/');
      await goesOffline(false);
    });

    test('KSK-4 every door and town is answered as with the network, and says from when', async () => {
      const { person } = visit;
      const address = '/find/food?near=Camden&when=tomorrow&for=walk-in';
      await person.movesTo(address);
      await person.until(() => document.querySelector('.place-card h3') !== null, 'an answer');
      // The cards are drawn again while the page settles.
      await person.seesHeading(find.titles.food);
      await person.until(() => document.querySelector('.place-card h3') !== null, 'an answer');
      online = await answers();
      expect(online.text).toBe('');
      await person.movesTo('/');
      await goesOffline(true);
      // Never asked with the network: no copy of the browser can answer.
      await person.movesTo('/find/shelter?near=Toms%20River');
      await person.until(() => document.querySelector('.place-card') !== null, 'an answer');
      await person.until(() => document.querySelector('.kept') !== null, 'from when it is');
      const { text, names } = await answers();
      expect(text).toContain(find.kept('').split('.')[0]);
      expect(text).toMatch(clock);
      expect(names.length).toBeGreaterThan(3);
      await person.window.screenshot(`artifacts/screens/chromium/cut-finder-${language}.png`);
      await person.movesTo(`${address}&show=40`);
      await person.seesHeading(find.titles.food);
      await person.until(() => document.querySelector('.kept') !== null, 'from when it is');
      expect((await answers()).names.slice(0, 10)).toEqual(online.names.slice(0, 10));
      expect(await person.violations()).toEqual([]);
    });

    test('KSK-4 a search, a place and a list are answered too', async () => {
      const { person } = visit;
      await searches(hungry);
      await person.until(() => document.querySelector('.kept') !== null, 'from when it is');
      await person.sees(find.search.answer(find.titles.food));
      await person.window.screenshot(`artifacts/screens/chromium/cut-search-${language}.png`);
      await person.window.click('.place-card h3 a');
      await person.until(() => document.querySelector('.place-page .kept') !== null, 'a place');
      await person.window.screenshot(`artifacts/screens/chromium/cut-place-${language}.png`);
      await person.movesTo('/resources/clothing');
      await person.until(() => document.querySelector('.listing .kept') !== null, 'a list');
      expect(await person.violations()).toEqual([]);
    });

    test('KSK-4 RES-1 a resume by taps loses nothing, and its employers are there', async () => {
      const { person } = visit;
      const { done } = builder;
      await person.movesTo('/resume/new');
      await person.seesHeading(builder.work.title);
      await person.clicks('button', work);
      await person.clicks('link', builder.next);
      await person.seesHeading(builder.place.title);
      await person.movesTo('/resume/new/reach');
      await person.types(builder.reach.name, 'Ana Ruiz');
      await person.clicks('link', builder.next);
      await person.sees(done.failed);
      await person.sees(done.keeps);
      await person.sees(done.needsNetwork);
      await person.window.screenshot(`artifacts/screens/chromium/cut-resume-${language}.png`);
      expect(await person.violations()).toEqual([]);
      await person.clicks('link', done.employers);
      await person.seesHeading(builder.fitting.title);
      await person.until(() => document.querySelectorAll('.employer').length > 2, 'employers');
      await person.sees(builder.fitting.kept('').split('.')[0] ?? '');
      await person.types(resume.employers.zip, '08608');
      await person.presses('Enter');
      await person.sees('08608');
      await person.window.screenshot(`artifacts/screens/chromium/cut-fitting-${language}.png`);
      expect(await person.violations()).toEqual([]);
      await person.clicks('link', builder.fitting.back);
      await person.sees(done.failed);
      await goesOffline(false);
      await person.until(() => document.querySelector('.sheet') !== null, 'the resume');
      await goesOffline(true);
    });

    test('KSK-4 when the network is back, the answer is new without a touch', async () => {
      const { person } = visit;
      await person.movesTo('/find/clothes?near=Newark');
      await person.until(() => document.querySelector('.kept') !== null, 'from when it is');
      await goesOffline(false);
      await person.until(() => document.querySelector('.kept') === null, 'a new answer');
      await person.seesHeading(find.titles.clothes);
      expect(words.language).toBe(language);
    });

    test('KSK-4 nothing of it stays in the browser but its cache of public pages', async () => {
      const kept = await visit.person.evaluate(async () => ({
        local: Object.keys(localStorage),
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
      }));
      expect(kept).toEqual({ local: [], databases: 0, caches: 0 });
    });
  },
);
