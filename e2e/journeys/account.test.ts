import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

const PASSWORD = 'Sunrise2024';
const OTHER = 'Harvest2025';

/** Where a kiosk finds USB sticks. */
const sticks = mkdtempSync(join(tmpdir(), 'nb-sticks-'));
let visit: Visit;
beforeAll(async () => {
  mkdirSync(join(sticks, 'BLUE'));
  visit = await beginVisit({ env: { NB_STICK_FOLDERS: sticks } });
});
afterAll(async () => {
  await visit.end();
  rmSync(sticks, { recursive: true, force: true });
});

/** Looks whether an archive holds the data of the account. */
function holdsTheData(archive: string) {
  const kept = execFileSync('unzip', ['-p', archive, 'my-data.json'], { encoding: 'utf8' });
  const { account } = JSON.parse(kept) as { account: { email: string } };
  expect(account.email).toBe('ana@example.org');
}
async function logsIn(email: string, password: string) {
  const { person } = visit;
  await person.opens('/login');
  await person.types('Email', email);
  await person.types('Password', password);
  await person.ownsTheDevice();
  await person.clicks('button', 'Log In');
}
async function logsOut() {
  const { person } = visit;
  await person.opens('/profile');
  await person.clicks('button', 'Log out');
  await person.seesHeading('Log In to New Beginnings');
}
/** Sees a notice, looks whether it is accessible, and closes it. */
async function isTold(title: string, message: string) {
  const { person } = visit;
  await person.until(
    (wanted) => document.querySelector('#notice-title')?.textContent === wanted,
    `the notice "${title}"`,
    title,
  );
  await person.sees(message);
  expect(await person.violations()).toEqual([]);
  await person.clicks('button', 'OK');
  // A closed dialog gives the focus back to where it was.
  await person.until(
    () => !document.querySelector('#notice-title') && document.activeElement !== document.body,
    'the notice to close',
  );
}
const disabled = (name: string) =>
  visit.person.evaluate(
    (wanted) =>
      Array.from(document.querySelectorAll('button')).find((it) => it.textContent === wanted)
        ?.disabled,
    name,
  );

/** Where the text of a page begins, in pixels. */
const roomAboveMain = () => {
  const main = document.querySelector('main');
  if (!main) throw new Error('there is no page');
  return main.getBoundingClientRect().top + parseFloat(getComputedStyle(main).paddingTop);
};
/** How far the page has moved by itself (layout shift, web.dev/cls); 0 where an engine can't tell. */
const movedSinceLoad = () =>
  new Promise<number>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      resolve(0);
      return;
    }
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) moved += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        add(observer.takeRecords());
        resolve(moved);
      }),
    );
  });

