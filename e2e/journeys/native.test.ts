import { existsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttacker, type Attacker } from '../attacker';
import { ATTEMPTS, COVER, JOURNEYS } from '../nativeAttempts';
import { patiently } from '../patience';
import { middleOf } from '../screenReader';
import { startService, type Service } from '../service';
import { openShipped, type Shipped } from '../shipped';
import { DEVICE } from '../visit';

/** The colours of the bar above a page, and of a PDF that is red all over. */
const PINE = '0b4a43';
const RED = 'ff0000';

describe.runIf(DEVICE === 'kiosk')(
  'an allowed page that attacks the kiosk as it is shipped',
  () => {
    let service: Service;
    let attacker: Attacker;
    let kiosk: Shipped;
    let link: [number, number];
    beforeAll(async () => {
      service = await startService();
      attacker = await openAttacker();
      const file = join(service.data, 'food.csv');
      writeFileSync(file, `name,website\nA,${attacker.address}\n`);
      service.command('import-listings', file, '--name', 'food', '--allow-drop');
      kiosk = await openShipped({ NB_SERVICE_URL: service.address, NB_ALLOWED_HOSTS: 'localhost' });
      await kiosk.clicks('button', 'Resources');
      await kiosk.clicks('link', 'Food');
      link = middleOf(await kiosk.finds('link', 'Link'));
    });
    afterAll(async () => {
      await kiosk.close();
      attacker.close();
      await service.stop();
    });

    /** The windows of the kiosk, each over the whole screen, and no other window of any kind. */
    const isAlone = (most: number) => {
      const windows = kiosk.windows();
      for (const it of windows)
        expect(it).toEqual({ title: 'New Beginnings', geometry: '1280x800+0+0' });
      expect(windows.length).toBeLessThanOrEqual(most);
    };
    /** Looks all the while until something is true. */
    const isAloneUntil = async (event: Promise<unknown>) => {
      let isDone = false;
      const done = event.finally(() => {
        isDone = true;
      });
      await patiently(() => {
        isAlone(2);
        return Promise.resolve(isDone);
      }, 20_000);
      await done;
      isAlone(2);
    };
    const press = (x: number, y: number) =>
      kiosk.x('mousemove', String(x), String(y), 'click', '1');
    const count = (number: number) =>
      patiently(() => Promise.resolve(kiosk.windows().length === number), 20_000);
    /** The bar is where it belongs, and leads back. */
    const goesBack = async () => {
      await patiently(() => Promise.resolve(kiosk.color(4, 4) === PINE));
      press(300, 28);
      await count(1);
    };
    /** Stands on the page with this attempt in its hands. */
    const goesOut = async (script: string) => {
      if (kiosk.windows().length === 1) {
        press(...link);
        await count(2);
      }
      await attacker.prepares(script);
    };

    test.each(ATTEMPTS)('KSK-5 nothing native shows: $name', async ({ script, held }) => {
      await goesOut(script);
      press(640, 500);
      await isAloneUntil(attacker.outcome());
      expect(await attacker.outcome()).toMatch(held);
      await isAloneUntil(attacker.later());
      expect(kiosk.color(4, 4)).toBe(PINE);
      for (const folder of [kiosk.home, homedir(), join(homedir(), 'Downloads')])
        expect(existsSync(join(folder, 'escape.txt'))).toBe(false);
    });

    test('KSK-5 a dialog over the whole page leaves the way back where it is', async () => {
      await goesOut(COVER);
      press(640, 500);
      expect(await attacker.outcome()).toBe('open');
      await patiently(() => Promise.resolve(kiosk.color(640, 400) === RED));
      await goesBack();
    });

    test.each(JOURNEYS)('KSK-5 nothing native shows: %s', async (_, script, path) => {
      await goesOut(script);
      press(640, 500);
      const arrives = patiently(() => Promise.resolve(attacker.asked.includes(path)), 20_000);
      await isAloneUntil(arrives);
      await goesBack();
      isAlone(1);
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
      await goesOut(`() => 'ran'`);
      kiosk.key(name);
      press(640, 500);
      await isAloneUntil(attacker.outcome());
      await isAloneUntil(attacker.later());
    });

    test('KSK-5 nothing native shows by the right button', async () => {
      await goesOut(`() => 'ran'`);
      kiosk.x('mousemove', '640', '500', 'click', '3');
      press(640, 500);
      await isAloneUntil(attacker.outcome());
      await isAloneUntil(attacker.later());
    });

    test('KSK-5 a page with a wrong certificate is not shown; our words are', async () => {
      await goesOut(`() => { location = 'SECURE/'; }`);
      press(640, 500);
      await kiosk.finds('heading', 'This page is not safe to open');
      expect(attacker.asked).not.toContain('/');
      await goesBack();
    });

    test('KSK-5 a PDF of an allowed page opens in our own viewer, and back leads to the page', async () => {
      await goesOut(`() => { location = '/paper.pdf'; }`);
      press(640, 500);
      await count(3);
      await patiently(() => Promise.resolve(kiosk.color(640, 400) === RED), 20_000);
      kiosk.windows().forEach((it) => expect(it.title).toBe('New Beginnings'));
      kiosk.key('Escape');
      await count(2);
      await goesBack();
    });

    test('KSK-5 a list of choices on a page works, and the end of the visit takes it away', async () => {
      await goesOut(`() => {
      document.body.innerHTML = '<select style="position:fixed;inset:0;font-size:3rem"><option>One<option>Two</select>';
      document.querySelector('select').onchange = ({ target }) => tell('outcome ' + target.value);
      return 'there';
    }`);
      press(640, 500);
      await attacker.outcome();
      press(640, 500);
      await count(3);
      kiosk.key('Down');
      kiosk.key('Return');
      await count(2);
      press(640, 500);
      await count(3);
      kiosk.key('Escape');
      await count(2);
      kiosk.key('Escape');
      await count(1);
    });

    test('NAV-6 KSK-5 a screen reader is told of the bar, and its buttons are large enough', async () => {
      await goesOut(`() => 'ran'`);
      await kiosk.finds('tool bar', 'New Beginnings');
      for (const name of ['Back to New Beginnings', 'Smaller text', 'Bigger text']) {
        const [, , width, height] = (await kiosk.finds('button', name)).place;
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
      await goesBack();
    });

    test('KSK-5 "Leave now" in the bar ends the visit', async () => {
      await goesOut(`() => 'ran'`);
      press(1220, 28);
      await count(1);
      await patiently(() => Promise.resolve(kiosk.isHome()), 20_000);
    });
  },
);
