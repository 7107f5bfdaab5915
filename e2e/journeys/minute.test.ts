import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { card as cardEn } from '../../src/words/card.en';
import { card as cardEs } from '../../src/words/card.es';
import { find as findEn } from '../../src/words/find.en';
import { find as findEs } from '../../src/words/find.es';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** Seconds that a person of 50 needs for a touch, as measured. */
const TOUCH = 2.65;
const WINDOWS =
  DEVICE === 'kiosk'
    ? [{ window: 'kiosk', width: 1280, height: 800 }]
    : [
        { window: 'wide', width: 1280, height: 800 },
        { window: 'phone', width: 390, height: 780 },
      ];
const LANGUAGES = [
  { language: 'en', words: en, find: findEn, card: cardEn },
  { language: 'es', words: es, find: findEs, card: cardEs },
];
const CASES = WINDOWS.flatMap((window) => LANGUAGES.map((it) => ({ ...window, ...it })));

describe.each(CASES)(
  'an answer in a minute, $window, $language',
  ({ window, width, height, language, words, find, card }) => {
    let visit: Visit;
    let touches = 0;
    beforeAll(async () => {
      visit = await beginVisit({ width, height });
      if (language === 'es') await visit.person.clicks('button', en.otherLanguage);
    });
    afterAll(() => visit.end());

    const begins = async () => {
      await visit.person.evaluate(() => sessionStorage.removeItem('town'));
      await visit.person.movesTo('/');
      await visit.person.seesHeading(words.home.title);
      touches = 0;
    };
    const touchesA = async (role: 'link' | 'button', name: string) => {
      await visit.person.clicks(role, name);
      touches += 1;
    };
    /** The first answer: its text, and whether its name is on the first screen. */
    const answer = async () => {
      await visit.person.until(() => document.querySelector('.place-card') !== null, 'an answer');
      return visit.person.evaluate(() => {
        const first = document.querySelector('.place-card');
        const name = first?.querySelector('h2, h3')?.getBoundingClientRect();
        const bar = document.querySelector('.visit-bar')?.getBoundingClientRect();
        return {
          text: first?.textContent ?? '',
          isSeen: name !== undefined && name.bottom < (bar?.top ?? innerHeight),
          badge: first?.querySelector('.open-badge')?.textContent ?? '',
          call: first?.querySelector('a[href^="tel:"]')?.getAttribute('href') ?? null,
          nodes: document.querySelectorAll('*').length,
        };
      });
    };
    const within = (most: number, seconds: number) => {
      expect(touches).toBeLessThanOrEqual(most);
      expect(touches * TOUCH).toBeLessThanOrEqual(seconds);
    };

    test('HOM-2 a pantry in Newark that asks for no ID: at most 4 touches', async () => {
      await begins();
      await touchesA('link', words.home.doors.food);
      await touchesA('button', 'Newark');
      await visit.person.sees(find.near('Newark'));
      const { nodes, badge } = await answer();
      expect(badge).not.toBe('');
      expect(nodes).toBeLessThanOrEqual(window === 'phone' ? 1000 : 2000);
      if (window === 'phone')
        await visit.person.evaluate(() => {
          const more = document.querySelector<HTMLDetailsElement>('details.more-choices');
          if (more) more.open = true;
        });
      if (window === 'phone') touches += 1;
      await touchesA('button', find.wishNames['no-id']);
      await visit.person.until(() => location.search.includes('for=no-id'), 'the address says it');
      expect((await answer()).text).not.toContain(find.differs['needs-id']);
      within(4, 30);
    });

    test('HOM-2 a bed tonight in Trenton: at most 4 touches, the answer on the first screen', async () => {
      await begins();
      await touchesA('link', words.home.doors.shelter);
      await touchesA('button', 'Trenton');
      await visit.person.sees(find.near('Trenton'));
      const { badge, isSeen } = await answer();
      expect(badge).not.toBe('');
      expect(isSeen).toBe(true);
      within(4, 30);
    });

    test('HOM-2 how to get an ID: 2 touches', async () => {
      await begins();
      await touchesA('link', words.home.doors.id);
      await visit.person.seesHeading(find.titles.id);
      await answer();
      within(2, 30);
    });

    test('TBL-3 from a list to a call or the way there: one touch each, no table in the way', async () => {
      await begins();
      await visit.person.movesTo('/resources/food?county=Essex');
      await visit.person.until(() => document.querySelector('h1') !== null, 'the list');
      if (window !== 'phone') await visit.person.clicks('button', card.asCards);
      const { call, nodes } = await answer();
      if (DEVICE === 'kiosk') expect(call).toBeNull();
      else expect(call).toMatch(/^tel:\d{10}$/);
      expect(nodes).toBeLessThanOrEqual(1000);
      expect(await visit.person.violations()).toEqual([]);
    });

    test('KSK-4 with the network down the same question has an answer, or says what to do', async () => {
      await begins();
      await visit.person.movesTo('/find/food?near=Newark');
      await answer();
      visit.link.weather = 'cut';
      await visit.person.clicks('button', find.whens.today);
      if (DEVICE === 'kiosk') await answer();
      else await visit.person.sees('211');
      visit.link.weather = 'fine';
    });
  },
);
