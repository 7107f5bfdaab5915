import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { digitsMailedTo, digitsTextedTo } from '../sentCode';
import { beginVisit, DEVICE, type Visit } from '../visit';

// Log-in with a code that arrives on the person's phone, by mail or as a message.

const EMAIL = 'rosa@example.org';
const PHONE = '+19735550100';
const CODE = 'Enter the 6 digits';

/** Another code than the right one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('log-in with a code', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit({ settings: ['--ways', 'email-link,phone'] });
  });
  afterAll(() => visit.end());

  async function logsOut() {
    const { person } = visit;
    await person.clicks('button', 'Log out');
    await person.seesHeading('Log In to New Beginnings');
  }
  /** Looks at the state of the screen, in a picture when one is asked for. */
  async function looks(name: string) {
    expect(await visit.person.violations()).toEqual([]);
    const folder = process.env.NB_PICTURES;
    if (folder) await visit.person.window.screenshot(`${folder}/${DEVICE}-${name}.png`);
  }
  /** Answers the questions that come first where phones are on: who, and on a website whose device it is. */
  async function answers(emailOrPhone: string) {
    const { person } = visit;
    await person.opens('/login');
    await person.sees('One of them is enough.');
    await person.types('Email or phone number', emailOrPhone);
    await person.presses('Enter');
    if (DEVICE !== 'chromium') return;
    await person.seesHeading('Is this your own phone or computer?');
    await looks('code-device');
    await person.clicks('button', 'Yes, only I use it');
  }
  async function asksForMail(email: string) {
    const { person } = visit;
    await answers(email);
    await person.sees('Send me a code by email');
    await person.clicks('button', 'Send me a code by email');
    await person.seesHeading('Log in with a code');
    await looks('code-email');
    await person.clicks('button', 'Send me a code');
    await person.seesHeading('Enter your code');
  }

  test('IDN-2 LOG-5 the six digits of a mail log in, without a password', async () => {
    const { person, service } = visit;
    await person.opens('/login');
    await person.sees('One of them is enough.');
    await looks('code-question');
    await answers(EMAIL);
    await person.sees('Send me a code by email');
    await looks('code-choice');
    await asksForMail(EMAIL);
    await person.sees(`We sent an email to ${EMAIL}. It has 6 digits.`);
    const code = await digitsMailedTo(service, EMAIL);
    expect(await person.text()).not.toContain(code);
    await person.types(CODE, wrong(code));
    await person.presses('Enter');
    await person.sees("That code isn't right, or it was used.");
    await looks('code-wrong');
    await person.types(CODE, `${code.slice(0, 3)} ${code.slice(3)}`);
    await person.presses('Enter');
    await person.seesHeading(`Welcome back, ${EMAIL}!`);
    await logsOut();
  });

  test('IDN-2 after five wrong tries only a new code logs in', async () => {
    const { person, service } = visit;
    const before = await digitsMailedTo(service, EMAIL);
    await asksForMail(EMAIL);
    const code = await digitsMailedTo(service, EMAIL, before);
    for (let tries = 1; tries <= 5; tries += 1) {
      await person.types(CODE, wrong(code));
      await person.presses('Enter');
      const said = tries < 5 ? "That code isn't right, or it was used." : 'That was wrong 5 times.';
      await person.until(
        (text) =>
          document.querySelector('[role=alert]')?.textContent.includes(text) &&
          document.querySelector<HTMLInputElement>('.code')?.value === '',
        said,
        said,
      );
    }
    await looks('code-five');
    await person.clicks('button', 'Send a new code');
    await person.sees('We sent a new code. Use the newest one.');
    await person.types(CODE, await digitsMailedTo(service, EMAIL, code));
    await person.presses('Enter');
    await person.seesHeading(`Welcome back, ${EMAIL}!`);
    await logsOut();
  });

  test('IDN-7 opening the link of the mail spends nothing; the button with the right email does', async () => {
    const { person, service } = visit;
    const email = 'luz@example.org';
    await asksForMail(email);
    const link = await linkMailedTo(service, email, 'signIn');
    for (let times = 0; times < 2; times += 1) {
      await person.opens(link);
      await person.seesHeading('Log in to New Beginnings');
    }
    await looks('code-link');
    await person.types('Email', EMAIL);
    await person.clicks('button', 'Log In');
    await person.sees('This link was sent to another email.');
    await person.clicks('button', 'OK');
    await person.types('Email', email);
    await person.ownsTheDevice();
    await person.presses('Enter');
    await person.seesHeading(`Welcome back, ${email}!`);
    await logsOut();
    await person.opens(link);
    await person.seesHeading("This link doesn't work");
  });

  test('IDN-2 a phone number and the code of a message are enough', async () => {
    const { person, service } = visit;
    await answers('(973) 555-0100');
    await person.seesHeading('Use my phone number');
    await looks('code-phone');
    await person.clicks('button', 'Send me a code');
    await person.sees('We sent a text to (973)\u00a0555-0100. It has 6 digits.');
    await looks('code-text');
    await person.types(CODE, await digitsTextedTo(service, PHONE));
    await person.presses('Enter');
    await person.seesHeading('Welcome back, (973) 555-0100!');
    await looks('code-phone-profile');
    await logsOut();
  });

  test('IDN-2 an email is added to that account, then the number is removed', async () => {
    const { person, service } = visit;
    const email = 'sol@example.org';
    const before = await digitsTextedTo(service, PHONE);
    await answers('973 555 0100');
    await person.seesHeading('Use my phone number');
    await person.clicks('button', 'Send me a code');
    await person.seesHeading('Enter your code');
    await person.types(CODE, await digitsTextedTo(service, PHONE, before));
    await person.presses('Enter');
    await person.clicks('button', 'Add an email');
    await person.sees("We'll send you 6 digits.");
    await person.typesInto('#add-email', email);
    await looks('ways-add');
    await person.presses('Enter');
    await person.sees(`We sent an email to ${email}.`);
    await looks('ways-code');
    await person.types(CODE, await digitsMailedTo(service, email));
    await person.presses('Enter');
    await person.sees('Your ways to log in have changed.');
    await person.clicks('button', 'OK');
    await person.seesHeading(`Welcome back, ${email}!`);
    await person.sees(`Email: ${email}`);
    await looks('ways');
    await person.clicks('button', 'Remove: (973) 555-0100');
    await person.sees('Remove this way to log in?');
    await looks('ways-remove');
    await person.clicks('button', 'Remove');
    await person.sees('Your ways to log in have changed.');
    await person.clicks('button', 'OK');
    await person.sees('Add a phone number');
    await logsOut();
  });

  test('IDN-3 messages to a phone are the second step', async () => {
    const { person, service } = visit;
    const code = async () => {
      const before = await digitsMailedTo(service, EMAIL);
      await asksForMail(EMAIL);
      await person.types(CODE, await digitsMailedTo(service, EMAIL, before));
      await person.presses('Enter');
    };
    await code();
    await person.seesHeading(`Welcome back, ${EMAIL}!`);
    await person.clicks('button', 'Use text messages');
    await person.sees('each time you log in.');
    await person.types('Phone number', '973 555 0101');
    await looks('step-phone');
    await person.presses('Enter');
    await person.sees('We sent a text to (973)\u00a0555-0101.');
    const first = await digitsTextedTo(service, '+19735550101');
    await person.types(CODE, first);
    await person.clicks('button', 'Turn on');
    await person.sees('Your recovery codes');
    await person.clicks('button', 'I have my codes');
    await person.sees('(973) 555-0101. Added on');
    await logsOut();
    await code();
    await person.sees('We can send 6 digits to your phone that ends in 0101.');
    await looks('step-send');
    await person.clicks('button', 'Send me a code');
    await person.types(
      'Enter the 6 digits from the text',
      await digitsTextedTo(service, '+19735550101', first),
    );
    await person.presses('Enter');
    await person.seesHeading(`Welcome back, ${EMAIL}!`);
    await logsOut();
  });

  test('IDN-2 with the keyboard alone, in Spanish', async () => {
    const { person, service } = visit;
    const email = 'paz@example.org';
    await person.evaluate(() => sessionStorage.setItem('language', 'es'));
    await person.opens('/login');
    await person.sees('Basta con uno de los dos.');
    await person.types('Correo o número de teléfono', email);
    await person.presses('Enter');
    if (DEVICE === 'chromium') {
      await person.seesHeading('¿Es suyo este teléfono o esta computadora?');
      await person.tabsTo('Sí, solo yo lo uso');
      await person.presses('Enter');
    }
    await person.sees('Enviarme un código por correo');
    await person.tabsTo('Enviarme un código por correo');
    expect((await person.focused()).visible).toBe(true);
    await person.presses('Enter');
    await person.seesHeading('Iniciar sesión con un código');
    await person.tabsTo('Enviarme un código');
    await person.presses('Enter');
    await person.seesHeading('Escriba su código');
    await looks('code-es');
    const before = await digitsMailedTo(service, email);
    await person.tabsTo('Enviar un código nuevo');
    await person.presses('Enter');
    await person.sees('Enviamos un código nuevo.');
    const code = await digitsMailedTo(service, email, before);
    await person.types('Escriba los 6 números', code);
    await person.presses('Enter');
    await person.seesHeading(`¡Qué gusto verle, ${email}!`);
    await person.evaluate(() => sessionStorage.setItem('language', 'en'));
  });
});
