import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe('with the keyboard alone', () => {
  test('NAV-2 TBL-7 from home to the directions of a food pantry', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.presses('Tab');
    expect((await person.focused()).name).toBe('Skip to main content');

    await person.tabsTo('Resources');
    await person.presses('Enter');
    await person.tabsTo('Food');
    expect((await person.focused()).visible).toBe(true);
    await person.presses('Enter');
    await person.seesHeading('Food Banks, Soup Kitchens, and Distribution Centers');
    expect((await person.focused()).name).toBe(
      'Food Banks, Soup Kitchens, and Distribution Centers',
    );

    await person.tabsTo('Search this list');
    await person.presses('J', 'F', 'S');
    await person.sees('1 of ');
    await person.tabsTo('607 N. Jerome Ave, directions on a map');
    expect((await person.focused()).visible).toBe(true);
  });

  test('NAV-6 Escape closes a menu and gives the focus back', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.tabsTo('Career');
    await person.presses('Enter', 'Tab');
    expect((await person.focused()).name).toBe('Career Help');
    await person.presses('Escape');
    expect((await person.focused()).name).toBe('Career');
    expect(await person.evaluate(() => document.querySelector('.dropdown-menu.show'))).toBeNull();
  });

  test('NAV-6 the skip link leads past the navigation', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.tabsTo('Skip to main content');
    await person.presses('Enter');
    await person.until(() => document.activeElement?.id === 'main', 'the focus in the content');
    await person.presses('Tab');
    await person.until(() => document.activeElement?.closest('main'), 'the first stop behind it');
  });

  test('NAV-6 the first row and "Leave now" are at most four keys away', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    await person.until(() => document.querySelector('tbody tr'), 'the rows');
    await person.presses('Tab', 'Tab');
    expect((await person.focused()).name).toBe('Skip to the list');
    await person.presses('Enter');
    const isFirstRow = () =>
      document.activeElement?.closest('tr') === document.querySelector('tbody tr');
    expect(await person.evaluate(isFirstRow)).toBe(true);

    await person.opens('/resources/food');
    await person.until(() => document.querySelector('tbody tr'), 'the rows');
    await person.tabsTo('Skip to "Leave now"');
    await person.presses('Enter');
    expect((await person.focused()).name).toBe('Leave now');
    await person.isAt('/resources/food');
  });

  test('KSK-5 what has the focus is never under a bar', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    await person.until(() => document.querySelector('.visit-bar'), 'the bar');
    /** Runs in the page: what has the focus, if a bar covers any of it. */
    const covered = () => {
      const element = document.activeElement;
      if (!element || element.closest('header, .visit-bar, .skip-link')) return null;
      const box = element.getBoundingClientRect();
      const top = document.querySelector('header.navbar')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('.visit-bar')?.getBoundingClientRect().top ?? 0;
      // What is higher than the room between the bars cannot be shown whole.
      if (box.height > bottom - top) return null;
      return box.top < top - 1 || box.bottom > bottom + 1 ? element.outerHTML.slice(0, 99) : null;
    };
    for (let tabs = 0; tabs < 45; tabs += 1) {
      await person.presses('Tab');
      expect(await person.evaluate(covered)).toBeNull();
    }
  });
});
