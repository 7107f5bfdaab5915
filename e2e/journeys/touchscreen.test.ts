import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choicesAtRest, chosenLabel, looksIntoChoices, openChoices } from '../openChoices';
import { patiently } from '../patience';
import type { Point } from '../touchDisplay';
import { beginVisit, DEVICE, type Visit } from '../visit';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];
const EMAIL = 'touch@example.org';
const PASSWORD = 'Sunrise2024';

describe.runIf(DEVICE === 'kiosk').each(SIZES)(
  'the keyboard on a screen of $width by $height',
  ({ width, height }) => {
    let visit: Visit;
    beforeAll(async () => {
      mkdirSync('artifacts/screens/kiosk', { recursive: true });
      visit = await beginVisit({ width, height, env: { NB_KEYBOARD: 'true' } });
      const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
      const call = `${visit.service.address}/v1/accounts:signUp?key=k`;
      await fetch(call, { method: 'POST', body });
    });
    afterAll(() => visit.end());

    /** Presses the middle of what is on the screen; nothing is scrolled for it. */
    const presses = async (selector: string) => {
      const at = await visit.person.evaluate((where) => {
        const box = document.querySelector(where)?.getBoundingClientRect();
        if (!box) throw new Error(`there is no ${where}`);
        const middle = {
          x: Math.round(box.x + box.width / 2),
          y: Math.round(box.y + box.height / 2),
        };
        const top = document.elementFromPoint(middle.x, middle.y);
        if (!top?.closest(where)) throw new Error(`${where} is covered by ${top?.className ?? ''}`);
        return middle;
      }, selector);
      await visit.kiosk().driver.actions().move(at).click().perform();
    };
    const types = (text: string) =>
      visit.person.evaluate((all) => {
        const key = (name: string) =>
          Array.from(document.querySelectorAll<HTMLElement>('.keyboard .key')).find(
            (it) => (it.getAttribute('aria-label') ?? it.textContent) === name,
          );
        for (const letter of all) key(letter)?.click();
      }, text);
    const isOpen = (wanted: boolean) =>
      visit.person.until(
        (open) => (document.querySelector('.keyboard') !== null) === open,
        wanted ? 'the keyboard' : 'the keyboard to close',
        wanted,
      );
    const shot = (name: string) =>
      visit.person.window.screenshot(`artifacts/screens/kiosk/${name}-${width}.png`);
    /** What lies between the top of the screen and the bar of the visit. */
    const isSeen = (selector: string) =>
      visit.person.evaluate((where) => {
        const box = document.querySelector(where)?.getBoundingClientRect();
        const bar = document.querySelector('.visit-bar')?.getBoundingClientRect();
        return Boolean(box && bar && box.top >= 0 && box.bottom <= bar.top);
      }, selector);

    test('KSK-5 "Send Message" sends with the first press', async () => {
      const { person, service } = visit;
      await person.opens('/contact');
      for (const field of ['name', 'contact', 'subject', 'message']) {
        const id = `#contact-${field}`;
        await person.window.click(id);
        await isOpen(true);
        await types('ana');
        expect(await isSeen(id), id).toBe(true);
      }
      await shot('keyboard-contact');
      await person.evaluate(() =>
        document.querySelector('[type="submit"]')?.scrollIntoView({ block: 'center' }),
      );
      await presses('[type="submit"]');
      await person.sees('Thank you. We have your message.');
      await patiently(() => Promise.resolve(service.mails().length === 1));
      await isOpen(false);
    });

    test('KSK-5 what a search finds is seen above it', async () => {
      const { person } = visit;
      await person.opens('/resources/food');
      await presses('#search');
      await isOpen(true);
      await types('newark');
      await person.sees(' of ');
      await shot('keyboard-search');
      expect(await isSeen('#search')).toBe(true);
      expect(await isSeen('.filters .count')).toBe(true);
    });

    test('KSK-5 a finger that the screen reports as a mouse scrolls a list of choices and chooses nothing', async () => {
      const { person } = visit;
      const { driver } = visit.kiosk();
      await person.opens('/resources/food');
      await looksIntoChoices(person);
      const field = 'main select';
      await person.evaluate((where) => {
        document.querySelector(where)?.scrollIntoView({ block: 'center' });
      }, field);
      await presses(field);
      await person.until(() => document.querySelector('[data-choices]') !== null, 'the choices');
      const value = () =>
        person.evaluate((where) => document.querySelector<HTMLSelectElement>(where)?.value, field);
      const chosen = await value();

      const before = await openChoices(person);
      const [first, last] = [before.rows[0], before.rows.at(-1)];
      if (!first || !last) throw new Error('there are no rows');
      const place = ({ x, y }: Point, by = 0) => ({ x, y: y + by });
      await driver.actions().move(place(last)).press().move(place(first)).release().perform();
      const after = await openChoices(person);
      expect(after.scrollTop).toBeGreaterThan(before.scrollTop + 100);
      expect(await value()).toBe(chosen);
      // A drag within one row ends on it as well.
      const row = after.rows[2];
      if (!row) throw new Error('there are too few rows');
      const [down, up] = [place(row, 12), place(row, -8)];
      await driver.actions().move(down).press().move(place(row, -40)).move(up).release().perform();
      expect(await value()).toBe(chosen);

      const target = (await choicesAtRest(person)).rows[1];
      if (!target) throw new Error('the list has closed');
      await driver.actions().move(place(target)).click().perform();
      await patiently(async () => (await chosenLabel(person, field)) === target.name);
    });

    test('KSK-5 it closes after a log-in, and "Leave now" is never covered', async () => {
      const { person } = visit;
      await person.opens('/login');
      await presses('main form input:not([type="password"])');
      await isOpen(true);
      await person.types('Email', EMAIL);
      await presses('[type="password"]');
      await person.types('Password', PASSWORD);
      await isOpen(true);
      expect(await isSeen('[type="password"]')).toBe(true);
      await shot('keyboard-log-in');
      await person.presses('Enter');
      await person.seesHeading(`Welcome back, ${EMAIL}!`);
      await isOpen(false);
      await person.opens('/contact');
      await presses('#contact-name');
      await isOpen(true);
      await presses('.visit-bar .leave');
      await patiently(() =>
        person
          .evaluate(() => location.pathname === '/' && document.querySelector('.cover') === null)
          .catch(() => false),
      );
    });

    test('KSK-5 "Leave now" under a dialog ends the visit', async () => {
      const { person } = visit;
      await person.opens('/resources/food');
      await person.evaluate(() => document.querySelector<HTMLElement>('.take')?.click());
      await person.until(() => document.querySelector('.modal.show') !== null, 'the dialog');
      await shot('leave-under-dialog');
      await presses('.visit-bar .leave');
      await patiently(() =>
        person
          .evaluate(() => location.pathname === '/' && document.querySelector('.cover') === null)
          .catch(() => false),
      );
    });
  },
);