describe('an account', () => {
  test('LOG-1 LOG-2 VAL-4 sign-up says what is wrong and opens the profile', async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.seesHeading('Log In to New Beginnings');
    await person.clicks('button', "Don't have an account? Click here to sign up");
    await person.seesHeading('Sign Up For New Beginnings');
    await person.types('Email', 'ana@mail.example.org');
    await person.sees('Please enter a valid email');
    await person.types('Password', 'weak');
    await person.sees('Password must be 8+ characters long');
    expect(await disabled('Sign Up')).toBe(true);
    await person.types('Email', 'ana@example.org');
    await person.types('Password', PASSWORD);
    await person.types('Confirm password', 'Sunrise2023');
    await person.sees('Passwords do not match!');
    expect(await person.violations()).toEqual([]);
    await person.types('Confirm password', PASSWORD);
    expect(await disabled('Sign Up')).toBe(false);
    await person.ownsTheDevice();
    await person.clicks('button', 'Sign Up');
    await person.seesHeading('Welcome back, ana@example.org!');
    expect(await person.violations()).toEqual([]);
  });

  test('HOM-1 nothing moves while a page loads for a person who is logged in', async () => {
    const { person } = visit;
    for (const path of ['/profile', '/resources/food']) {
      await person.opens(path);
      await person.until(() => document.querySelector('main') !== null, 'the page');
      const before = await person.evaluate(roomAboveMain);
      await person.sees('Logged in:');
      expect(await person.evaluate(roomAboveMain), path).toBe(before);
      expect(await person.evaluate(movedSinceLoad), path).toBeLessThan(0.02);
    }
  });

  test('SES-2 the session is still there after a new start of the page', async () => {
    const { person } = visit;
    await person.opens('/about');
    await person.opens('/profile');
    await person.seesHeading('Welcome back, ana@example.org!');
  });

  test('PRF-1 HOM-3 two tabs, and the address of the second', async () => {
    const { person } = visit;
    await person.opens('/about');
    await person.opens('/profile#resume');
    await person.sees('You have no resumes here yet.');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Settings');
    await person.sees('Change your Email');
  });

  test('ERR SES-1 log-out; a wrong password and a taken address are said, nothing is lost', async () => {
    const { person } = visit;
    await logsOut();
    await logsIn('ana@example.org', 'Sunrise2023');
    await isTold('Sign In Failed', "The email or password isn't right.");
    const typed = () =>
      person.evaluate(() => document.querySelector<HTMLInputElement>('#password')?.value);
    expect(await typed()).toBe('Sunrise2023');
    await person.opens('/login');
    await person.clicks('button', "Don't have an account? Click here to sign up");
    await person.types('Password', 'Password1');
    await person.types('Confirm password', 'Password1');
    for (const email of ['ana@example.org', 'new-person@example.org']) {
      await person.types('Email', email);
      await person.clicks('button', 'Sign Up');
      await isTold('Sign Up Failed', "Many people use this password, so it's easy to guess.");
    }
    await person.types('Email', 'ana@example.org');
    await person.types('Password', OTHER);
    await person.types('Confirm password', OTHER);
    await person.clicks('button', 'Sign Up');
    await isTold('Sign Up Failed', 'There is already an account with this email.');
  });

  test('LIM-1 ERR without a network it is said, what was typed stays, and it works later', async () => {
    const { person, link } = visit;
    await person.opens('/login');
    await person.types('Email', 'ana@example.org');
    await person.types('Password', PASSWORD);
    await person.ownsTheDevice();
    link.weather = 'cut';
    await person.clicks('button', 'Log In');
    await isTold('Sign In Failed', 'There is no connection right now.');
    link.weather = 'log-in page';
    await person.clicks('button', 'Log In');
    await isTold('Sign In Failed', 'There is no connection right now.');
    link.weather = 'fine';
    await person.clicks('button', 'Log In');
    await person.seesHeading('Welcome back, ana@example.org!');
  });

  test('LOG-3 VAL-5 IDN-7 a forgotten password is replaced by a link in a mail', async () => {
    const { person, service } = visit;
    await logsOut();
    await person.clicks('button', 'Forgot password? Click here.');
    await person.sees('Enter your email.');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Submit');
    await isTold('Invalid Email', 'Please make sure the inputted email is valid.');
    await person.typesInto('#reset-email', 'ana@example.org');
    await person.clicks('button', 'Submit');
    await isTold(
      'Check Your Inbox',
      "If we have your email on file, we'll send a password reset email shortly.",
    );
    const link = await linkMailedTo(service, 'ana@example.org', 'resetPassword');
    await person.opens(link);
    await person.seesHeading('Choose a new password');
    await person.isAt('/auth/action');
    await person.types('New Password', OTHER);
    await person.types('Confirm New Password', OTHER);
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Save');
    await person.sees('Your new password is ready. Log in with it.');
    await person.opens(link);
    await person.seesHeading("This link doesn't work");
    await person.sees('This link was used before');
    await logsIn('ana@example.org', OTHER);
    await person.seesHeading('Welcome back, ana@example.org!');
  });

  test('PRF-2 VAL-6 IDN-5 the address changes by a confirmation and can be brought back', async () => {
    const { person, service } = visit;
    await person.opens('/profile');
    await person.clicks('button', 'Confirm');
    await isTold('Something Went Wrong', 'Email address must be non-empty!');
    await person.types('New Email', 'ana.new@example.org');
    await person.presses('Enter');
    await isTold('Check Your Inbox', 'We sent a link to your new email.');
    await person.opens(await linkMailedTo(service, 'ana.new@example.org', 'verifyAndChangeEmail'));
    await person.sees('Use ana.new@example.org from now on?');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Yes, confirm');
    await person.sees('Your email is confirmed. Log in with it.');
    await logsIn('ana.new@example.org', OTHER);
    await person.seesHeading('Welcome back, ana.new@example.org!');
    const resetLink = () => linkMailedTo(service, 'ana@example.org', 'resetPassword');
    const before = await resetLink();
    await person.opens(await linkMailedTo(service, 'ana@example.org', 'recoverEmail'));
    await person.sees('Use ana@example.org again, and log out on all devices?');
    await person.clicks('button', 'Yes, confirm');
    await person.sees("If there was a password, it doesn't work now. We sent you a link.");
    await patiently(async () => (await resetLink()) !== before);
    await person.opens(await resetLink());
    await person.types('New Password', OTHER);
    await person.types('Confirm New Password', OTHER);
    await person.clicks('button', 'Save');
    await person.sees('Your new password is ready. Log in with it.');
    await logsIn('ana@example.org', OTHER);
    await person.seesHeading('Welcome back, ana@example.org!');
  });

  test('PRF-2 PRF-3 the password changes when the current one is right', async () => {
    const { person } = visit;
    await person.opens('/profile');
    await person.types('Current Password', 'Wrong1234');
    await person.types('New Password', PASSWORD);
    await person.presses('Enter');
    await isTold('Something Went Wrong', 'INVALID_LOGIN_CREDENTIALS');
    await person.types('Current Password', OTHER);
    await person.presses('Enter');
    await isTold('Password Changed', 'Use your new password from now on.');
    await logsOut();
    await logsIn('ana@example.org', PASSWORD);
    await person.seesHeading('Welcome back, ana@example.org!');
  });

  test('F4 the data can be seen, all sessions ended, and the account deleted', async () => {
    const { person, service } = visit;
    if (DEVICE === 'chromium') {
      const download = visit.chromium().page.waitForEvent('download');
      await person.clicks('button', 'Download my data');
      holdsTheData(await (await download).path());
    } else {
      await person.clicks('button', 'Show my data');
      await person.until(
        () => document.querySelector('textarea')?.value.includes('ana@example.org'),
        'the data',
      );
      await person.clicks('button', 'OK');
      await person.clicks('button', 'Save my data on my USB stick');
      await person.sees('Everything is on your stick "BLUE"');
      holdsTheData(join(sticks, 'BLUE/my-data.zip'));
    }
    await person.clicks('button', 'Log out everywhere');
    await person.seesHeading('Log In to New Beginnings');
    await person.sees('You are logged out on this device and on all others.');
    await logsIn('ana@example.org', PASSWORD);
    await person.seesHeading('Welcome back, ana@example.org!');
    await person.clicks('button', 'Delete my account');
    await person.typesInto('#prove-password', PASSWORD);
    expect(await person.violations()).toEqual([]);
    await person.sees('Everything in it is deleted for good after 3 days');
    await person.clicks('button', 'Yes, delete it');
    await person.seesHeading('Log In to New Beginnings');
    await person.sees('Your account is closed. No one can log in to it.');
    await logsIn('ana@example.org', PASSWORD);
    await isTold('Sign In Failed', "The email or password isn't right.");
    const link = await linkMailedTo(service, 'ana@example.org', 'recoverEmail', 'New Jersey time');
    await person.opens(link);
    await person.seesHeading('Your deleted account');
    await person.sees('The account of ana@example.org is closed.');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Delete everything now');
    await person.sees("You can't undo this.");
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Delete for good');
    await person.sees('Your account is gone, with all that was in it.');
    await person.opens(link);
    await person.seesHeading("This link doesn't work");
  });

  test('A7 an account that a thief deleted comes back by the mailed link', async () => {
    const { person, service } = visit;
    await person.signsUp('fay@example.org', PASSWORD);
    await person.clicks('button', 'Delete my account');
    await person.typesInto('#prove-password', PASSWORD);
    await person.clicks('button', 'Yes, delete it');
    await person.sees('Your account is closed. No one can log in to it.');
    await person.opens(await linkMailedTo(service, 'fay@example.org', 'recoverEmail'));
    await person.clicks('button', 'Get my account back');
    await person.sees('Your account uses this email again.');
    await person.opens(await linkMailedTo(service, 'fay@example.org', 'resetPassword'));
    await person.types('New Password', OTHER);
    await person.types('Confirm New Password', OTHER);
    await person.clicks('button', 'Save');
    await person.sees('Your new password is ready. Log in with it.');
    await logsIn('fay@example.org', OTHER);
    await person.seesHeading('Welcome back, fay@example.org!');
    await logsOut();
  });

  test('SES-1 who is closed out by an operator is logged out and told', async () => {
    const { person, service } = visit;
    await visit.person.signsUp('ben@example.org', PASSWORD);
    expect(service.command('user', 'show', 'ben@example.org')).toContain('"ben@example.org"');
    // Typed before: the screen may hear of it by itself and go.
    await person.types('New Email', 'ben.new@example.org');
    service.command('user', 'disable', 'ben@example.org');
    await person.presses('Enter');
    await person.seesHeading('Log In to New Beginnings');
    await person.sees('You were logged out because');
    await logsIn('ben@example.org', PASSWORD);
    await isTold('Sign In Failed', 'This account is closed.');
    service.command('user', 'enable', 'ben@example.org');
    service.command('keys', 'rotate');
    await logsIn('ben@example.org', PASSWORD);
    await person.seesHeading('Welcome back, ben@example.org!');
    await logsOut();
  });

  test('LOG-6 a sign-up is counted as newaccount', async () => {
    await visit.person.until(() => true, 'the page');
    const counted = () => visit.service.command('page-views').includes('newaccount');
    // Every page that is opened has the visits so far sent.
    await patiently(async () => {
      if (counted()) return true;
      await visit.person.opens('/about');
      return false;
    });
  });

  test('LOG-1 sign-up and log-out with the keyboard alone, in Spanish', async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.evaluate(() => sessionStorage.setItem('language', 'es'));
    await person.opens('/login');
    await person.tabsTo('¿No tiene cuenta?');
    await person.presses('Enter');
    for (const [label, text] of [
      ['Correo electrónico', 'eva@example.org'],
      ['Contraseña', PASSWORD],
      ['Repita la contraseña', PASSWORD],
    ] as const) {
      await person.types(label, text);
    }
    await person.presses('Enter');
    await person.seesHeading('¡Qué gusto verle, eva@example.org!');
    await person.tabsTo('Cerrar sesión');
    expect((await person.focused()).visible).toBe(true);
    await person.presses('Enter');
    await person.seesHeading('Inicie sesión en New Beginnings');
  });
});

test.runIf(DEVICE === 'chromium')(
  'LIM-2 a second tab follows a sign-in and a sign-out',
  async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    await person.evaluate(() => sessionStorage.setItem('language', 'en'));
    await person.opens('/profile');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'Log In to New Beginnings' }).waitFor();
    await logsIn('ben@example.org', PASSWORD);
    await second.getByRole('heading', { name: 'Welcome back, ben@example.org!' }).waitFor();
    await second.getByRole('button', { name: 'Log out', exact: true }).click();
    await person.seesHeading('Log In to New Beginnings');
    await second.close();
  },
);
