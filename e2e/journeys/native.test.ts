import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttackedKiosk, PINE, type AttackedKiosk } from '../attackedKiosk';
import type { Attacker } from '../attacker';
import { ATTEMPTS, COVER, JOURNEYS } from '../nativeAttempts';
import { patiently } from '../patience';
import type { Shipped } from '../shipped';
import { DEVICE } from '../visit';

/** The color of a PDF that is red all over. */
const RED = 'ff0000';

describe.runIf(DEVICE === 'kiosk')(
  'an allowed page that attacks the kiosk as it is shipped',
  () => {
    let page: AttackedKiosk;
    let attacker: Attacker;
    let kiosk: Shipped;
    beforeAll(async () => {
      page = await openAttackedKiosk();
      ({ attacker, kiosk } = page);
    });
    afterAll(() => page.close());

    test.each(ATTEMPTS)('KSK-5 nothing native shows: $name', async ({ script, held }) => {
      await page.goesOut(script);
      page.press(640, 500);
      await page.isAloneUntil(attacker.outcome());
      expect(await attacker.outcome()).toMatch(held);
      await page.isAloneUntil(attacker.later());
      expect(kiosk.color(4, 4)).toBe(PINE);
      for (const folder of [kiosk.home, homedir(), join(homedir(), 'Downloads')])
        expect(existsSync(join(folder, 'escape.txt'))).toBe(false);
    });

    test('KSK-5 a dialog over the whole page leaves the way back where it is', async () => {
      await page.goesOut(COVER);
      page.press(640, 500);
      expect(await attacker.outcome()).toBe('open');
      await patiently(() => Promise.resolve(kiosk.color(640, 400) === RED));
      await page.goesBack();
    });

    test.each(JOURNEYS)('KSK-5 nothing native shows: %s', async (_, script, path) => {
      await page.goesOut(script);
      page.press(640, 500);
      const arrives = patiently(() => Promise.resolve(attacker.asked.includes(path)), 20_000);
      await page.isAloneUntil(arrives);
      await page.goesBack();
      page.isAlone(1);
    });

    test.each([
      'Menu',
      'shift+F10',
      'ctrl+p',
      'ctrl+s',
      'ctrl+o',
      'ctrl+period',
      'F10',
      'ctrl+shift+i',
    ])('KSK-5 nothing native shows by the key %s', async (name) => {
      await page.goesOut(`() => 'ran'`);
      kiosk.key(name);
      page.press(640, 500);
      await page.isAloneUntil(attacker.outcome());
      await page.isAloneUntil(attacker.later());
    });

    test('KSK-5 nothing native shows by the right button', async () => {
      await page.goesOut(`() => 'ran'`);
      kiosk.x('mousemove', '640', '500', 'click', '3');
      page.press(640, 500);
      await page.isAloneUntil(attacker.outcome());
      await page.isAloneUntil(attacker.later());
    });

    test('KSK-5 a page with a wrong certificate is not shown; our words are', async () => {
      await page.goesOut(`() => { location = 'SECURE/'; }`);
      page.press(640, 500);
      await kiosk.finds('heading', 'This page is not safe to open');
      expect(attacker.asked).not.toContain('/');
      await page.goesBack();
    });

    test('KSK-5 a PDF of an allowed page opens in our own viewer, and back leads to the page', async () => {
      await page.goesOut(`() => { location = '/paper.pdf'; }`);
      page.press(640, 500);
      await page.count(3);
      await patiently(() => Promise.resolve(kiosk.color(640, 400) === RED), 20_000);
      kiosk.windows().forEach((it) => expect(it.title).toBe('New Beginnings'));
      kiosk.key('Escape');
      await page.count(2);
      await page.goesBack();
    });

    test('KSK-5 nothing native shows when a script opens a list of choices', async () => {
      await page.goesOut(`() => {
      document.body.innerHTML = '<select style="position:fixed;inset:200px"><option>One<option>Two</select>';
      const frame = document.body.appendChild(document.createElement('iframe'));
      const native = frame.contentWindow.HTMLSelectElement.prototype.showPicker;
      try { native.call(document.querySelector('select')); } catch {}
      return 'there';
    }`);
      page.press(640, 500);
      await page.isAloneUntil(attacker.outcome());
      await page.isAloneUntil(attacker.later());
      await page.goesBack();
    });

    test('KSK-5 no tooltip shows on a field for a file', async () => {
      await page.goesOut(`() => {
      document.body.innerHTML = '<input type="file" title="Out" style="position:fixed;inset:0;font-size:3rem">';
      setTimeout(() => tell('waited'), 3000);
      return 'there';
    }`);
      page.press(640, 500);
      await attacker.outcome();
      kiosk.x('mousemove', '200', '300');
      kiosk.x('mousemove', '210', '300');
      await page.isAloneUntil(attacker.hears('waited'));
      await page.goesBack();
    });

    test('NAV-6 KSK-5 a screen reader is told of the bar, and its buttons are large enough', async () => {
      await page.goesOut(`() => 'ran'`);
      await kiosk.finds('tool bar', 'New Beginnings');
      for (const name of ['Back to New Beginnings', 'Smaller text', 'Bigger text']) {
        const [, , width, height] = (await kiosk.finds('button', name)).place;
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
      await page.goesBack();
    });

    test('KSK-5 "Leave now" in the bar ends the visit', async () => {
      await page.goesOut(`() => 'ran'`);
      page.press(1220, 28);
      await page.count(1);
      await patiently(() => Promise.resolve(kiosk.isHome()), 20_000);
    });
  },
);
