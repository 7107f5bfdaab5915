// Measures an hour of scripted use, the kiosk window and `chromium --kiosk` at the same time, each on
// its own screen with the same clicks, keys and searches. A visit ends after ten minutes: at the kiosk
// with "Leave now", in the browser by a reload. NB_BENCH_MINUTES and NB_BENCH_VISIT set other times.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.mjs';
import {
  privateMegabytes,
  proportionalMegabytes,
  start,
  startService,
  stop,
} from './processes.mjs';
import { openScreen, painted } from './screen.mjs';

const MINUTES = Number(process.env.NB_BENCH_MINUTES ?? 60);
const VISIT = Number(process.env.NB_BENCH_VISIT ?? 10);
/** Growth is counted from here, because memory settles within the first minutes. */
const SETTLED = 0.1;
const PACE = 1500;
const LEAVE = ['mousemove', '83', '772', 'click', '1'];
const RELOAD = ['key', 'F5'];

/** Points on a screen of 1280 by 800: the top bar, a list, its search. */
const STEPS = [
  ['mousemove', '716', '36', 'click', '1'],
  ['mousemove', '640', '600', 'click', '--repeat', '6', '5'],
  ['mousemove', '640', '600', 'click', '--repeat', '6', '4'],
  ['mousemove', '300', '375', 'click', '1', 'type', 'ware'],
  ['key', 'ctrl+a', 'BackSpace'],
  ['mousemove', '824', '36', 'click', '1'],
  ['mousemove', '618', '36', 'click', '1'],
  ['mousemove', '130', '36', 'click', '1'],
  ['mousemove', '640', '600', 'click', '--repeat', '9', '5'],
  ['key', 'Tab', 'Tab', 'Tab'],
];

export async function measureUse({ service, kiosk, folder }) {
  const { child, address } = await startService(service, join(folder, 'use-service'));
  const data = join(folder, 'use-kiosk');
  mkdirSync(data, { recursive: true });
  const windows = [
    await open(
      kiosk,
      [],
      { NB_SERVICE_URL: address, NB_KIOSK_DATA: data, NB_RESTART_HOUR: '-1' },
      LEAVE,
    ),
    await open(
      CHROMIUM,
      ['--kiosk', `--user-data-dir=${join(folder, 'use-chromium')}`]
        .concat(CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'))
        .concat(address),
      {},
      RELOAD,
    ),
  ];
  try {
    return rows(await use(windows));
  } finally {
    for (const { program, screen } of windows) {
      await stop(program);
      await screen.close();
    }
    await stop(child);
  }
}

async function open(command, words, env, ending) {
  const screen = await openScreen();
  const program = start(command, words, { env: { ...screen.env, ...env } });
  await painted(screen, performance.now());
  return { program, screen, ending, share: [], written: [] };
}

/** Measures the memory of both once a minute. */
async function use(windows) {
  const began = performance.now();
  const minutes = () => (performance.now() - began) / 60_000;
  let visits = 1;
  for (let step = 0; minutes() < MINUTES; step += 1) {
    const isOver = minutes() > visits * VISIT;
    visits += Number(isOver);
    for (const { screen, ending } of windows) {
      const env = { ...process.env, ...screen.env };
      execFileSync('xdotool', isOver ? ending : STEPS[step % STEPS.length], { env });
    }
    await wait(PACE);
    const due = windows[0].share.length < minutes();
    for (const { program, share, written } of due ? windows : []) {
      share.push(proportionalMegabytes(program.pid));
      written.push(privateMegabytes(program.pid));
    }
  }
  return windows;
}

function rows([ours, theirs]) {
  const last = ({ share }) => mean(share.slice(-5));
  return [
    [
      `kiosk window after ${MINUTES} minutes of use: memory (PSS), MB`,
      last(ours).toFixed(0),
      `${(last(ours) / last(theirs)).toFixed(2)} ×`,
    ],
    ['… its growth since the first minutes', growth(ours.share), ''],
    ['… of it what it has written itself', growth(ours.written), ''],
    ['… chromium --kiosk, the same use', last(theirs).toFixed(0), ''],
    ['… its growth', growth(theirs.share), ''],
    ['… of it what it has written itself', growth(theirs.written), ''],
  ];
}

/** Compares the last five minutes with five of the first, in percent. */
function growth(samples) {
  const settled = Math.ceil(samples.length * SETTLED);
  const change = mean(samples.slice(-5)) / mean(samples.slice(settled, settled + 5)) - 1;
  return `${(change * 100).toFixed(1)} %`;
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
