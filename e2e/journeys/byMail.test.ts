import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { patiently } from '../patience';
import { beginVisit, type Visit } from '../visit';

// An installation where a mailed link completes the sign-up.

const PASSWORD = 'Sunrise2024';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit({ settings: ['--sign-up', 'by-mail'] });
});
afterAll(() => visit.end());

async function asksForAccount(email: string) {
  const { person } = visit;
  await person.opens('/login');
  await person.sees("We don't tell anyone that you have one.");
  await person.clicks('button', "Don't have an account? Click here to sign up");
  await person.sees('Open it to choose a password.');
  await person.types('Email', email);
  expect(await person.violations()).toEqual([]);
  await person.clicks('button', 'Sign Up');
  await person.sees('We sent you an email. Open it to continue.');
  await person.clicks('button', 'OK');
}

test('C1 LOG-1 the account appears when the mailed link is opened', async () => {
  const { person, service } = visit;
  await asksForAccount('ana@example.org');
  await person.opens(await linkMailedTo(service, 'ana@example.org', 'signUp'));
  await person.seesHeading('Choose a password');
  await person.isAt('/auth/action');
  await person.types('New Password', PASSWORD);
  await person.types('Confirm New Password', PASSWORD);
  expect(await person.violations()).toEqual([]);
  await person.clicks('button', 'Save');
  await person.sees('Your account is ready. Log in with your password.');
  await person.clicks('link', 'Go to log in');
  await person.types('Email', 'ana@example.org');
  await person.types('Password', PASSWORD);
  await person.clicks('button', 'Log In');
  await person.seesHeading('Welcome back, ana@example.org!');
  await person.clicks('button', 'Log out');
});

test('C1 a taken address looks the same here, and its owner gets another mail', async () => {
  const { service } = visit;
  await asksForAccount('ana@example.org');
  await patiently(() =>
    Promise.resolve(service.mails().some((mail) => mail.includes('You already have an account'))),
  );
});
