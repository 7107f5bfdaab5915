// Measures the kiosk window beside `chromium --kiosk`, both with the home page of the same service.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.mjs';
import { proportionalMegabytes, start, startService, stop } from './processes.mjs';
import { openScreen, painted } from './screen.mjs';
import { median, withRange } from './statistics.mjs';

const RUNS = 5;
const COLD_RUNS = 3;
/** Writing 3 here empties the page cache, as after power on; it needs root. */
const DROP_CACHES = '/proc/sys/vm/drop_caches';

export async function measureKiosk({ service, kiosk, folder }) {
  const { child, address } = await startService(service, join(folder, 'kiosk-service'));
  const runs = { kiosk: [], chromium: [], 'cold kiosk': [], 'cold chromium': [] };
  try {
    // One start of each is not measured. It fills the page cache and makes the profile.
    for (let run = -1; run < RUNS; run += 1) {
      const window = await open(kiosk, [], kioskEnvironment(folder, address));
      const browser = await open(CHROMIUM, chromiumArguments(folder, address), {});
      if (run < 0) continue;
      runs.kiosk.push(window);
      runs.chromium.push(browser);
    }
    for (let run = 0; canBeCold() && run < COLD_RUNS; run += 1) {
      const window = [kiosk, [], kioskEnvironment(folder, address)];
      runs['cold kiosk'].push(await openCold(...window));
      runs['cold chromium'].push(await openCold(CHROMIUM, chromiumArguments(folder, address), {}));
    }
  } finally {
    await stop(child);
  }
  return rows(runs);
}

function rows(runs) {
  const pair = (name, before, figure) => {
    const ours = runs[`${before}kiosk`].map((run) => run[figure]);
    const theirs = runs[`${before}chromium`].map((run) => run[figure]);
    return [
      [name, withRange(ours), `${(median(ours) / median(theirs)).toFixed(2)} ×`],
      ['… chromium --kiosk', withRange(theirs), ''],
    ];
  };
  return [
    ...pair('kiosk window: memory (PSS), MB', '', 'memory'),
    ...pair('kiosk window: first page on screen, ms', '', 'paint'),
    ...(canBeCold() ? pair('… with nothing in the page cache, ms', 'cold ', 'paint') : []),
  ];
}

function canBeCold() {
  try {
    accessSync(DROP_CACHES, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function kioskEnvironment(folder, address) {
  const data = join(folder, 'kiosk');
  mkdirSync(data, { recursive: true });
  return { NB_SERVICE_URL: address, NB_KIOSK_DATA: data, NB_SITE_NAME: 'bench' };
}

function chromiumArguments(folder, address) {
  const profile = `--user-data-dir=${join(folder, 'chromium')}`;
  return [
    '--kiosk',
    profile,
    ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
    address,
  ];
}

/** Measures the same with an empty page cache. */
function openCold(program, words, env) {
  return open(program, words, env, () => {
    execFileSync('sync');
    writeFileSync(DROP_CACHES, '3');
  });
}

/** Measures one start: milliseconds until the page is visible, and the memory six seconds later. */
async function open(program, words, env, prepare = () => undefined) {
  const screen = await openScreen();
  prepare();
  const began = performance.now();
  const child = start(program, words, { env: { ...screen.env, ...env } });
  try {
    const paint = await painted(screen, began);
    await wait(6000);
    return { paint, memory: proportionalMegabytes(child.pid) };
  } finally {
    await stop(child);
    await screen.close();
  }
}
