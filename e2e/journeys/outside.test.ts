import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ESCAPES } from '../escapes';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

// A page of an allowed host may fetch what it likes, as in any browser; what counts is where the
// window is, whether there are more of them, and what reaches our commands. It may close its window:
// that is the way back.
const FETCHES =
  /^(frame |picture|fetch|XML|WebSocket|EventSource|beacon|import|script|inline|eval|Function|timer|style|worker|service|embed|object|base|frame of|stop|close)/;

describe.runIf(DEVICE === 'kiosk')('out of the second window by a script', () => {
  let visit: Visit;
  let allowed: Server;
  let address: string;
  let main: string;
  beforeAll(async () => {
    allowed = createServer((_, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/html' });
      answer.end('<title>Allowed</title><h1>An allowed page</h1>');
    });
    await new Promise<void>((resolve) => allowed.listen(0, '127.0.0.1', resolve));
    address = `http://localhost:${(allowed.address() as AddressInfo).port}`;
    visit = await beginVisit({ env: { NB_ALLOWED_HOSTS: 'localhost' } });
    const file = join(visit.service.data, 'outside.csv');
    writeFileSync(file, `name,website\nA,${address}/\n`);
    visit.service.command('import-listings', file, '--name', 'outside');
    await visit.service.answers('/widgets/resources/outside');
    main = await visit.kiosk().driver.getWindowHandle();
  });
  afterAll(async () => {
    await visit.end();
    allowed.close();
  });

  /** Opens the allowed page and stands in it. */
  const goesOut = async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    await driver.switchTo().window(main);
    await person.opens('/resources/outside');
    await person.clicks('link', 'Link');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
    const second = (await driver.getAllWindowHandles()).find((handle) => handle !== main);
    await driver.switchTo().window(second ?? main);
    await person.sees('An allowed page');
  };

  test.each(ESCAPES.filter(([name]) => !FETCHES.test(name)))(
    'KSK-5 no way out of the second window: %s',
    async (_, script) => {
      const { driver } = visit.kiosk();
      const isThere = async () =>
        visit.person.evaluate(() => document.body.innerText).catch(() => '');
      if (!(await isThere()).includes('An allowed page')) await goesOut();
      const attempt = script.replaceAll('ELSEWHERE', 'http://127.0.0.1:9');
      await driver.executeScript(attempt).catch(() => undefined);
      const place = await visit.person.evaluate(() => [location.origin, innerWidth]);
      expect(place).toEqual([address, 1280]);
      expect(await driver.getAllWindowHandles()).toHaveLength(2);
    },
  );

  test('KSK-5 Shift three times ends the visit from there too', async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    visit.presses('Shift_L', 'Shift_L', 'Shift_L');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
    await patiently(() => person.evaluate(() => location.pathname === '/').catch(() => false));
  });
});
