import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

const LISTS: Record<string, { heading: string; path: string }> = {
  food: {
    heading: 'Food Banks, Soup Kitchens, and Distribution Centers',
    path: '/resources/food',
  },
  clothing: { heading: 'Clothing Rooms/Drives and Thrift Shops', path: '/resources/clothing' },
  housing: {
    heading: 'Family Shelters, Emergency Shelters, Affordable Housing Assistance',
    path: '/resources/housing',
  },
  employment: { heading: 'Employment', path: '/employment' },
  'id-documents': { heading: 'id-documents', path: '/resources/id-documents' },
  legal: { heading: 'legal', path: '/resources/legal' },
  healthcare: { heading: 'healthcare', path: '/resources/healthcare' },
  support: { heading: 'support', path: '/resources/support' },
  transportation: { heading: 'transportation', path: '/resources/transportation' },
};
const CALL = '/widgets/resources/';

let visit: Visit;
let names: Record<string, string[]>;
beforeAll(async () => {
  visit = await beginVisit();
  names = Object.fromEntries(
    await Promise.all(
      Object.keys(LISTS).map(async (list) => {
        const answer = await fetch(`${visit.service.address}${CALL}${list}`);
        const rows = (await answer.json()) as { name: string }[];
        return [list, rows.map((row) => row.name)];
      }),
    ),
  ) as Record<string, string[]>;
  // A kiosk fetches all lists when it starts; the requests that follow belong to a person's taps.
  if (DEVICE === 'kiosk')
    await patiently(() =>
      Promise.resolve(Object.keys(LISTS).every((list) => requests(list).length > 0)),
    );
});
afterAll(() => visit.end());

const requests = (list: string) => visit.link.requested.filter((path) => path === `${CALL}${list}`);

/** Filters the food list by county, so that the address carries a query. */
async function filterFood(): Promise<void> {
  const { person } = visit;
  await person.opens('/resources/food');
  await person.selects('County', 'Essex');
  await person.isAt('/resources/food?county=Essex');
  visit.link.requested.length = 0;
}

/** Asserts that heading, rows and count on the screen are those of this list, unfiltered. */
async function showsAll(list: string): Promise<void> {
  const { person } = visit;
  await person.seesHeading(LISTS[list]!.heading);
  await person.until(
    (count) => document.querySelectorAll('tbody tr').length === count,
    `all rows of ${list}`,
    names[list]!.length,
  );
  const shown = await person.evaluate(() => ({
    first: Array.from(
      document.querySelectorAll('tbody tr'),
      (row) => row.querySelector('th, td')?.firstChild?.textContent ?? '',
    ),
    count: document.querySelector('.filters [role=status], .count')?.textContent ?? '',
  }));
  // Employers that cannot be reached come last, so the order may be another.
  expect(shown.first.toSorted()).toEqual(names[list]!.toSorted());
  expect(shown.count).toContain(String(names[list]!.length));
}

describe('heading, rows and count belong together', () => {
  test.each([
    ['clothing', 'Clothing'],
    ['housing', 'Shelter'],
  ])('TBL-1 RTE-2 from a filtered list by the sidebar to %s', async (list, link) => {
    await filterFood();
    await visit.person.evaluate((name) => {
      const links = document.querySelectorAll<HTMLElement>('.sidebar a');
      Array.from(links)
        .find((each) => each.textContent === name)
        ?.click();
    }, link);
    await showsAll(list);
    expect(requests(list)).toHaveLength(1);
  });

  test.each([
    ['clothing', 'Resources', 'Clothing'],
    ['housing', 'Resources', 'Shelter'],
    ['employment', undefined, 'Employment'],
  ])('TBL-1 RTE-2 from a filtered list by the menu to %s', async (list, menu, link) => {
    await filterFood();
    if (menu) await visit.person.clicks('button', menu);
    await visit.person.clicks('link', link);
    await showsAll(list);
    expect(requests(list)).toHaveLength(1);
  });

  test.each([
    ['id-documents', 'ID and papers'],
    ['legal', 'Legal help'],
    ['healthcare', 'Health care'],
    ['support', 'Support'],
    ['transportation', 'Getting around'],
  ])('TBL-1 RTE-2 from a filtered list by More lists to %s', async (list, link) => {
    await filterFood();
    await visit.person.clicks('link', link);
    await showsAll(list);
    expect(requests(list)).toHaveLength(1);
  });

  test('TBL-1 RTE-2 Back and forward between two filtered lists', async () => {
    const { person } = visit;
    await filterFood();
    await person.clicks('link', 'Legal help');
    await showsAll('legal');
    await person.evaluate(() => history.back());
    await person.isAt('/resources/food?county=Essex');
    await person.seesHeading(LISTS.food!.heading);
    await person.until(() => {
      const counties = Array.from(
        document.querySelectorAll('tbody tr'),
        (row) => row.children[3]?.textContent,
      );
      return counties.length > 0 && counties.every((county) => county === 'Essex');
    }, 'food in Essex alone');
    expect(requests('food')).toHaveLength(1);
    await person.evaluate(() => history.forward());
    await showsAll('legal');
    expect(requests('legal')).toHaveLength(2);
  });
});
