// A virtual screen whose pixels are read from a file. "Painted" then means the same for every engine.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start, stop } from './processes.mjs';

const WIDTH = 1280;
const HEIGHT = 800;
const STEP = 8;

/** Opens the screen with a window manager. */
export async function openScreen() {
  const folder = mkdtempSync(join(tmpdir(), 'nb-screen-'));
  const server = start(
    'Xvfb',
    [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${WIDTH}x${HEIGHT}x24`,
      '-fbdir',
      folder,
      '-nolisten',
      'tcp',
    ],
    { stdout: 'pipe' },
  );
  const display = await new Promise((resolve) => {
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const manager = start('openbox', [], { env: { DISPLAY: display } });
  await wait(500);
  const file = join(folder, 'Xvfb_screen0');
  return {
    env: { DISPLAY: display, WAYLAND_DISPLAY: '' },
    colors: () => colors(readFileSync(file)),
    pixel: (x, y) => pixel(readFileSync(file), x, y),
    close: async () => {
      await stop(manager);
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the color of a point in an xwd(1) image. */
function pixel(picture, x, y) {
  const bytesPerLine = picture.readUInt32BE(48);
  const pixels = picture.readUInt32BE(0) + picture.readUInt32BE(76) * 12;
  return picture.readUInt32LE(pixels + y * bytesPerLine + x * 4) & 0xffffff;
}

/** Returns the number of colors in a grid of points. A blank window has one or two. */
function colors(picture) {
  const seen = new Set();
  for (let y = 0; y < HEIGHT; y += STEP) {
    for (let x = 0; x < WIDTH; x += STEP) seen.add(pixel(picture, x, y));
  }
  return seen.size;
}

/** A grid of points has more colors than this when text or pictures are visible. */
const PAGE = 12;
const PATIENCE = 20_000;

/** Returns the milliseconds until the screen shows text or pictures. */
export function painted(screen, began) {
  return until(() => screen.colors() >= PAGE, began, 'a page on the screen');
}

/** Returns the milliseconds until the screen is blank. */
export function blank(screen) {
  return until(() => screen.colors() < PAGE, performance.now(), 'an empty screen');
}

async function until(isSo, began, what) {
  while (performance.now() - began < PATIENCE) {
    if (isSo()) return performance.now() - began;
    await wait(10);
  }
  throw new Error(`not within 20 s: ${what}`);
}
