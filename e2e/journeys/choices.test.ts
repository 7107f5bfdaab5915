import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttackedKiosk, type AttackedKiosk } from '../attackedKiosk';
import { patiently } from '../patience';
import { middleOf } from '../screenReader';
import { DEVICE } from '../visit';

/** Where pictures of the list go, for people who look at them. */
const PICTURES = process.env.NB_PICTURES;
const PLACE = 'position:fixed;left:300px;top:200px;width:400px;height:100px;font-size:24px';
/** The middle of a thing at that place, below the bar. */
const MIDDLE = [500, 310] as const;
const TOWNS = `<select aria-label="Town" style="${PLACE}"><option value="">Choose a town
  <optgroup label="North"><option>Newark<option disabled>Closed town<option hidden>Hidden town</optgroup>
  <optgroup label="South" disabled><option>Camden</optgroup><option>Trenton<option>Vineland</select>`;
const LONG = `<select aria-label="Place" style="${PLACE}">${Array.from(
  { length: 60 },
  (_, index) => `<option>Place ${String(index + 1).padStart(2, '0')}`,
).join('')}</select>`;
const MANY = `<select aria-label="Days" multiple size="3" style="${PLACE}"><option>Monday<option>Tuesday<option>Sunday</select>`;

describe.runIf(DEVICE === 'kiosk').each(['1280x800', '1024x768'])(
  'choices, on a display of %s',
  (size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    let page: AttackedKiosk;
    beforeAll(async () => {
      page = await openAttackedKiosk(size);
    });
    afterAll(() => page.close());

    /** Opens the page again, and runs a function in it. */
    const runs = async (script: string) => {
      if (page.kiosk.windows().length > 1) await page.goesBack();
      await page.goesOut(script);
      page.press(width / 2, height / 2);
    };
    /** Fills the page, which tells what is chosen; its button tells what is chosen now. */
    const shows = async (html: string) => {
      await runs(`() => {
        document.body.innerHTML = ${JSON.stringify(html)} +
          '<button style="position:fixed;left:300px;top:400px;width:400px;height:100px">Now</button>';
        const it = document.querySelector('select');
        const chosen = () => [...it.selectedOptions].map(({ value }) => value).join();
        for (const kind of ['input', 'change']) it.addEventListener(kind, () => tell(kind + ' ' + chosen()));
        document.querySelector('button').onclick = () => tell('now ' + chosen());
        return 'there';
      }`);
      expect(await page.attacker.outcome()).toBe('there');
    };
    const opens = () => page.press(...MIDDLE);
    /** Waits until a choice is inside the screen; returns its middle. */
    const sees = async (name: string) => {
      let middle: [number, number] = [0, 0];
      await patiently(async () => {
        middle = middleOf(await page.kiosk.finds('list item', name));
        return middle[1] > 56 && middle[1] < height;
      });
      page.isAlone(2);
      return middle;
    };
    /** Presses the page's button. A list that is open would take the press. */
    const now = async () => {
      page.press(500, 510);
      return page.attacker.hears('now ');
    };
    const picture = async (name: string) => {
      if (PICTURES === undefined) return;
      mkdirSync(PICTURES, { recursive: true });
      const file = join(PICTURES, `choices-${name}-${size}.png`);
      await patiently(() => Promise.resolve(page.kiosk.picture(file)));
    };

    test('KSK-5 our own screens have such lists too, below "Leave now"', async () => {
      const { kiosk } = page;
      await kiosk.clicks('combo box', 'County');
      const mercer = middleOf(await kiosk.finds('list item', 'Mercer'));
      await picture('own');
      page.isAlone(1);
      page.press(...mercer);
      await kiosk.clicks('button', 'Clear search');
      await kiosk.clicks('combo box', 'County');
      await kiosk.finds('list item', 'Mercer');
      kiosk.key('Escape');
      // An open list would take this press, and close.
      await kiosk.clicks('combo box', 'County');
      await kiosk.finds('list item', 'Mercer');
      kiosk.key('Tab');
      page.isAlone(1);
    });

    test('KSK-5 a tap opens the list, and a tap on a choice tells the page', async () => {
      await shows(TOWNS);
      opens();
      const newark = await sees('Newark');
      await picture('groups');
      page.press(...(await sees('Closed town')));
      page.press(...newark);
      await page.isAloneUntil(page.attacker.hears('change Newark'));
      expect(await page.attacker.hears('input ')).toBe('Newark');
      opens();
      await sees('Trenton');
      // Beside the list.
      page.press(10, height - 10);
      expect(await now()).toBe('Newark');
    });

    test('KSK-5 keys open the list, move over closed choices, choose and close', async () => {
      const { kiosk, attacker } = page;
      await shows(TOWNS);
      kiosk.key('Tab');
      kiosk.key('space');
      await sees('Newark');
      kiosk.key('Down');
      kiosk.key('Down');
      kiosk.key('Return');
      await page.isAloneUntil(attacker.hears('change Trenton'));
      kiosk.key('Down');
      await sees('Newark');
      kiosk.key('n');
      kiosk.key('Return');
      await page.isAloneUntil(attacker.hears('change Newark'));
      kiosk.key('Up');
      await sees('Vineland');
      kiosk.key('End');
      kiosk.key('Tab');
      expect(await now()).toBe('Newark');
    });

    test('KSK-5 a long list scrolls by the wheel and by keys', async () => {
      const { kiosk, attacker } = page;
      await shows(LONG);
      opens();
      await sees('Place 01');
      await picture('long');
      kiosk.x('mousemove', String(width / 2), String(height / 2), 'click', '--repeat', '60', '5');
      page.press(...(await sees('Place 60')));
      await page.isAloneUntil(attacker.hears('change Place 60'));
      opens();
      await sees('Place 60');
      await picture('end');
      kiosk.key('Home');
      kiosk.key('Next');
      kiosk.key('Return');
      await page.isAloneUntil(attacker.hears('change Place 09'));
    });

    test('KSK-5 a list of several choices is part of the page, as the engine draws it', async () => {
      await shows(MANY);
      page.press(...(await sees('Tuesday')));
      await page.isAloneUntil(page.attacker.hears('change Tuesday'));
      expect(await now()).toBe('Tuesday');
    });

    test('KSK-5 a page that allows no styles and no other scripts has its list too', async () => {
      await runs(`() => { location = '/strict'; }`);
      await page.attacker.hears('strict');
      page.press(...middleOf(await page.kiosk.finds('combo box', 'Town')));
      const two = await sees('Two');
      await picture('strict');
      page.press(...two);
      await page.isAloneUntil(page.attacker.hears('change Two'));
    });

    test('KSK-5 Escape leads back from an open list too, and no page can take it', async () => {
      await shows(TOWNS);
      opens();
      await sees('Newark');
      page.kiosk.key('Escape');
      await page.count(1);
    });
  },
);
