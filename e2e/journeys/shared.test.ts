import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

const PASSWORD = 'Sunrise2024';
const NEUTRAL = 'https://www.weather.gov/';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe('who is logged in', () => {
  test('G12 is said on every screen without the address, and ended from there', async () => {
    const { person } = visit;
    await person.signsUp('shown@example.org', PASSWORD);
    for (const path of ['/', '/resources/food', '/contact']) {
      await person.movesTo(path);
      await person.isAt(path);
      await person.sees('Logged in: s…@example.org');
    }
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Log out');
    await person.until(() => !document.querySelector('.session button'), 'the log-out');
    await person.opens('/profile');
    await person.seesHeading('Log In to New Beginnings');
  });
});

describe.runIf(DEVICE === 'chromium')('a browser that others use too', () => {
  /** Signs up without an answer to the question whose device it is. */
  async function signsUpShared(email: string) {
    const { person } = visit;
    await person.opens('/login');
    await person.clicks('button', "Don't have an account? Click here to sign up");
    await person.types('Email', email);
    await person.types('Password', PASSWORD);
    await person.types('Confirm password', PASSWORD);
    await person.clicks('button', 'Sign Up');
    await person.seesHeading(`Welcome back, ${email}!`);
  }
  /** Everything that a browser keeps for a site, as one text. */
  const kept = () =>
    visit.person.evaluate(async () => {
      const request = indexedDB.open('new-beginnings');
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      const all: unknown[] = [
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
      ];
      for (const name of database.objectStoreNames) {
        const rows = database.transaction(name).objectStore(name).getAll();
        all.push(await new Promise((resolve) => (rows.onsuccess = () => resolve(rows.result))));
      }
      database.close();
      return JSON.stringify(all);
    });

  test('B7 keeps nothing of a session, and a new page is logged out', async () => {
    const { person } = visit;
    await signsUpShared('shared@example.org');
    expect(await kept()).toBe('[[],[],"",[]]');
    await person.opens('/profile');
    await person.seesHeading('Log In to New Beginnings');
  });

  test('B7 SES-1 a session that is left alone is warned of and ends after 15 minutes', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    await page.clock.install();
    await signsUpShared('idle@example.org');
    await page.clock.fastForward('14:01');
    await person.sees('you will be logged out soon');
    expect(await person.violations()).toEqual([]);
    await person.presses('Tab');
    await person.until(() => !document.querySelector('.idle'), 'the warning to go');
    await page.clock.fastForward('14:01');
    await person.sees('you will be logged out soon');
    await page.clock.fastForward('01:00');
    await person.seesHeading('Log In to New Beginnings');
    await person.sees("You were logged out because this page wasn't used for 15 minutes.");
  });
});

describe.runIf(DEVICE === 'chromium')('after "Leave now" on the website', () => {
  test('KSK-5 neither Back nor Forward finds what was looked at', async () => {
    const { person, link, service } = visit;
    const { page } = visit.chromium();
    await page
      .context()
      .route(`${NEUTRAL}**`, (route) =>
        route.fulfill({ body: '<h1>Weather</h1>', contentType: 'text/html' }),
      );
    for (const loadsAgain of [false, true]) {
      // What was there before the visit: another site.
      const before = `${service.address}/about`;
      await page.goto(before);
      await person.opens('/');
      await person.clicks('link', 'Local Resources');
      await person.types('Search this list', 'Newark');
      await person.until(() => location.search.includes('q=Newark'), 'the search');
      // A page of the visit that was loaded by itself, as by an address that was typed.
      if (loadsAgain) await person.opens('/resources/housing?q=Trenton');
      await person.clicks('link', 'Employment');
      await person.seesHeading('Employment');
      await page.goBack();
      await person.clicks('button', 'Leave now');
      await patiently(() => Promise.resolve(page.url() === NEUTRAL));

      await page.goBack();
      await patiently(() => Promise.resolve(page.url() === before));
      await page.goForward();
      await patiently(() => Promise.resolve(page.url() === NEUTRAL));
      await page.goForward();
      expect([NEUTRAL, `${link.address}/`]).toContain(page.url());
    }
  });
});
