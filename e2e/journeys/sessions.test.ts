import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeChromium, openChromium, type ChromiumWindow } from '../chromium';
import { Person } from '../person';
import { beginVisit, DEVICE, type Visit } from '../visit';

const EMAIL = 'ana@example.org';
const PASSWORD = 'Sunrise2024';
const HERE = DEVICE === 'kiosk' ? 'Kiosk, Linux' : 'Chrome, Linux';
const OTHER = 'Chrome, Linux. Last used less than an hour ago';

let visit: Visit;
/** The browser of the same person somewhere else. */
let elsewhere: ChromiumWindow;
beforeAll(async () => {
  visit = await beginVisit();
  elsewhere = await openChromium(visit.link.address);
});
afterAll(async () => {
  await elsewhere.close();
  await closeChromium();
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
  const there = new Person(elsewhere);
  await person.signsUp(EMAIL, PASSWORD);
  await person.sees(`${HERE}. This device, now`);
  await there.opens('/login');
  await there.types('Email', EMAIL);
  await there.types('Password', PASSWORD);
  await there.ownsTheDevice();
  await there.clicks('button', 'Log In');
  await there.seesHeading(`Welcome back, ${EMAIL}!`);

  await person.opens('/profile');
  await person.sees(OTHER);
  await looks('sessions');
  await person.clicks('button', `Log out there: ${OTHER}`);
  await person.sees('Log out there?');
  await looks('sessions-question');
  await person.clicks('button', 'Cancel');
  await person.clicks('button', `Log out there: ${OTHER}`);
  await person.clicks('button', 'Log out there');
  await person.sees('Done. You are logged out there.');
  await person.until(() => !document.body.innerText.includes('Last used'), 'the shorter list');
  await looks('sessions-ended');

  await there.opens('/profile');
  await there.seesHeading('Log In to New Beginnings');
  await there.sees('when you log out from another device');
  // The session that ended the other one continues.
  await person.opens('/profile');
  await person.seesHeading(`Welcome back, ${EMAIL}!`);
});
