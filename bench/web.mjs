// Measures the website in Chromium: size of the first load, largest paint on a slow link, layout shift.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, HEADLESS_SHELL } from './chromium.mjs';
import { startService, stop } from './processes.mjs';
import { withRange } from './statistics.mjs';

const RUNS = 5;

// The "slow 4G" of Lighthouse, applied by the browser itself: 1.6 Mbit/s down, 150 ms a round trip,
// and a processor four times slower than this machine's.
const SLOW_LINK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_PROCESSOR = 4;
const SCREENS = {
  home: '/',
  finder: '/find/food?near=Newark',
  'food list': '/resources/food',
  employment: '/employment',
  profile: '/profile',
};

export async function measureWeb({ service, folder }) {
  const { child, address } = await startService(service, join(folder, 'web'));
  const browser = await chromium.launch({ executablePath: HEADLESS_SHELL, args: CHROMIUM_FLAGS });
  try {
    const weight = weigh((await load(browser, `${address}/`, savesData)).files);
    const rows = [
      ['first load of the home page, JavaScript, kB gzip', weight.js.toFixed(1), ''],
      ['… CSS, kB gzip', weight.css.toFixed(1), ''],
    ];
    for (const [name, path] of Object.entries(SCREENS)) {
      const runs = await loads(browser, address + path);
      rows.push(
        [`${name}, slow link and processor: first paint, ms`, shown(runs, 'first'), ''],
        ['… largest contentful paint, ms', shown(runs, 'paint'), ''],
        ['… the screen itself, ms', shown(runs, 'screen'), ''],
        ['… layout shift', shown(runs, 'shift', 4), ''],
      );
    }
    return rows;
  } finally {
    await browser.close();
    await stop(child);
  }
}

const shown = (runs, figure, digits = 0) =>
  withRange(
    runs.map((run) => run[figure]),
    digits,
  );

async function loads(browser, address) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load(browser, address));
  return runs;
}

async function load(browser, address, ...scripts) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const files = [];
  page.on('response', (answer) => files.push(new URL(answer.url()).pathname));
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_LINK);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  for (const script of [observePaints, ...scripts]) await page.addInitScript(script);
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(() => window.measured);
  await page.context().close();
  return { ...measured, files };
}

// Runs in the page, before its own scripts: nothing is loaded for later.
function savesData() {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { value: connection });
}

// Runs in the page, before its own scripts.
function observePaints() {
  window.measured = { first: 0, paint: 0, screen: 0, shift: 0 };
  new PerformanceObserver((list) => {
    window.measured.first = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    window.measured.paint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The heading that can be used, and its answers: the frame after they are in the page.
  const isThere = () =>
    document.querySelector('#root:not([inert]) h1') &&
    !document.querySelector('.loading, .arriving');
  new MutationObserver(() => {
    if (window.measured.screen || !isThere()) return;
    window.measured.screen = 1;
    requestAnimationFrame(() => (window.measured.screen = performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function weigh(files) {
  const kilobytes = (ending) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce(
        (sum, file) => sum + gzipSync(readFileSync(join('dist', file)), { level: 9 }).length,
        0,
      ) / 1000;
  return { js: kilobytes('.js'), css: kilobytes('.css') };
}
