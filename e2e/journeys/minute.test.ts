import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account as accountEn } from '../../src/words/account.en';
import { account as accountEs } from '../../src/words/account.es';
import { builder as builderEn } from '../../src/words/builder.en';
import { builder as builderEs } from '../../src/words/builder.es';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { find as findEn } from '../../src/words/find.en';
import { find as findEs } from '../../src/words/find.es';
import { resume as resumeEn } from '../../src/words/resume.en';
import { resume as resumeEs } from '../../src/words/resume.es';
import { tools as toolsEn } from '../../src/words/tools.en';
import { tools as toolsEs } from '../../src/words/tools.es';
import { loadsAhead } from '../loadsAhead';
import { patiently } from '../patience';
import { pdfWith } from '../pdf';
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
  {
    language: 'en',
    words: en,
    find: findEn,
    account: accountEn,
    resume: resumeEn,
    builder: builderEn,
    tools: toolsEn,
    skills: ['forklift', 'pallet jack'],
  },
  {
    language: 'es',
    words: es,
    find: findEs,
    account: accountEs,
    resume: resumeEs,
    builder: builderEs,
    tools: toolsEs,
    skills: ['montacargas', 'patín hidráulico'],
  },
];
const CASES = WINDOWS.flatMap((window) => LANGUAGES.map((it) => ({ ...window, ...it })));
const RESUME = [
  'JUAN SAMPLE',
  'Warehouse associate 2014 to 2017. Forklift operator, picked orders.',
];

