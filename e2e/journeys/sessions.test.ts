import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium, type ChromiumWindow } from '../chromium';
import { Person } from '../person';
import { beginVisit, DEVICE, type Visit } from '../visit';

const EMAIL = 'ana@example.org';
const PASSWORD = 'Sunrise2024';
const OTHER = 'Log out there: Chrome, Linux. Last used less than an hour ago';

describe.runIf(DEVICE === 'chromium')('where a person is logged in', () => {
  let visit: Visit;
  let window: ChromiumWindow;
  beforeAll(async () => {
    visit = await beginVisit();
    window = await openChromium(visit.link.address);
  });
  afterAll(async () => {
    await window.close();
    await visit.end();
  });

  /** Looks at the state of the screen, in a picture when one is asked for. */
  async function looks(name: string) {
    expect(await visit.person.violations()).toEqual([]);
    const folder = process.env.NB_PICTURES;
    if (folder) await visit.person.window.screenshot(`${folder}/${name}.png`);
  }

  test('B6 another device is logged out from here, and says so there', async () => {
    const { person } = visit;
    const there = new Person(window);
    await person.signsUp(EMAIL, PASSWORD);
    await person.sees('Chrome, Linux. This device, now');
    await there.opens('/login');
    await there.types('Email', EMAIL);
    await there.types('Password', PASSWORD);
    await there.ownsTheDevice();
    await there.clicks('button', 'Log In');
    await there.seesHeading(`Welcome back, ${EMAIL}!`);

    await person.opens('/profile');
    await person.sees('Chrome, Linux. Last used less than an hour ago');
    await looks('sessions');
    await person.clicks('button', OTHER);
    await person.sees('Log out there?');
    await looks('sessions-question');
    await person.clicks('button', 'Cancel');
    await person.clicks('button', OTHER);
    await person.clicks('button', 'Log out there');
    await person.sees('Done. You are logged out there.');
    await person.until(() => !document.body.innerText.includes('Last used'), 'the shorter list');
    await looks('sessions-ended');

    await there.opens('/profile');
    await there.seesHeading('Log In to New Beginnings');
    await there.sees('when you log out from another device');
    // The session that ended the other one goes on.
    await person.opens('/profile');
    await person.seesHeading(`Welcome back, ${EMAIL}!`);
  });
});
