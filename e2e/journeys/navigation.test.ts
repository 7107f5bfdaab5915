import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe('the navigation', () => {
  test('NAV-1 the logo leads home, three links to their screens', async () => {
    const { person } = visit;
    await person.opens('/about');
    expect(await person.href('Profile')).toBe('/profile');
    expect(await person.href('Employment')).toBe('/employment');
    expect(await person.href('About Us')).toBe('/about');

    await person.clicks('link', 'New Beginnings');

    await person.isAt('/');
    await person.seesHeading('New Beginnings');
  });

  test.each([
    [
      'NAV-2',
      'Resources',
      [
        ['Food', '/resources/food'],
        ['Clothing', '/resources/clothing'],
        ['Shelter', '/resources/housing'],
      ],
    ],
    [
      'NAV-3',
      'Career',
      [
        ['Career Help', '/resources/videos/career'],
        ['Financial Literacy', '/resources/videos/finance'],
      ],
    ],
    [
      'NAV-4',
      'WIP things',
      [
        ['New Design', '/resources/videos/finance'],
        ['AI Chatbot', '/resources/videos/finance'],
      ],
    ],
  ] as const)('%s the menu %s leads where it says', async (_, menu, places) => {
    const { person } = visit;
    for (const [name, path] of places) {
      await person.opens('/about');
      await person.clicks('button', menu);
      await person.clicks('link', name);
      await person.isAt(path);
      await person.until(
        () => document.querySelector('.dropdown-menu.show') === null,
        'a closed menu',
      );
    }
  });

  test('NAV-2 a menu opened by key closes when the focus moves on', async () => {
    const { person } = visit;
    await person.opens('/about');
    const isOpen = () =>
      person.evaluate(() => document.querySelector('.dropdown-menu.show') !== null);
    await person.tabsTo('Resources');
    await person.presses('Enter');
    await person.tabsTo('Shelter');
    expect(await isOpen()).toBe(true);
    await person.tabsTo('Career');
    expect(await isOpen()).toBe(false);
  });

  test('NAV-5 the bar is sticky and light beside lists, fixed elsewhere', async () => {
    const { person } = visit;
    const position = () =>
      person.evaluate(
        () => getComputedStyle(document.querySelector('header.navbar') ?? document.body).position,
      );
    for (const path of ['/resources/food', '/resources/videos/career', '/employment']) {
      await person.opens(path);
      expect(await position(), path).toBe('sticky');
    }
    for (const path of ['/', '/about', '/contact', '/profile']) {
      await person.opens(path);
      expect(await position(), path).toBe('fixed');
    }
  });

  test('NAV-5 the language changes in place, keeps the screen and is remembered', async () => {
    const { person } = visit;
    await person.opens('/resources/food?county=Essex');
    await person.choosesLanguage('es');

    await person.seesHeading('Bancos de alimentos, comedores comunitarios y centros de entrega');
    await person.isAt('/resources/food?county=Essex');
    expect(await person.evaluate(() => document.documentElement.lang)).toBe('es');
    await person.opens('/about');
    await person.seesHeading('Sobre nosotros');

    await person.choosesLanguage('en');
    await person.seesHeading('About Us');
    expect(await person.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});

test.runIf(DEVICE === 'chromium').each(['en', 'es', 'pt-BR', 'ht'])(
  'NAV-6 the bar has one line at every width, %s',
  async (language) => {
    const { page } = visit.chromium();
    await visit.person.opens('/about');
    await visit.person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    await visit.person.opens('/about');
    await visit.person.until((wanted) => document.documentElement.lang === wanted, 'it', language);
    const wrapped: number[] = [];
    for (let width = 360; width < 1500; width += 12) {
      await page.setViewportSize({ width, height: 700 });
      const height = await visit.person.evaluate(
        () => document.querySelector('header')?.offsetHeight ?? 0,
      );
      if (height > 74) wrapped.push(width);
    }
    expect(wrapped).toEqual([]);
  },
);

describe('the navigation on a small screen', () => {
  let small: Visit;
  beforeAll(async () => {
    small = await beginVisit({ width: 360, height: 740 });
  });
  afterAll(() => small.end());

  test('NAV-6 it collapses behind a toggle, and choosing a link closes it', async () => {
    const { person } = small;
    await person.opens('/');
    const isOpen = () =>
      person.evaluate(() => document.getElementById('navigation')?.checkVisibility());
    expect(await isOpen()).toBe(false);

    await person.clicks('button', 'Menu');
    expect(await isOpen()).toBe(true);
    await person.clicks('link', 'About Us');

    await person.seesHeading('About Us');
    expect(await isOpen()).toBe(false);
  });
});
