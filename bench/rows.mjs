// Measures waiting times in the kiosk window: a search over 10,000 rows, and from a tap to the paint.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import { ensureTool } from '../scripts/machine.mjs';
import { freePort, start, startService, stop } from './processes.mjs';
import { openScreen } from './screen.mjs';
import { percentile, withRange } from './statistics.mjs';

const ROWS = 10_000;
const WORDS = ['bakery', 'street 99', 'trenton', 'zzz', '7777'];
/** For the search over all lists: words, synonyms of both languages, typing errors, towns. */
const QUESTIONS = [
  'bakery 4711',
  'hungry',
  'bed tonight trenton',
  'albergue newark',
  'licencia de conducir',
  'pantrey nework',
  'salvaton armi',
  'food 07102',
  'zzzzzzzz',
];
const ROUNDS = 5;
/** Each page has a link on the page before it. */
const PLACES = ['/employment', '/about', '/', '/resources/food', '/resources/clothing'];
/** The shortest time between two inputs of a person, in milliseconds. */
const READING = 500;

export async function measureRows({ service, kiosk, folder }) {
  ensureTool('tauri-driver', '2.1.0');
  const data = join(folder, 'rows-service');
  const running = await startService(service, data);
  const file = join(folder, 'many.csv');
  writeFileSync(file, manyRows());
  execFileSync(service, ['import-listings', file, '--name', 'many', '--data', data]);
  await wait(2500);
  const screen = await openScreen();
  const kept = join(folder, 'rows-kiosk');
  mkdirSync(kept, { recursive: true });
  const [port, native] = [await freePort(), await freePort()];
  const env = { ...screen.env, NB_SERVICE_URL: running.address, NB_KIOSK_DATA: kept };
  const words = ['--port', String(port), '--native-port', String(native)];
  const server = start('tauri-driver', words, { env });
  const driver = await connect(port, kiosk);
  try {
    await driver.wait(() => driver.executeScript(IS_THERE), 10_000);
    const taps = [];
    for (let round = 0; round < 4; round += 1) {
      for (const place of PLACES) {
        taps.push(await tap(driver, place));
        await wait(READING);
      }
    }
    await driver.executeScript(GO, '/resources/many');
    await driver.wait(() => driver.executeScript(IS_LONG), 5000);
    const searches = [];
    for (const word of [...WORDS, ...WORDS]) {
      searches.push(await search(driver, word));
      searches.push(await search(driver, ''));
    }
    await driver.executeScript(`document.querySelector('a[href="/search-lists"]').click()`);
    await driver.wait(() => driver.executeScript(IS_SEARCH), 5000);
    const found = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const question of QUESTIONS) found.push(await searchAll(driver, question));
    return [
      [
        `kiosk: search over all lists, ${ROWS} rows, from the key to the paint, ms`,
        withRange(found),
        '',
      ],
      ['kiosk: the same, 95th percentile, ms (goal: 50)', percentile(found, 95).toFixed(0), ''],
      [`kiosk: search over ${ROWS} rows, from the key to the paint, ms`, withRange(searches), ''],
      // The first time loads the screen's code. The other times are what people usually feel.
      ['kiosk: from a tap to the next screen painted, ms', withRange(taps.slice(5)), ''],
    ];
  } finally {
    await driver.quit().catch(() => undefined);
    await stop(server);
    await screen.close();
    await stop(running.child);
  }
}

/** A list of 10,000 rows as CSV. */
export function manyRows() {
  const kinds = ['Pantry', 'Bakery', 'Kitchen', 'Shelter'];
  const towns = ['Newark', 'Camden', 'Trenton', 'Paterson'];
  const lines = ['name,address,city,county,phone,hours,source'];
  for (let row = 0; row < ROWS; row += 1) {
    const [kind, town] = [kinds[row % 4], towns[(row >> 2) % 4]];
    lines.push(`${kind} ${row},Street ${row % 997},${town},Essex,609-555-${row},9-5,bench`);
  }
  return lines.join('\n');
}

async function connect(port, application) {
  const capabilities = new Capabilities();
  capabilities.set('tauri:options', { application });
  capabilities.setBrowserName('wry');
  for (let attempt = 1; ; attempt += 1) {
    try {
      const address = `http://127.0.0.1:${port}/`;
      return await new Builder().withCapabilities(capabilities).usingServer(address).build();
    } catch (error) {
      if (attempt === 40) throw error;
      await wait(100);
    }
  }
}

/** In the page: changes something, and waits until the frame with it was painted: the next one
 * begins. So it counts up to one frame too much. */
const MEASURE = `
  const done = arguments[arguments.length - 1];
  const painted = (isThere) => new Promise((resolve) => {
    const look = () => requestAnimationFrame(isThere() ? resolve : look);
    requestAnimationFrame(look);
  });
  const began = performance.now();`;

/** Runs in the page: goes to an address that has no link. */
const GO = `history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));`;
const IS_THERE = `return document.querySelector('h1') !== null`;
const IS_SEARCH = `return document.querySelector('form[role=search]') !== null`;
const IS_LONG = `return document.querySelectorAll('tbody tr').length >= 300`;

/** Asks the search over all lists; the answer's heading repeats what was asked. */
async function searchAll(driver, word) {
  const time = await driver.executeAsyncScript(
    `${MEASURE}
     const heading = () => document.querySelector('#results')?.textContent;
     const before = heading();
     const form = document.querySelector('main form[role=search]');
     const field = form.querySelector('input');
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[0]);
     field.dispatchEvent(new Event('input', { bubbles: true }));
     requestAnimationFrame(() => form.requestSubmit());
     painted(() => heading() !== before).then(() => done(performance.now() - began));`,
    word,
  );
  await wait(READING);
  return time;
}

function tap(driver, place) {
  return driver.executeAsyncScript(
    `${MEASURE}
     const before = document.querySelector('h1')?.textContent;
     document.querySelector('a[href="' + arguments[0] + '"]').click();
     painted(() => document.querySelector('h1')?.textContent !== before)
       .then(() => done(performance.now() - began));`,
    place,
  );
}

async function search(driver, word) {
  const time = await driver.executeAsyncScript(
    `${MEASURE}
     const field = document.querySelector('input[type=search]');
     const count = document.querySelector('.count p');
     const before = count.textContent;
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[0]);
     field.dispatchEvent(new Event('input', { bubbles: true }));
     painted(() => count.textContent !== before).then(() => done(performance.now() - began));`,
    word,
  );
  await wait(READING);
  return time;
}
