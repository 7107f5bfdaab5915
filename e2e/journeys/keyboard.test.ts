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
    await person.presses('Tab', 'Enter', 'Tab');
    expect(await person.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
      true,
    );
  });
});
