import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIdentityProvider, type IdentityProvider } from '../identityProvider';
import { digitsMailedTo } from '../sentCode';
import { beginVisit, DEVICE, type Visit } from '../visit';

// Log-in with an account at an identity provider (a certified one, which tells the email beside its
// tokens). A kiosk stays with our pages.

describe('log-in with an identity provider', () => {
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
  /** Goes to the provider with its button, and logs in there. */
  async function logsInThere(login: string, button = 'Log in with The State') {
    const { person } = visit;
    await person.clicks('button', button);
    await person.until(() => document.querySelector('[name=login]') !== null, 'the provider');
    await person.window.type('[name=login]', login);
    await person.window.type('[name=password]', 'x');
    await person.window.click('[type=submit]');
    const isConsent = () => document.querySelector('[value=consent]') !== null;
    await person.until(isConsent, 'the question of the provider');
    await person.window.click('[type=submit]');
  }

  test('IDN-2 a kiosk shows no provider, because its window stays with our pages', async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.sees('Send me a code by email');
    const shown = (await person.text()).includes('The State');
    expect(shown).toBe(DEVICE !== 'kiosk');
    await looks('provider-button');
  });

  test.skipIf(DEVICE === 'kiosk')(
    'IDN-2 LOG-5 a person goes to the provider and comes back logged in',
    async () => {
      const { person } = visit;
      await person.opens('/login');
      await person.sees('Log in with The State');
      await person.ownsTheDevice();
      await logsInThere('nora');
      await person.seesHeading('Welcome back, nora@example.org!');
      expect(await person.evaluate(() => location.pathname + location.search)).toBe('/profile');
      expect(await person.evaluate(() => sessionStorage.getItem('provider-sign-in'))).toBeNull();
      await person.sees('The State');
      await looks('provider-profile');
      await person.clicks('button', 'Log out');
      await person.seesHeading('Log In to New Beginnings');
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

  test.skipIf(DEVICE === 'kiosk')(
    'IDN-3 the settings show it; it is removed beside another way, in Spanish',
    async () => {
      const { person, service } = visit;
      const email = 'nora@example.org';
      await person.evaluate(() => sessionStorage.setItem('language', 'es'));
      await person.opens('/login');
      await person.sees('Iniciar sesión con The State');
      await looks('provider-button-es');
      await person.clicks('button', 'Mandarme un código por correo');
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
      const isGone = () => !document.body.innerText.includes('The State');
      await person.until(isGone, 'the provider is gone');
    },
  );
});
