import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ELSEWHERE, openElsewhere, type Elsewhere } from '../elsewhere';
import { attempt, ESCAPES } from '../escapes';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

// A page of an allowed host may fetch what it likes, as in any browser; what counts is where the
// window is, whether there are more of them, and what reaches our commands. It may close its window:
// that is the way back.
const FETCHES =
  /^(frame |picture|fetch|XML|WebSocket|EventSource|beacon|import|script|inline|eval|Function|timer|style|worker|service|embed|object|base|frame of|stop|close)/;

describe.runIf(DEVICE === 'kiosk')('out of the second window by a script', () => {
  let visit: Visit;
  let allowed: Elsewhere;
  let main: string;
  beforeAll(async () => {
    allowed = await openElsewhere();
    visit = await beginVisit({ env: { NB_ALLOWED_HOSTS: 'localhost' } });
    const file = join(visit.service.data, 'outside.csv');
    writeFileSync(file, `name,website\nA,${allowed.named}/\n`);
    visit.service.command('import-listings', file, '--name', 'outside');
    await visit.service.answers('/widgets/resources/outside');
    main = await visit.kiosk().driver.getWindowHandle();
  });
  afterAll(async () => {
    await visit.end();
    allowed.close();
  });

  /** Opens the allowed page, unless it is there already, and switches to it. */
  const goesOut = async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    if ((await person.text().catch(() => '')).includes(ELSEWHERE)) return;
    await driver.switchTo().window(main);
    if ((await driver.getAllWindowHandles()).length === 1) {
      await person.opens('/resources/outside');
      await person.clicks('link', 'Link');
    }
    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
    const second = (await driver.getAllWindowHandles()).find((handle) => handle !== main);
    await driver.switchTo().window(second ?? main);
    await person.sees(ELSEWHERE);
  };

  test.each(ESCAPES.filter(([name]) => !FETCHES.test(name)))(
    'KSK-5 no way out of the second window: %s',
    async (_, script) => {
      const { driver } = visit.kiosk();
      await goesOut();
      await attempt(visit.kiosk(), script, 'http://127.0.0.1:9');
      const place = await visit.person.evaluate(() => [location.origin, innerWidth]);
      expect(place).toEqual([allowed.named, 1280]);
      expect(await driver.getAllWindowHandles()).toHaveLength(2);
    },
  );

  test('KSK-5 a link that is pressed twice opens one window', async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    await goesOut();
    visit.presses('Escape');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
    await person.evaluate(() => {
      const link = document.querySelector<HTMLElement>('tbody a');
      link?.click();
      link?.click();
    });
    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
    expect(await person.text()).not.toContain("This page can't open here");
    await goesOut();
  });

  test.each([
    ['closes itself', 'close()'],
    ['hangs', 'setTimeout(() => { for (;;); }, 0)'],
  ])('KSK-5 a page that %s leads back to our own', async (_, script) => {
    const { driver } = visit.kiosk();
    await goesOut();
    await driver.executeScript(script).catch(() => undefined);
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1, 20_000);
    await driver.switchTo().window(main);
    await visit.person.isAt('/resources/outside');
  });

  test('KSK-5 Shift three times ends the visit from there too', async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    await goesOut();
    visit.presses('Shift_L', 'Shift_L', 'Shift_L');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
    await patiently(() => person.evaluate(() => location.pathname === '/').catch(() => false));
  });
});
