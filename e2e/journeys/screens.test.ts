import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe('the screens', () => {
  test.each([
    ['/', 'New Beginnings'],
    ['/profile', 'Log In to New Beginnings'],
    ['/login', 'Log In to New Beginnings'],
    ['/resources/clothing', 'Clothing Rooms/Drives and Thrift Shops'],
    ['/resources/videos/finance', 'Financial Literacy'],
    ['/employment', 'Employment'],
    ['/contact', 'Contact Us'],
    ['/about', 'About Us'],
  ])('RTE-1 %s shows "%s", also after a reload', async (path, heading) => {
    await visit.person.opens(path);
    await visit.person.seesHeading(heading);
  });

  test('RTE-1 /resources alone goes to the food list', async () => {
    await visit.person.opens('/resources');
    await visit.person.isAt('/resources/food');
  });

  test('RTE-1 RTE-2 a list that cannot be loaded says so, keeps the navigation, and another try works', async () => {
    const { person, link } = visit;
    await person.opens('/about');
    link.weather = 'cut';
    await person.clicks('button', 'Resources');
    await person.clicks('link', 'Shelter');
    // A kiosk has fetched every linked list before anybody asks, so only a browser sees the error.
    if (person.window.device === 'chromium') {
      await person.seesHeading("We can't show this page");
      await person.sees('There is no connection right now.');
      expect(await person.violations()).toEqual([]);
      link.weather = 'fine';
      await person.clicks('button', 'Try Again');
    }
    link.weather = 'fine';
    await person.seesHeading('Family Shelters, Emergency Shelters, Affordable Housing Assistance');
  });

  test.each([
    '/nothing',
    '/resources/videos/nothing',
    '/resources/nothing',
    '/resources/food/more',
  ])('RTE-3 VID-3 %s is the not-found page', async (path) => {
    const { person } = visit;
    await person.opens(path);
    await person.seesHeading('Sorry :(');
    await person.sees('Looks like this page does not exist.');
    expect(await person.href('Go to the home page')).toBe('/');
    expect(await person.href('Contact us by email')).toMatch(/^mailto:.+@.+/);
  });

  test('RTE-4 the sidebar takes 2 of 12 columns and begins with five links around a divider', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    const sidebar = await person.evaluate(() => {
      const nav = document.querySelector<HTMLElement>('nav.sidebar');
      const row = nav?.parentElement;
      return {
        names: Array.from(nav?.querySelectorAll('a, hr') ?? [], (part) => part.textContent || '—'),
        share: (nav?.offsetWidth ?? 0) / (row?.offsetWidth ?? 1),
      };
    });
    expect(sidebar.names).toEqual([
      'Food',
      'Clothing',
      'Shelter',
      '—',
      'Career Help',
      'Financial Literacy',
      '—',
      'ID and papers',
      'Legal help',
      'Health care',
      'Support',
      'Getting around',
    ]);
    expect(sidebar.share).toBeCloseTo(2 / 12, 2);
  });

  test('RTE-5 About Us is only a heading', async () => {
    await visit.person.opens('/about');
    const text = await visit.person.evaluate(() =>
      document.querySelector('main')?.innerText.trim(),
    );
    expect(text).toBe('About Us');
  });
});

describe('the home page', () => {
  test('HOM-1 HOM-2 greeting, mission and four blocks', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.sees(
      'secure employment, build relationships with mentors, and reach local resources to ease the transition from prison',
    );
    const blocks = await person.evaluate(() =>
      Array.from(document.querySelectorAll('.block h2'), (title) => title.textContent),
    );
    expect(blocks).toEqual(['Employment', 'Resources', 'Mentorship', 'Contact Us']);
  });

  test.each([
    ['Upload Your Resume', '/profile#resume'],
    ['View Employers', '/employment'],
    ['Local Resources', '/resources/food'],
    ['Video Tutorials', '/resources/videos/career'],
  ])('HOM-3 "%s" goes to %s', async (name, path) => {
    const { person } = visit;
    await person.opens('/');
    await person.clicks('link', name);
    await person.isAt(path);
  });

  test('HOM-3 HOM-4 an e-mail link, and mentorship that is still to come', async () => {
    const { person } = visit;
    await person.opens('/');
    expect(await person.href('Deliver Email')).toBe('mailto:contact@new-beginnings.example');
    const soon = await person.evaluate(() => {
      const button = Array.from(document.querySelectorAll('button')).find(
        (it) => it.textContent === 'Coming Soon!',
      );
      return button?.disabled;
    });
    expect(soon).toBe(true);
  });
});
