import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ELSEWHERE, openElsewhere, type Elsewhere } from '../elsewhere';
import type { Weather } from '../link';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** A certificate of `localhost` of one day in 2001; it protects nothing. */
const FIXTURES = join(import.meta.dirname, '../certificates');
const fixture = (name: string) => readFileSync(join(FIXTURES, name));

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

  test('KSK-4 every list is readable without a network, also one that was never opened, with its time', async () => {
    const { person, link } = visit;
    await person.opens('/resources/food');
    const before = await rows();
    link.weather = 'cut';
    for (const [path, least] of [
      ['/resources/food', 20],
      ['/resources/housing', 20],
      ['/resources/id-documents', 5],
      ['/resources/legal', 5],
      ['/resources/healthcare', 5],
      ['/resources/support', 5],
      ['/resources/transportation', 5],
      ['/employment', 20],
    ] as const) {
      await person.opens(path);
      await person.sees('There is no internet right now. This copy of the list is from');
      expect(await rows(), path).toBeGreaterThan(least);
    }
    await person.window.screenshot('artifacts/screens/kiosk/network-down.png');
    expect(await person.violations()).toEqual([]);

    await person.opens('/resources/food');
    expect(await rows()).toBe(before);
    link.weather = 'fine';
    // The screen asks again by itself; no one presses anything.
    await patiently(async () => !(await person.text()).includes('There is no internet'), 40_000);
    expect(await rows()).toBe(before);
  });

  test.each<[Weather, string]>([
    ['log-in page', 'The internet here asks for a login first. Please tell the staff.'],
    ['half', 'There is no internet right now.'],
    ['empty', 'There is no internet right now.'],
    ['slow', 'The internet is very slow right now.'],
    ['out of order', "Our service isn't answering right now."],
  ])('KSK-4 a bad answer (%s) never replaces a good list, and is told', async (weather, told) => {
    const { person, link } = visit;
    link.weather = 'fine';
    await person.opens('/resources/clothing');
    const before = await rows();
    link.weather = weather;
    await person.opens('/resources/clothing');
    await person.sees(told);
    expect(await rows()).toBe(before);
    link.weather = 'fine';
  });

  test('KSK-4 a network that comes and goes leaves the lists readable', async () => {
    const { person, link } = visit;
    link.weather = 'flapping';
    for (const path of ['/resources/food', '/employment', '/resources/food', '/employment']) {
      await person.opens(path);
      expect(await rows(), path).toBeGreaterThan(20);
    }
    link.weather = 'fine';
  });
});

describe.runIf(DEVICE === 'kiosk')('a kiosk that has its lists', () => {
  const data = mkdtempSync(join(tmpdir(), 'nb-e2e-lists-'));
  let late: Server;
  beforeAll(async () => {
    const visit = await beginVisit({ env: { NB_KIOSK_DATA: data } });
    await visit.person.opens('/resources/food');
    await visit.person.sees('places');
    await visit.end();
    late = createServer({ key: fixture('late.key'), cert: fixture('late.crt') });
    await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    late.close();
    rmSync(data, { recursive: true, force: true });
  });

  const isTold = async (service: string, told: string) => {
    const SSL_CERT_FILE = join(FIXTURES, 'late-root.crt');
    const visit = await beginVisit({
      env: { NB_KIOSK_DATA: data, NB_SERVICE_URL: service, SSL_CERT_FILE },
    });
    try {
      await visit.person.opens('/resources/food');
      await visit.person.sees(told);
      const count = () => document.querySelectorAll('tbody tr').length;
      expect(await visit.person.evaluate(count)).toBeGreaterThan(20);
    } finally {
      await visit.end();
    }
  };

  test('KSK-4 says that names are not found', () =>
    isTold('http://new-beginnings.invalid', "This computer can't find our website right now."));

  test('KSK-4 says that a clock may be wrong, when a certificate is of another time', () =>
    isTold(
      `https://localhost:${(late.address() as AddressInfo).port}`,
      "This computer's clock may be wrong. Please tell the staff.",
    ));
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
      await visit.person.sees('use host names like www.example.org');
      expect(await visit.person.violations()).toEqual([]);
    } finally {
      await visit.end();
    }
  });
});

describe.runIf(DEVICE === 'kiosk')('an allowed host', () => {
  let outside: Elsewhere;
  let visit: Visit;
  beforeAll(async () => {
    outside = await openElsewhere();
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
    writeFileSync(file, `name,website\nA,${outside.named}/\n`);
    service.command('import-listings', file, '--name', 'outside');
    await service.answers('/widgets/resources/outside');
    await person.opens('/resources/outside');
    const main = await driver.getWindowHandle();

    await person.clicks('link', 'Link');

    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
    const second = (await driver.getAllWindowHandles()).find((handle) => handle !== main) ?? main;
    await driver.switchTo().window(second);
    await person.sees(ELSEWHERE);
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

    // The window hears Escape before the page does, so it has to be a key of the X server.
    visit.presses('Escape');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
    await person.isAt('/resources/outside');
  });
});

describe.runIf(DEVICE === 'chromium')('the website on a link that fails', () => {
  const NO_CONNECTION = 'There is no connection right now. Please try again.';
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  test('RTE-1 a screen whose code does not arrive says that there is no connection, and comes with it', async () => {
    const { person, link } = visit;
    await person.opens('/');
    await person.sees('Leave now');
    link.weather = 'cut';
    await person.clicks('link', 'Eat');
    await person.sees(NO_CONNECTION);
    await person.seesHeading("We can't show this page");
    expect(await person.text()).not.toContain('Something went wrong');
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot('artifacts/screens/chromium/no-connection.png');

    // Another try without a connection stays here: the browser's own page would have no way home.
    await person.clicks('button', 'Try Again');
    await person.sees(NO_CONNECTION);
    await person.clicks('link', 'Go to the home page');
    await person.seesHeading('New Beginnings');
    await person.clicks('link', 'Clothes');
    await person.sees(NO_CONNECTION);

    link.weather = 'fine';
    await person.clicks('button', 'Try Again');
    await person.until(
      () => document.querySelector('h1')?.textContent.includes('lothes') === true,
      'the screen',
    );
    await person.sees('Leave now');
  });

  test('RTE-1 a page stands without what loads after it', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    const isLate = (address: URL) =>
      /^\/assets\/.*\.js$/.test(address.pathname) &&
      !/\/(index|shell|rolldown-runtime)-/.test(address.pathname);
    await page.route(isLate, (route) => route.abort());
    await person.opens('/');
    await person.seesHeading('New Beginnings');
    await person.clicks('link', 'Eat');
    await person.seesHeading("We can't show this page");
    await person.clicks('link', 'Go to the home page');
    await person.seesHeading('New Beginnings');
    await page.unroute(isLate);
  });
});
