import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

const PASSWORD = 'Sunrise2024';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe.runIf(DEVICE === 'chromium')('what was typed and tapped', () => {
  /** A person who answers on several screens, each of which keeps something in this window. */
  async function answers() {
    const { person } = visit;
    await person.opens('/appointment');
    await person.types('What is it for?', 'Parole office');
    await person.opens('/interview');
    await person.opens('/first-days');
    await person.evaluate(() => document.querySelector<HTMLElement>('.things button')?.click());
    await person.opens('/resume/new/reach');
    await person.types('First and last name', 'Ana Ruiz');
    await person.types('Phone number', '9735550142');
    await person.movesTo('/resume/new');
    await person.seesHeading('What work have you done?');
    await person.clicks('button', 'Kitchen worker');
    await person.until(() => location.pathname === '/resume/new/tasks/0', 'the tasks');
  }
  const keys = () => visit.person.evaluate(() => Object.keys(sessionStorage).sort());
  const isForgotten = async () => {
    const { person } = visit;
    await patiently(async () =>
      (await keys()).every((key) => ['comfort', 'language'].includes(key)),
    );
    for (const path of ['/resume/new/jobs', '/resume/new/reach', '/appointment']) {
      await person.movesTo(path);
      await person.isAt(path);
      const texts = await person.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLInputElement>('main input'), ({ value }) => value),
      );
      expect(texts.join('')).toBe('');
      expect(await person.text()).not.toContain('Ana Ruiz');
      expect(await person.evaluate(() => document.querySelectorAll('.jobs li').length)).toBe(0);
    }
  };

  test('B7 KSK-5 stays at a log-in, and is gone after a log-out on any screen', async () => {
    const { person } = visit;
    await answers();
    await person.movesTo('/login');
    await person.clicks('button', "Don't have an account? Click here to sign up");
    await person.types('Email', 'typed@example.org');
    await person.types('Password', PASSWORD);
    await person.types('Confirm password', PASSWORD);
    await person.clicks('button', 'Sign Up');
    await person.seesHeading('Welcome back, typed@example.org!');
    expect(await keys()).toContain('resume-answers');
    await person.movesTo('/resume/new/reach');
    await person.until(
      () => document.querySelector<HTMLInputElement>('#builder-name')?.value === 'Ana Ruiz',
      'the name',
    );
    await person.clicks('button', 'Log out');
    await person.until(() => location.pathname === '/', 'the first screen');
    await isForgotten();
  });

  test('B7 KSK-5 without an account it is gone 15 minutes after the last touch', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    await page.clock.install();
    await answers();
    await page.clock.fastForward('14:01');
    await person.sees('this screen will start over soon');
    expect(await person.violations()).toEqual([]);
    await person.presses('Tab');
    await person.until(() => !document.querySelector('.idle'), 'the warning to go');
    expect(await keys()).toContain('resume-answers');
    await page.clock.fastForward('14:01');
    await person.sees('this screen will start over soon');
    await page.clock.fastForward('01:00');
    await person.until(() => location.pathname === '/', 'the first screen');
    await page.goBack();
    await isForgotten();
  });
});
