import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

describe.runIf(DEVICE === 'chromium')('the website', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit({ loadsAhead: true });
  });
  afterAll(() => visit.end());

  test('RTE-3 an unknown page has status 404, a screen 200, in a browser', async () => {
    const { page } = visit.chromium();
    for (const [path, status] of [
      ['/nothing', 404],
      ['/resources/nothing', 404],
      ['/resources/legal', 200],
      ['/login', 200],
    ] as const) {
      const answer = await page.goto(visit.service.address + path);
      expect(answer?.status(), path).toBe(status);
    }
  });

  test('RTE-1 no screen asks any other host, and none breaks the policy of the page', async () => {
    const { page } = visit.chromium();
    // What the page before still asks for is not asked for by these.
    await page.goto('about:blank');
    const hosts = new Set<string>();
    const complaints: string[] = [];
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    for (const path of [
      '/',
      '/resources/food',
      '/resources/videos/career',
      '/employment',
      '/contact',
      '/nothing',
    ]) {
      await page.goto(visit.link.address + path, { waitUntil: 'networkidle' });
    }
    expect([...hosts]).toEqual([new URL(visit.link.address).host]);
    expect(complaints).toEqual([]);
  });

  test.each(['/', '/resources/food', '/resources/videos/career', '/contact'])(
    'HOM-1 nothing moves while %s loads',
    async (path) => {
      const { page } = visit.chromium();
      await page.goto('about:blank');
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as { moved: number }).moved += (
              entry as unknown as { value: number }
            ).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(visit.link.address + path, { waitUntil: 'networkidle' });
      expect(
        await page.evaluate(() => (window as unknown as { moved: number }).moved),
      ).toBeLessThan(0.02);
    },
  );

  test.each([
    ['/find/food?near=Newark', '/find?need=food&near=Newark&limit=20'],
    ['/find/shelter', '/find?need=shelter&limit=20'],
    ['/resources/food', '/widgets/resources/food'],
    ['/employment', '/widgets/resources/employment'],
    ['/profile', '/'],
  ])('RTE-2 %s loads what it needs at once, and nothing twice', async (path, data) => {
    const { page } = visit.chromium();
    const { link } = visit;
    const loaded = () =>
      link.requested.filter((address) => address.startsWith('/assets/') || address === data);
    const opens = async () => {
      await page.goto('about:blank');
      link.requested.length = 0;
      await page.goto(link.address + path, { waitUntil: 'networkidle' });
    };
    // Without its first file the program never runs, so the page alone asks for the rest.
    const isProgram = (address: URL) => address.pathname.startsWith('/assets/shell-');
    await page.route(isProgram, (route) => route.abort());
    await opens();
    const named = new Set(loaded());
    await page.unroute(isProgram);
    await opens();
    await visit.person.until(() => document.querySelector('h1') !== null, 'a heading');
    const all = loaded();
    expect(all).toEqual([...new Set(all)]);
    if (data !== '/') expect([...named]).toContain(data);
    expect(named.size).toBeGreaterThan(6);
  });

  test('HOM-1 the home page of a person who saves data loads no code of other screens', async () => {
    const page = await visit.chromium().page.context().newPage();
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await page.goto(visit.link.address, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
    );
    expect(bytes).toBeLessThan(394_000);
    await page.close();
  });

  test('TBL-7 a link to the outside opens a tab of its own that knows nothing of us', async () => {
    const { page } = visit.chromium();
    await page
      .context()
      .route('https://www.google.com/**', (route) =>
        route.fulfill({ body: '<p>a map</p>', contentType: 'text/html' }),
      );
    await page.goto(`${visit.link.address}/resources/food?q=JFS`);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.click('tbody a')]);
    await tab.waitForLoadState();
    expect(tab.url()).toContain('https://www.google.com/maps/dir/');
    expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([
      true,
      '',
    ]);
    await tab.close();
  });

  test('TBL-3 on paper: heading, date, the whole table, no navigation', async () => {
    const { page } = visit.chromium();
    await visit.person.opens('/resources/clothing?county=Essex');
    await visit.person.sees('places');
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => ({
      navigation: document.querySelector('header')?.checkVisibility(),
      sidebar: document.querySelector('.sidebar')?.checkVisibility(),
      date:
        document.querySelector('.printed')?.checkVisibility() &&
        document.querySelector('.printed')?.textContent,
      fits:
        (document.querySelector('table')?.scrollWidth ?? 0) <= document.documentElement.clientWidth,
    }));
    expect(shown).toMatchObject({ navigation: false, sidebar: false, fits: true });
    expect(shown.date).toMatch(/printed .*20\d\d/);
    await page.pdf({ path: 'artifacts/screens/chromium/print.pdf', preferCSSPageSize: true });
    await page.emulateMedia({ media: 'screen' });
  });
});
