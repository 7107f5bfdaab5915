import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Weather } from '../link';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

describe.runIf(DEVICE === 'kiosk')('a kiosk', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  const rows = () => visit.person.evaluate(() => document.querySelectorAll('tbody tr').length);

  test('KSK-1 the window shows the same screens, through commands and not through the web', async () => {
    await visit.person.opens('/');
    expect(await visit.person.evaluate(() => location.origin)).toBe('tauri://localhost');
    const refused = await visit.person.evaluate(
      (address) =>
        fetch(address).then(
          () => 'reached',
          () => 'refused',
        ),
      `${visit.link.address}/health`,
    );
    expect(refused).toBe('refused');
  });

  test('KSK-4 every list is readable without a network, also one nobody opened, with its time', async () => {
    const { person, link } = visit;
    await person.opens('/resources/food');
    const before = await rows();
    link.weather = 'cut';
    for (const path of ['/resources/food', '/resources/housing', '/employment']) {
      await person.opens(path);
      await person.sees('There is no network right now. This list was last updated on');
      expect(await rows(), path).toBeGreaterThan(20);
    }
    await person.window.screenshot('artifacts/screens/kiosk/network-down.png');
    expect(await person.violations()).toEqual([]);

    await person.opens('/resources/food');
    expect(await rows()).toBe(before);
    link.weather = 'fine';
    // The screen asks again by itself; nobody presses anything.
    await patiently(async () => !(await person.text()).includes('There is no network'), 40_000);
    expect(await rows()).toBe(before);
  });

  test.each<Weather>(['log-in page', 'half', 'empty'])(
    'KSK-4 a bad answer (%s) never replaces a good list',
    async (weather) => {
      const { person, link } = visit;
      link.weather = 'fine';
      await person.opens('/resources/clothing');
      const before = await rows();
      link.weather = weather;
      await person.opens('/resources/clothing');
      await person.sees(
        weather === 'log-in page'
          ? 'The network here asks for a log-in first. Please tell the staff.'
          : 'There is no network right now.',
      );
      expect(await rows()).toBe(before);
      link.weather = 'fine';
    },
  );
});

describe.runIf(DEVICE === 'kiosk')('a kiosk that is set up wrongly', () => {
  test('KSK-1 says which setting of which file is wrong', async () => {
    const file = join(tmpdir(), `kiosk-${process.pid}.toml`);
    writeFileSync(file, 'site = "Newark"\nallowed_hosts = ["https://www.nj.gov/"]\n');
    const visit = await beginVisit({ env: { NB_KIOSK_CONFIG: file } });
    try {
      await visit.person.seesHeading('This computer is not set up yet');
      await visit.person.sees(file);
      await visit.person.sees('allowed_hosts');
      await visit.person.sees('is not a host name like www.example.org');
      expect(await visit.person.violations()).toEqual([]);
    } finally {
      await visit.end();
    }
  });
});

describe.runIf(DEVICE === 'kiosk')('an allowed host', () => {
  let outside: Server;
  let visit: Visit;
  let address: string;
  beforeAll(async () => {
    outside = createServer((_, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/html' });
      answer.end('<title>Outside</title><h1>An allowed page</h1>');
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    address = `http://localhost:${(outside.address() as AddressInfo).port}/`;
    visit = await beginVisit({ env: { NB_ALLOWED_HOSTS: 'localhost' } });
  });
  afterAll(async () => {
    await visit.end();
    outside.close();
  });

  test('KSK-1 opens in a second window without any command, and a bar leads back', async () => {
    const { person, service } = visit;
    const { driver } = visit.kiosk();
    const file = join(service.data, 'outside.csv');
    writeFileSync(file, `name,website\nA,${address}\n`);
    service.command('import-listings', file, '--name', 'outside');
    await service.answers('/widgets/resources/outside');
    await person.opens('/resources/outside');
    const main = await driver.getWindowHandle();

    await person.clicks('link', 'Link');

    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
    const second = (await driver.getAllWindowHandles()).find((handle) => handle !== main) ?? main;
    await driver.switchTo().window(second);
    await person.sees('An allowed page');
    const reached = await person.evaluate(async () => {
      interface Internals {
        __TAURI_INTERNALS__?: { invoke(name: string): Promise<unknown> };
      }
      const inside = (window as unknown as Internals).__TAURI_INTERNALS__;
      return inside
        ? inside.invoke('settings').then(
            () => 'reached',
            () => 'refused',
          )
        : 'refused';
    });
    expect(reached).toBe('refused');

    await person.presses('Escape').catch(() => undefined);
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
    await person.isAt('/resources/outside');
  });
});