describe.each(CASES)(
  'an answer in a minute, $window, $language',
  ({ window, width, height, language, words, find, account, resume, builder, tools, skills }) => {
    let visit: Visit;
    let paper: string;
    let sticks: string;
    let touches = 0;
    const email = `${window}-${language}@example.org`;
    beforeAll(async () => {
      paper = mkdtempSync(join(tmpdir(), 'nb-e2e-minute-paper-'));
      sticks = mkdtempSync(join(tmpdir(), 'nb-e2e-minute-sticks-'));
      mkdirSync(join(sticks, 'BLUE'));
      writeFileSync(join(sticks, 'BLUE', 'resume.pdf'), pdfWith(RESUME));
      const env = { NB_PRINTER: `folder:${paper}`, NB_STICK_FOLDERS: sticks };
      visit = await beginVisit({ width, height, env, loadsAhead: true });
      await visit.person.opens('/');
      if (language === 'es') await visit.person.choosesLanguage('es');
    });
    afterAll(async () => {
      await visit.end();
      for (const folder of [paper, sticks]) rmSync(folder, { recursive: true, force: true });
    });

    /** The home page of a new visit, in the language of the case. */
    const begins = async () => {
      const { person } = visit;
      await person.evaluate(() => sessionStorage.removeItem('town'));
      await person.movesTo('/');
      await person.seesHeading(words.home.title);
      await person.sees(words.home.doors.title);
      touches = 0;
    };
    const touchesA = async (role: 'link' | 'button', name: string) => {
      await visit.person.clicks(role, name);
      touches += 1;
    };
    const types = async (label: string, text: string) => {
      await visit.person.types(label, text);
      touches += 1;
    };
    /** The first answer, and whether its name is on the first screen. */
    const answer = async () => {
      const { person } = visit;
      await person.until(() => document.querySelector('.place-card') !== null, 'an answer');
      return person.evaluate(() => {
        const group = document.querySelector('.answer-group');
        const first = document.querySelector('.place-card');
        const name = first?.querySelector('h2, h3')?.getBoundingClientRect();
        const bar = document.querySelector('.visit-bar')?.getBoundingClientRect();
        return {
          group: group?.textContent ?? '',
          differs: [...(group?.querySelectorAll('.differs') ?? [])].map((it) => it.textContent),
          badge: first?.querySelector('.open-badge')?.textContent ?? '',
          isSeen: name !== undefined && name.bottom <= (bar?.top ?? innerHeight),
        };
      });
    };
    /** A door of the home page, then the town; answers are there. */
    const asks = async (door: string, town: string) => {
      await touchesA('link', door);
      await touchesA('button', town);
      await visit.person.sees(find.near(town));
      return answer();
    };
    const asksForNoId = async () => {
      await touchesA('button', find.wishNames['no-id']);
      await visit.person.until(() => location.search.includes('for=no-id'), 'the address says it');
      const { group, differs } = await answer();
      if (!group.startsWith(find.less)) expect(differs).not.toContain(find.differs['needs-id']);
    };
    /** The touches are those of the table in docs/BENCHMARKS.md, and within what is promised. */
    const within = (counted: number, most: number, seconds: number) => {
      expect(touches).toBe(counted);
      expect(touches).toBeLessThanOrEqual(most);
      expect(touches * TOUCH).toBeLessThanOrEqual(seconds);
    };

    /** A phone takes the answer along as it is. */
    const printsWhereThereIsPaper = async () => {
      if (window === 'phone') return;
      const { person } = visit;
      const printed = readdirSync(paper).length;
      await person.evaluate(() => {
        document.body.removeAttribute('data-printed');
        globalThis.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await touchesA('button', find.print);
      if (DEVICE === 'kiosk')
        await patiently(() => Promise.resolve(readdirSync(paper).length > printed));
      else await person.until(() => document.body.dataset.printed === 'yes', 'paper');
    };

    test('HOM-2 something to eat without an ID, on paper or on the phone: at most 4 touches', async () => {
      await begins();
      const { badge } = await asks(words.home.doors.food, 'Newark');
      expect(badge).not.toBe('');
      await asksForNoId();
      await printsWhereThereIsPaper();
      within(window === 'phone' ? 3 : 4, 4, 60);
    });

    test('HOM-2 a bed in Newark for a woman, on paper or on the phone: at most 4 touches', async () => {
      const { person } = visit;
      await begins();
      await asks(words.home.doors.shelter, 'Newark');
      await touchesA('button', find.wishNames.women);
      await person.until(() => location.search.includes('for=women'), 'the address says it');
      const { badge, isSeen, differs } = await answer();
      expect(badge).not.toBe('');
      expect(isSeen).toBe(true);
      expect(differs).not.toContain(find.differs['no-women']);
      await printsWhereThereIsPaper();
      within(window === 'phone' ? 3 : 4, 4, 60);
    });

    test('HOM-2 a pantry in Newark open on Sunday that asks for no ID: at most 4 touches', async () => {
      const { person } = visit;
      await begins();
      await asks(words.home.doors.food, 'Newark');
      await touchesA('button', sunday(language, find.whens));
      await person.until(() => location.search.includes('when='), 'the address says the day');
      await asksForNoId();
      const { badge } = await answer();
      // An answer, or an honest "call first".
      expect(badge).not.toBe('');
      within(4, 4, 30);
    });

    test('HOM-2 a bed tonight in Trenton: at most 4 touches, the answer on the first screen', async () => {
      await begins();
      const { badge, isSeen, group } = await asks(words.home.doors.shelter, 'Trenton');
      expect(badge).not.toBe('');
      expect(isSeen).toBe(true);
      expect(group.startsWith(find.closed)).toBe(false);
      within(2, 4, 30);
    });

    test('HOM-2 how to get an ID: 2 touches', async () => {
      await begins();
      await touchesA('link', words.home.doors.id);
      await visit.person.seesHeading(find.titles.id);
      await answer();
      within(1, 2, 30);
    });

    /** The first answer with a telephone and a way: what calls it, and its number. */
    const reaches = () =>
      visit.person.evaluate(() => {
        const card = [...document.querySelectorAll('.place-card')].find(
          (it) =>
            it.querySelector('.place-phone') && it.querySelector('a[href*="maps"], a[target]'),
        );
        return {
          call: card?.querySelector('a[href^="tel:"]')?.getAttribute('href') ?? null,
          number: card?.querySelector('.place-phone')?.textContent ?? '',
        };
      });

    test('TBL-7 to call or to go: one touch each', async () => {
      await begins();
      await asks(words.home.doors.food, 'Newark');
      const ways = await reaches();
      // A kiosk has no telephone: it shows the number.
      if (DEVICE === 'kiosk') expect(ways.call).toBeNull();
      else expect(ways.call).toMatch(/^tel:\+?\d{10,11}$/);
      expect(ways.number).toMatch(/\d{3}/);
      expect(await visit.person.violations()).toEqual([]);
    });

    /** From the home page by tapped skills to employers; nothing needs an account. */
    const tapsSkills = async () => {
      const { person } = visit;
      await begins();
      await touchesA('link', words.home.employment.view);
      await touchesA('link', tools.skills);
      await person.seesHeading(builder.tap.title);
      await person.until(
        (label) => {
          const tile = [...document.querySelectorAll('.family .tile')].find(
            (it) => it.textContent === label,
          );
          tile?.closest('details')?.querySelector('summary')?.setAttribute('data-next', '');
          return tile !== undefined;
        },
        'the skills',
        skills[0] ?? '',
      );
      await person.window.click('[data-next]');
      touches += 1;
      for (const skill of skills) await touchesA('button', skill);
      await touchesA('button', builder.tap.show);
      await person.seesHeading(builder.tap.employers);
      await person.until(() => document.querySelectorAll('.employer').length > 2, 'employers');
    };

    const employers = () =>
      visit.person.evaluate(() =>
        [...document.querySelectorAll('.employer :is(h2, h4)')].map((it) => it.textContent),
      );

    test('RES-7 without a file or an account to employers: at most 10 touches, nothing kept', async () => {
      const { person } = visit;
      await tapsSkills();
      within(6, 10, 60);
      await person.sees(resume.employers.says);
      const said = await person.evaluate(() =>
        [...document.querySelectorAll('.employer .quotes[lang="en"] mark')].map(
          (mark) => mark.textContent,
        ),
      );
      // The list is in English whatever the language of the screen is.
      expect(said).toContain('forklift');
      expect(await person.violations()).toEqual([]);
      const kept = await person.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          location.href,
        ]),
      );
      expect(kept).not.toMatch(/forklift|pallet/i);
      await person.clicks('button', builder.tap.change);
      await person.seesHeading(builder.tap.title);
    });

    /** From the home page to a form that needs only to be sent. */
    const fillsSignUp = async () => {
      await begins();
      await touchesA('link', words.home.employment.upload);
      await visit.person.sees(account.toSignUp);
      await touchesA('button', account.toSignUp);
      await types(account.email, email);
      await types(account.password, 'Sunrise2024');
      await types(account.confirm, 'Sunrise2024');
    };

    test('LOG-1 signing up with the network down says so, and keeps what was typed', async () => {
      const { person, link } = visit;
      await fillsSignUp();
      link.weather = 'cut';
      try {
        await person.presses('Enter');
        await person.sees(words.errors['network-request-failed']);
        const typed = await person.evaluate(() =>
          [...document.querySelectorAll('input')].map((field) => field.value),
        );
        expect(typed).toContain(email);
        expect(await person.violations()).toEqual([]);
      } finally {
        link.weather = 'fine';
      }
    });

    test('LOG-1 RES-7 from signing up to employers: at most 8 touches', async () => {
      const { person } = visit;
      await fillsSignUp();
      await person.presses('Enter');
      await person.sees(resume.upload.title);
      if (DEVICE === 'kiosk') {
        await touchesA('button', resume.upload.look);
        // The only file of a stick is chosen already.
        await person.sees(`resume.pdf (${resume.upload.on('BLUE')})`);
      } else {
        const file = join(sticks, 'BLUE', 'resume.pdf');
        await visit.chromium().page.setInputFiles('#resume-file', file);
        touches += 1;
      }
      await touchesA('button', resume.upload.button);
      await person.sees(resume.upload.doneTitle);
      await touchesA('button', account.ok);
      await person.until(() => document.querySelector('.employer') !== null, 'an employer');
      within(8, 8, 60);
    });

    test('KSK-4 RES-7 with the network down: the same answers and employers', async () => {
      const { person, link } = visit;
      await tapsSkills();
      const online = await employers();
      await begins();
      if (DEVICE === 'chromium') await loadsAhead(person);
      link.weather = 'cut';
      try {
        await asks(words.home.doors.food, 'Newark');
        await asksForNoId();
        within(3, 4, 30);
        await begins();
        await asks(words.home.doors.food, 'Newark');
        await touchesA('button', sunday(language, find.whens));
        await asksForNoId();
        within(4, 4, 30);
        expect((await reaches()).number).toMatch(/\d{3}/);
        await begins();
        await asks(words.home.doors.shelter, 'Trenton');
        within(2, 4, 30);
        await begins();
        await touchesA('link', words.home.doors.id);
        await person.seesHeading(find.titles.id);
        await answer();
        within(1, 2, 30);
        expect(await person.violations()).toEqual([]);
        await tapsSkills();
        within(6, 10, 60);
        expect(await employers()).toEqual(online);
        expect(await person.violations()).toEqual([]);
        await person.window.screenshot(
          `artifacts/screens/${DEVICE}/cut-employers-${window}-${language}.png`,
        );
      } finally {
        link.weather = 'fine';
      }
    });
  },
);

/** What the next Sunday is called on the screen, today in New Jersey. */
function sunday(language: string, whens: { today: string; tomorrow: string }): string {
  const weekday = (day: Date, locale = 'en-US') =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'America/New_York' }).format(day);
  const now = new Date();
  if (weekday(now) === 'Sunday') return whens.today;
  if (weekday(now) === 'Saturday') return whens.tomorrow;
  // 6 December 2026 is a Sunday.
  return weekday(new Date('2026-12-06T17:00:00Z'), language === 'es' ? 'es-US' : 'en-US');
}
