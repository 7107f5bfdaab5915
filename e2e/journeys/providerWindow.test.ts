import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIdentityProvider, type IdentityProvider } from '../identityProvider';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

// A large screen shows the pages of a provider in a window beside the page (LIM-2). The redirect, which
// phones have, is in provider.test.ts.

/** Milliseconds for a step in the window, even while builds have every processor. */
const LONGEST = 180_000;

describe.runIf(DEVICE === 'chromium')('log-in in the window of an identity provider', () => {
  let provider: IdentityProvider;
  let visit: Visit;
  beforeAll(async () => {
    provider = await openIdentityProvider(true);
    visit = await beginVisit({ settings: provider.settings });
    provider.opensFor(visit.service.address);
  });
  afterAll(async () => {
    await visit.end();
    provider.close();
  });

  async function looks(name: string) {
    expect(await visit.person.violations()).toEqual([]);
    const folder = process.env.NB_PICTURES;
    if (folder) await visit.person.window.screenshot(`${folder}/${DEVICE}-${name}.png`);
  }
  /** Presses a button that opens a window; answers the window, with the provider's page in it. */
  async function opensWindow(press: () => Promise<void>): Promise<Page> {
    const opened = visit.chromium().page.waitForEvent('popup', { timeout: LONGEST });
    await press();
    const popUp = await opened;
    popUp.setDefaultTimeout(LONGEST);
    await popUp.waitForSelector('[name=login]');
    return popUp;
  }
  const clicks = (button: string) => () => visit.person.clicks('button', button);
  /** Logs in at the provider; the window is handed over after that. */
  async function logsIn(popUp: Page, login: string) {
    await popUp.fill('[name=login]', login);
    await popUp.fill('[name=password]', 'x');
    await popUp.press('[name=password]', 'Enter');
    await popUp.waitForSelector('[value=consent]', { state: 'attached' });
    // The window may be gone before the press is answered.
    await popUp.press('[type=submit]', 'Enter', { noWaitAfter: true }).catch(() => undefined);
  }
  const isClosed = (popUp: Page) => patiently(() => Promise.resolve(popUp.isClosed()));
  /** The provider knows a browser again in which a person logged in before. */
  const isForgotten = () => visit.chromium().page.context().clearCookies();
  async function logsOut() {
    await visit.person.clicks('button', 'Log out');
    await visit.person.seesHeading('Log In to New Beginnings');
  }

  test('LIM-2 LOG-5 a person logs in in a window of 500 by 600, and the page continues', async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.ownsTheDevice();
    const popUp = await opensWindow(clicks('Log in with The State'));
    expect(await popUp.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    // The provider cannot send the page elsewhere.
    expect(await popUp.evaluate(() => opener as unknown)).toBeNull();
    await person.sees('Go on in the new window');
    await looks('provider-window');
    await logsIn(popUp, 'nora');
    await person.seesHeading('Welcome back, nora@example.org!');
    await isClosed(popUp);
    await person.isAt('/profile');
    expect(await person.evaluate(() => sessionStorage.getItem('provider-sign-in'))).toBeNull();
  });

  test('LIM-2 IDN-3 a proof is given in the window, and what it is for is done', async () => {
    const { person } = visit;
    await person.clicks('button', 'Delete my account');
    // The provider knows the browser, and asks all the same.
    const popUp = await opensWindow(clicks('Confirm with The State'));
    await person.sees('in the small window');
    await looks('provider-window-proof');
    await logsIn(popUp, 'nora');
    await person.seesHeading('Log In to New Beginnings');
    await person.sees('Your account is closed. No one can log in to it.');
    await isClosed(popUp);
  });

  test('LIM-2 who closes the window tries again, or stops, with nothing lost', async () => {
    const { person } = visit;
    await isForgotten();
    await person.opens('/login');
    await person.types('Email', 'typed@example.com');
    const first = await opensWindow(clicks('Log in with The State'));
    await first.close();
    await person.sees('You closed the window');
    await looks('provider-window-closed');
    const second = await opensWindow(clicks('Try again'));
    await person.sees('Go on in the new window');
    await person.clicks('button', 'Cancel');
    await person.until(() => document.querySelector('[role=dialog]') === null, 'no dialog');
    const email = () => document.querySelector<HTMLInputElement>('#email')?.value;
    expect(await person.evaluate(email)).toBe('typed@example.com');
    // What is done in a window after the page stopped waiting logs no one in.
    await logsIn(second, 'nell');
    await second.waitForSelector('text=You are not logged in');
    await second.close();
    await isForgotten();
    const third = await opensWindow(clicks('Log in with The State'));
    await logsIn(third, 'nell');
    await person.seesHeading('Welcome back, nell@example.org!');
    await logsOut();
  });

  test('LIM-2 B7 on a shared computer a provider is added in the window, and nothing is kept', async () => {
    const { person } = visit;
    const email = 'olga@example.com';
    await isForgotten();
    await person.opens('/login');
    await person.clicks('button', "Don't have an account? Click here to sign up");
    await person.types('Email', email);
    await person.types('Password', 'Sunrise2024');
    await person.types('Confirm password', 'Sunrise2024');
    await person.clicks('button', 'Sign Up');
    await person.seesHeading(`Welcome back, ${email}!`);
    await person.sees('Add The State');
    const popUp = await opensWindow(clicks('Add The State'));
    await logsIn(popUp, 'otto');
    await person.sees('Your ways to log in have changed.');
    await person.clicks('button', 'OK');
    await person.seesHeading(`Welcome back, ${email}!`);
    await isClosed(popUp);
    const kept = () => [localStorage.length, sessionStorage.length, document.cookie];
    expect(await person.evaluate(kept)).toEqual([0, 0, '']);
    await person.opens('/profile');
    await person.seesHeading('Log In to New Beginnings');
  });

  test('LIM-2 a browser that blocks the window sends the page itself, by keyboard, in Spanish', async () => {
    const { person } = visit;
    await isForgotten();
    await person.evaluate(() => sessionStorage.setItem('language', 'es'));
    await person.opens('/login');
    await person.sees('Iniciar sesión con The State');
    await person.evaluate(() => {
      window.open = () => null;
    });
    await person.tabsTo('Iniciar sesión con The State');
    await person.presses('Enter');
    await person.until(() => document.querySelector('[name=login]') !== null, 'the provider');
    await logsIn(visit.chromium().page, 'rosa');
    await person.seesHeading('¡Qué gusto verle, rosa@example.org!');
    await person.clicks('button', 'Cerrar sesión');
    await person.seesHeading('Inicie sesión en New Beginnings');
  });

  test('LIM-2 a provider that cuts the tie to its window logs the person in even so, in Spanish', async () => {
    const { person } = visit;
    await isForgotten();
    await person.opens('/login');
    provider.cutsTies();
    const popUp = await opensWindow(clicks('Iniciar sesión con The State'));
    // It looks closed from now on, and this page cannot know better.
    await person.sees('Usted cerró la ventana');
    await looks('provider-window-cut-es');
    await logsIn(popUp, 'rosa');
    await person.seesHeading('¡Qué gusto verle, rosa@example.org!');
    await person.evaluate(() => sessionStorage.setItem('language', 'en'));
  });
});
