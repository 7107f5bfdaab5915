import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openElsewhere } from '../elsewhere';
import { openIdentityProvider, type IdentityProvider } from '../identityProvider';
import { patiently } from '../patience';
import { digitsMailedTo } from '../sentCode';
import { beginVisit, DEVICE, type Visit } from '../visit';

// Log-in with an account at an identity provider (a certified one, which tells the email beside its
// tokens). A kiosk shows its pages in a window of their own.

describe('log-in with an identity provider', () => {
  let provider: IdentityProvider;
  let visit: Visit;
  beforeAll(async () => {
    provider = await openIdentityProvider(true);
    // A small screen, where the page itself goes to the provider (providerWindow.test.ts has the other).
    const small = DEVICE === 'chromium' && { width: 600, height: 800 };
    visit = await beginVisit({ settings: provider.settings, ...small });
    provider.opensFor(visit.service.address);
  });
  afterAll(async () => {
    await visit.end();
    provider.close();
  });

  /** The window of the screens in a kiosk. */
  let main = '';

  async function looks(name: string, isOurs = true) {
    if (isOurs) expect(await visit.person.violations()).toEqual([]);
    const folder = process.env.NB_PICTURES;
    if (folder) await visit.person.window.screenshot(`${folder}/${DEVICE}-${name}.png`);
  }
  /** The provider knows a browser again in which a person logged in before. */
  async function isForgotten() {
    if (DEVICE === 'chromium') await visit.chromium().page.context().clearCookies();
  }
  /** Goes to the provider with its button. A kiosk opens a window for it. */
  async function goesThere(button = 'Log in with The State', withKeyboard = false) {
    const { person } = visit;
    if (withKeyboard) {
      await person.tabsTo(button);
      expect((await person.focused()).visible).toBe(true);
      await person.presses('Enter');
    } else await person.clicks('button', button);
    if (DEVICE === 'kiosk') {
      const { driver } = visit.kiosk();
      main = await driver.getWindowHandle();
      await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
      const second = (await driver.getAllWindowHandles()).find((handle) => handle !== main);
      await driver.switchTo().window(second ?? main);
    }
    await person.until(() => document.querySelector('[name=login]') !== null, 'the provider');
  }
  /** Switches back to the window of the screens when the other one is closed. */
  async function isBack() {
    if (DEVICE !== 'kiosk') return;
    const { driver } = visit.kiosk();
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
  }
  /** Logs in at the provider with the keyboard, and comes back. */
  async function logsInThere(login: string) {
    const { person } = visit;
    // A driver waits for ever for an answer of a window that closes meanwhile.
    if (DEVICE === 'kiosk') visit.presses(...Array.from(login), 'Tab', 'x', 'Return');
    else {
      await person.window.type('[name=login]', login);
      await person.window.type('[name=password]', 'x');
      await person.presses('Enter');
    }
    const isConsent = () => document.querySelector('[value=consent]') !== null;
    await person.until(isConsent, 'the question of the provider');
    await looks('provider-consent', false);
    const isReady = () => document.activeElement?.matches('[type=submit]');
    await person.until(isReady, 'the focus on the button of the provider');
    if (DEVICE === 'kiosk') visit.presses('Return');
    else await person.presses('Enter');
    await isBack();
  }
  async function logsOut() {
    await visit.person.clicks('button', 'Log out');
    await visit.person.seesHeading('Log In to New Beginnings');
  }

  test('IDN-2 LOG-5 a person goes to the provider and comes back logged in', async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.sees('Log in with The State');
    await looks('provider-button');
    await person.ownsTheDevice();
    await goesThere();
    await looks('provider-page', false);
    await logsInThere('nora');
    await person.seesHeading('Welcome back, nora@example.org!');
    await person.isAt('/profile');
    expect(await person.evaluate(() => sessionStorage.getItem('provider-sign-in'))).toBeNull();
    await person.sees('The State');
    await looks('provider-profile');
    await logsOut();
  });

  test.runIf(DEVICE === 'kiosk')(
    'KSK-5 the window of the log-in shows no other host, and its back button leads back',
    async () => {
      const { person } = visit;
      const { driver } = visit.kiosk();
      const elsewhere = await openElsewhere();
      try {
        await person.opens('/login');
        await goesThere();
        for (const leave of ['location.assign(arguments[0])', 'open(arguments[0])']) {
          await driver.executeScript(leave, elsewhere.address);
        }
        await driver.executeScript('location.assign(arguments[0])', visit.service.address);
        const isThere = () => document.querySelector('[name=login]') !== null;
        await person.until(isThere, 'the page of the provider');
        // Its commands are not those of the screens.
        expect(await person.evaluate(() => '__TAURI__' in window)).toBe(false);
        visit.presses('Escape');
        await isBack();
        await person.seesHeading('Log In to New Beginnings');
        const isReady = () =>
          [...document.querySelectorAll('button:enabled')].some(
            (button) => button.textContent === 'Log in with The State',
          );
        await person.until(isReady, 'the button of the provider');
        expect(await person.evaluate(() => document.querySelector('[role=dialog]'))).toBeNull();
        expect(elsewhere.reached).toEqual([]);
      } finally {
        elsewhere.close();
      }
    },
  );

  test('IDN-3 a provider is added in the settings and then leads in', async () => {
    const { person } = visit;
    const email = 'olga@example.com';
    await person.signsUp(email, 'Sunrise2024');
    await person.sees('Add The State');
    await looks('provider-add');
    await isForgotten();
    await goesThere('Add The State');
    await logsInThere('otto');
    if (DEVICE === 'kiosk') {
      await person.sees('Your ways to log in have changed.');
      await person.clicks('button', 'OK');
    }
    await person.seesHeading(`Welcome back, ${email}!`);
    const isAdded = () =>
      [...document.querySelectorAll('button')].some(
        (button) => button.getAttribute('aria-label') === 'Remove: The State',
      );
    await person.until(isAdded, 'the provider in the list');
    expect(await person.text()).not.toContain('Add The State');
    await logsOut();
    await person.ownsTheDevice();
    await isForgotten();
    await goesThere();
    await logsInThere('otto');
    await person.seesHeading(`Welcome back, ${email}!`);
    await logsOut();
  });

  test('IDN-3 a provider that belongs to another account is not added', async () => {
    const { person } = visit;
    await person.signsUp('pia@example.com', 'Sunrise2024');
    await isForgotten();
    await goesThere('Add The State');
    await logsInThere('otto');
    await person.sees('That account already belongs to another account here.');
    await looks('provider-taken');
    if (DEVICE === 'kiosk') await person.clicks('button', 'OK');
    else await person.clicks('link', 'Back to your settings');
    await person.seesHeading('Welcome back, pia@example.com!');
    await person.sees('Add The State');
    await logsOut();
  });

  test.runIf(DEVICE === 'kiosk')(
    'KSK-3 the provider asks the next person at the kiosk who is there',
    async () => {
      const { person } = visit;
      await person.opens('/login');
      await goesThere();
      await logsInThere('quin');
      await person.seesHeading('Welcome back, quin@example.org!');
      visit.presses('Shift_L', 'Shift_L', 'Shift_L');
      await person.isAt('/');
      await person.opens('/login');
      await person.seesHeading('Log In to New Beginnings');
      await goesThere();
      // A visit that ends while the provider is open takes its window along.
      visit.presses('Shift_L', 'Shift_L', 'Shift_L');
      await isBack();
      await person.isAt('/');
    },
  );

  test.skipIf(DEVICE === 'kiosk')(
    'IDN-2 a person who turns back, or opens the way back again, is told so',
    async () => {
      const { person } = visit;
      await person.opens('/auth/action?state=x&error=access_denied');
      await person.seesHeading('You are not logged in');
      await person.sees('You stopped before you were done.');
      await looks('provider-stopped');
      await person.opens('/auth/action?state=x&code=y');
      await person.sees('That took too long, or this page was opened before.');
      expect(await person.evaluate(() => location.search)).toBe('');
      await person.clicks('link', 'Back to Log In');
      await person.seesHeading('Log In to New Beginnings');
    },
  );

  test('IDN-2 KSK-3 on a shared computer the provider asks again, by keyboard, in Spanish', async () => {
    const { person } = visit;
    await person.evaluate(() => sessionStorage.setItem('language', 'es'));
    await person.opens('/login');
    await person.sees('Iniciar sesión con The State');
    await looks('provider-button-es');
    await goesThere('Iniciar sesión con The State', true);
    await logsInThere('rosa');
    await person.seesHeading('¡Qué gusto verle, rosa@example.org!');
    await person.tabsTo('Cerrar sesión');
    await person.presses('Enter');
    await person.seesHeading('Inicie sesión en New Beginnings');
  });

  test('IDN-3 the settings show it; it is removed beside another way, in Spanish', async () => {
    const { person, service } = visit;
    const email = 'nora@example.org';
    await person.evaluate(() => sessionStorage.setItem('language', 'es'));
    await person.opens('/login');
    await person.clicks('button', 'Enviarme un código por correo');
    await person.seesHeading('Iniciar sesión con un código');
    await person.types('Correo electrónico', email);
    await person.presses('Enter');
    await person.seesHeading('Escriba su código');
    await person.types('Escriba los 6 números', await digitsMailedTo(service, email));
    await person.presses('Enter');
    await person.sees(`Correo: ${email}`);
    await person.clicks('button', 'Quitar: The State');
    await person.sees('Entonces ya no puede iniciar sesión con The State.');
    await looks('provider-remove-es');
    await person.clicks('button', 'Quitar');
    await person.sees('Sus maneras de iniciar sesión cambiaron.');
    await person.clicks('button', 'Aceptar');
    const isGone = () => document.querySelector('[aria-label="Quitar: The State"]') === null;
    await person.until(isGone, 'the provider is gone');
    await person.evaluate(() => sessionStorage.setItem('language', 'en'));
  });
});
