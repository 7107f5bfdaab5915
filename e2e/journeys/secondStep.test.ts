import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { totp } from '../../bench/totp.mjs';
import { beginVisit, type Visit } from '../visit';

const EMAIL = 'ana@example.org';
const PASSWORD = 'Sunrise2024';
const NEXT = 'Harvest2025';
const CODE = 'Enter the 6 digits from your app';

let visit: Visit;
let key = '';
let recoveryCodes: string[] = [];
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

async function givesPassword(password = PASSWORD) {
  const { person } = visit;
  await person.opens('/login');
  await person.types('Email', EMAIL);
  await person.types('Password', password);
  await person.clicks('button', 'Log In');
  await person.seesHeading('One more step');
}
async function logsOut() {
  const { person } = visit;
  await person.clicks('button', 'Log out');
  await person.seesHeading('Log In to New Beginnings');
}
/** Looks at the state of the screen, in a picture when one is asked for. */
async function looks(name: string) {
  expect(await visit.person.violations()).toEqual([]);
  const folder = process.env.NB_PICTURES;
  if (folder) await visit.person.window.screenshot(`${folder}/${name}.png`);
}

test('IDN-3 a second step is set up in the settings, once the address is confirmed', async () => {
  const { person, service } = visit;
  await person.signsUp(EMAIL, PASSWORD);
  await person.clicks('button', 'Set up a second step');
  await person.sees('First confirm your email. We sent you a link.');
  await looks('confirm-first');
  await person.clicks('button', 'OK');
  await person.opens(await linkMailedTo(service, EMAIL, 'verifyEmail'));
  await person.clicks('button', 'Yes, confirm');
  await person.sees('Your email is confirmed.');
  await person.opens('/profile');
  await person.clicks('button', 'Set up a second step');
  await person.sees('1. Open the app on your phone.');
  key = await person.evaluate(() => {
    const details = document.querySelector<HTMLDetailsElement>('.modal details');
    if (details) details.open = true;
    return document.querySelector('.typed-key')?.textContent ?? '';
  });
  expect(key).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await looks('set-up');
  await person.types(CODE, totp(key));
  await person.clicks('button', 'Turn on');
  await person.sees('Your recovery codes');
  await looks('recovery-codes');
  recoveryCodes = await person.evaluate(() =>
    Array.from(document.querySelectorAll('.recovery-codes code'), (it) => it.textContent),
  );
  expect(recoveryCodes).toHaveLength(10);
  await person.clicks('button', 'I have my codes');
  await person.sees('App on your phone. Added on');
  await looks('settings');
});

test('IDN-3 the password alone does not log in; the code of the app does, once', async () => {
  const { person } = visit;
  await logsOut();
  await givesPassword();
  await looks('second-step');
  await person.types(CODE, '000000');
  await person.presses('Enter');
  await person.sees("That code isn't right.");
  await looks('wrong-code');
  const code = totp(key, 1);
  await person.types(CODE, code);
  await person.presses('Enter');
  await person.seesHeading(`Welcome back, ${EMAIL}!`);
  await logsOut();
  await givesPassword();
  await person.types(CODE, code);
  await person.presses('Enter');
  await person.sees("That code isn't right.");
});

test('IDN-3 who lost the phone logs in with a recovery code, which works once', async () => {
  const { person } = visit;
  const [first = '', second = ''] = recoveryCodes;
  await givesPassword();
  await person.clicks('button', 'I lost my phone');
  await person.types('Enter one of the codes from your paper', first.toLowerCase());
  await looks('recovery-code');
  await person.presses('Enter');
  await person.seesHeading(`Welcome back, ${EMAIL}!`);
  await logsOut();
  await givesPassword();
  await person.clicks('button', 'I lost my phone');
  await person.types('Enter one of the codes from your paper', first);
  await person.presses('Enter');
  await person.sees('it was used before');
  await person.types('Enter one of the codes from your paper', second);
  await person.presses('Enter');
  await person.seesHeading(`Welcome back, ${EMAIL}!`);
});

test('IDN-5 PRF-2 a password change asks for both steps', async () => {
  const { person } = visit;
  await person.types('Current Password', PASSWORD);
  await person.types('New Password', NEXT);
  await person.presses('Enter');
  await person.sees(CODE);
  await looks('second-step-dialog');
  await person.clicks('button', 'I lost my phone');
  await person.types('Enter one of the codes from your paper', recoveryCodes[2] ?? '');
  await person.presses('Enter');
  await person.sees('Use your new password from now on.');
  await person.clicks('button', 'OK');
});

test('IDN-3 the second step is removed, and then the password is enough', async () => {
  const { person } = visit;
  await person.window.click('.factors button');
  await person.sees('Remove the second step?');
  await looks('remove');
  await person.clicks('button', 'Remove');
  await person.sees('Second step removed');
  await person.clicks('button', 'OK');
  await person.sees('You need a phone with a free app');
  await logsOut();
  await person.types('Email', EMAIL);
  await person.types('Password', NEXT);
  await person.clicks('button', 'Log In');
  await person.seesHeading(`Welcome back, ${EMAIL}!`);
});
