// Kills the kiosk's web process again and again, and measures how long the screen is dead.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawing, start, startService, stop } from '../processes.mjs';
import { openScreen, painted } from '../screen.mjs';
import { median } from '../statistics.mjs';

/** Where the white skip link appears after Tab. When it appears, the page responds. */
const [X, Y] = [24, 30];

export async function tortureScreen({ service, kiosk }, cycles) {
  const folder = mkdtempSync(join(tmpdir(), 'nb-torture-screen-'));
  mkdirSync(join(folder, 'kiosk'));
  const { child, address } = await startService(service, join(folder, 'service'));
  const screen = await openScreen();
  const env = { ...screen.env, NB_SERVICE_URL: address, NB_KIOSK_DATA: join(folder, 'kiosk') };
  const window = start(kiosk, [], { env });
  const times = [];
  try {
    await painted(screen, performance.now());
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await wait(Math.random() * 1000);
      const before = drawing(window.pid);
      const began = performance.now();
      before.forEach((pid) => process.kill(pid, 'SIGKILL'));
      await isBack(screen, window.pid, before, began);
      times.push(performance.now() - began);
      process.stderr.write(`\r${cycle} kills, at most ${Math.round(Math.max(...times))} ms `);
    }
  } finally {
    await stop(window);
    await screen.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
  const late = times.filter((time) => time > 3000).length;
  return {
    kills: times.length,
    median: Math.round(median(times)),
    most: Math.round(Math.max(...times)),
    late,
  };
}

async function isBack(screen, window, before, began) {
  for (let look = 0; performance.now() - began < 60_000; look += 1) {
    const now = drawing(window);
    const isNew = now.length > 0 && now.every((pid) => !before.includes(pid));
    if (isNew && screen.pixel(X, Y) === 0xffffff && look > 1) return;
    if (isNew && look % 4 === 0) {
      execFileSync('xdotool', ['key', 'Tab'], { env: { ...process.env, ...screen.env } });
    }
    await wait(40);
  }
  throw new Error('the screen stayed dead for a minute');
}
