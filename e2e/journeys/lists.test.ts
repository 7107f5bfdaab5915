import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const headers = () =>
  visit.person.evaluate(() =>
    Array.from(document.querySelectorAll('thead th'), (cell) => cell.textContent),
  );
const rows = () => visit.person.evaluate(() => document.querySelectorAll('tbody tr').length);

describe('the lists', () => {
  test.each([
    ['food', 'Food Banks, Soup Kitchens, and Distribution Centers'],
    ['clothing', 'Clothing Rooms/Drives and Thrift Shops'],
    ['housing', 'Family Shelters, Emergency Shelters, Affordable Housing Assistance'],
    ['legal', 'legal'],
  ])('TBL-1 TBL-2 /resources/%s has its heading and the hint', async (name, heading) => {
    const { person } = visit;
    await person.opens(`/resources/${name}`);
    await person.seesHeading(heading);
    await person.sees('You may need to scroll/swipe right to view all information for a resource.');
  });

  test('TBL-3 TBL-4 TBL-5 striped and bordered, headers capitalised and in order', async () => {
    const { person } = visit;
    await person.opens('/employment');
    expect(await headers()).toEqual([
      'Name',
      'Type',
      'Address',
      'County',
      'Phone',
      'Website',
      'Checked',
      'City',
      'Hours',
      'Requires',
      'Work',
      'Zip',
      'Notes',
      'Other',
    ]);
    const classes = await person.evaluate(() => document.querySelector('table')?.className);
    expect(classes).toContain('table-striped');
    expect(classes).toContain('table-bordered');
  });

  test('TBL-6 TBL-7 websites and addresses are links out, phones are text', async () => {
    const { person } = visit;
    await person.opens('/resources/food?q=JFS');
    await person.until(() => document.querySelectorAll('tbody tr').length === 1, 'one row');
    const cells = await person.evaluate(() =>
      Array.from(document.querySelectorAll('tbody td'), (cell) => {
        const link = cell.querySelector('a');
        return [cell.textContent, link?.href, link?.target, link?.rel];
      }),
    );
    expect(cells[2]).toEqual([
      '607 N. Jerome Ave',
      'https://www.google.com/maps/dir/?api=1&destination=607+N.+Jerome+Ave%2C+Margate+City%2C+NJ%2C+08402',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(cells[4]?.[0]).toBe('609-822-1108');
    expect(cells[4]?.[1]).toBeFalsy();
    expect(cells[5]?.slice(0, 2)).toEqual(['Link', 'https://jfsatlantic.org/']);
  });

  test('TBL-1 TBL-8 TBL-9 RSC any list an operator imports has a screen, and text stays text', async () => {
    const { person, service } = visit;
    const file = join(service.data, 'tools.csv');
    writeFileSync(
      file,
      'name,website,link to form,mailing address,extra\n' +
        '<b>Bold</b>,javascript:alert(1),https://example.org/form,1 Main St,\n' +
        '=HYPERLINK("x"),N/A,N/A,N/A,<img src=x onerror=alert(1)>\n',
    );
    service.command('import-listings', file, '--name', 'tools');
    await service.answers('/widgets/resources/tools');

    await person.opens('/resources/tools');

    await person.seesHeading('tools');
    expect(await headers()).toEqual([
      'Name',
      'Website',
      'Extra',
      'Link to form',
      'Mailing address',
    ]);
    const cells = await person.evaluate(() =>
      Array.from(document.querySelectorAll('tbody td'), (cell) => [
        cell.textContent,
        cell.querySelector('a')?.href ?? null,
      ]),
    );
    expect(cells).toEqual([
      ['<b>Bold</b>', null],
      ['javascript:alert(1)', null],
      ['N/A', null],
      ['Link', 'https://example.org/form'],
      ['1 Main St', 'https://www.google.com/maps/dir/?api=1&destination=1+Main+St%2C+NJ'],
      ['=HYPERLINK("x")', null],
      ['N/A', null],
      ['<img src=x onerror=alert(1)>', null],
      ['N/A', null],
      ['N/A', null],
    ]);
  });
});

describe('finding something in a list', () => {
  test('TBL-9 a search and a county narrow the list, stand in the address and survive reload and back', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    // The first rows are drawn at once, the others with a later frame.
    await person.until(() => document.querySelectorAll('tbody tr').length > 150, 'all rows');
    const all = await rows();
    await person.sees(`${all} places`);

    await person.selects('County', 'Mercer');
    await person.types('Search this list', 'KITCHEN');

    await person.until(
      () => location.search === '?county=Mercer&q=KITCHEN',
      'the filter in the address',
    );
    // The rows follow the address with a later frame; Mercer alone has 13.
    await person.until(() => {
      const left = document.querySelectorAll('tbody tr').length;
      return left > 0 && left < 13;
    }, 'rows of the search alone');
    const found = await rows();
    await person.sees(`${found} of ${all} places`);

    await person.opens('/resources/food?county=Mercer&q=KITCHEN');
    await person.sees(`${found} of ${all} places`);
    await person.clicks('link', 'Clothing');
    await person.seesHeading('Clothing Rooms/Drives and Thrift Shops');
    await person.evaluate(() => history.back());
    await person.sees(`${found} of ${all} places`);
    await person.clicks('button', 'Clear search');
    await person.sees(`${all} places`);
    await person.isAt('/resources/food');
  });

  test('TBL-9 places for the whole state are one tap away, and no match says so', async () => {
    const { person } = visit;
    await person.opens('/employment?county=Mercer');
    const offer =
      /Show the \d+ that serve the whole state/.exec(await person.text())?.[0] ?? 'no offer';
    await person.clicks('button', offer);
    await person.isAt('/employment?county=Statewide');

    await person.opens('/employment?q=no+such+thing+anywhere');
    await person.sees('No places match.');
  });

  test('TBL-3 the table scrolls sideways by its buttons and by keys', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    const left = () =>
      person.evaluate(() => document.querySelector('.table-responsive')?.scrollLeft ?? 0);
    expect(await left()).toBe(0);

    await person.clicks('button', 'Scroll right');
    await person.until(
      () => (document.querySelector('.table-responsive')?.scrollLeft ?? 0) > 100,
      'a scrolled table',
    );
    await person.clicks('button', 'Scroll left');
    await person.until(
      () => document.querySelector('.table-responsive')?.scrollLeft === 0,
      'a table at its start',
    );

    await person.evaluate(() => document.querySelector<HTMLElement>('.table-responsive')?.focus());
    await person.presses('ArrowRight', 'ArrowRight', 'ArrowRight');
    await person.until(
      () => (document.querySelector('.table-responsive')?.scrollLeft ?? 0) > 20,
      'a table moved by keys',
    );
  });
});
