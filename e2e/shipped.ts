import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patiently } from './patience';
import { binary, launch } from './processes';
import { openScreen, type XWindow } from './screen';
import { middleOf, openScreenReader, type Thing } from './screenReader';
import { takePicture } from './xwd';

/** The bar at the top of our pages, and the link past it, which shows when it has the focus. */
const PINE = '0b4a43';
const WHITE = 'ffffff';
/** The bar at the bottom of our pages is less high. */
const BOTTOM_BAR = 80;

/** The kiosk as it is shipped: no WebDriver; what it does is seen on the screen and in the system. */
export interface Shipped {
  /** Its home folder, which is its working folder too. */
  home: string;
  display: string;
  /** The guard, the process of the window, and those that draw. */
  pid(): number;
  window(): number;
  drawing(): number[];
  /** Every window on the display that can be seen, of any program. */
  windows(): XWindow[];
  /** Finds a thing on the screen by its role and name, as a screen reader does; waits for it. */
  finds(role: string, name: string): Promise<Thing>;
  /** The middle of a thing, which is scrolled to where the bar at the bottom covers it. */
  reaches(role: string, name: string): Promise<readonly [x: number, y: number]>;
  /** Presses the pointer's button in the middle of a thing. */
  clicks(role: string, name: string): Promise<void>;
  /** Types a text, key by key. */
  types(text: string): void;
  /** Presses a key as the X server sends it: `ctrl+shift+i`. */
  key(name: string): void;
  x(...words: string[]): string;
  /** Color of a point of the screen, as six hexadecimal digits; empty while windows change. */
  color(x: number, y: number): string;
  /** Writes what is on the screen to a PNG file. False while windows change. */
  picture(file: string): boolean;
  /** Whether our first page is on the screen. */
  isHome(): boolean;
  /** Whether the page answers: the link past the navigation shows when Tab reaches it. */
  answers(patience: number): Promise<void>;
  isRunning(): boolean;
  log(): string;
  close(): Promise<void>;
}

/** Starts it in a home of its own, under the window manager as packaged. */
export async function openShipped(
  env: Record<string, string>,
  size = '1280x800',
): Promise<Shipped> {
  const screen = await openScreen({ packaged: true, size });
  const [width = 0, height = 0] = size.split('x').map(Number);
  const bottom = height - BOTTOM_BAR;
  const reader = await openScreenReader(screen.display);
  const home = mkdtempSync(join(tmpdir(), 'nb-shipped-'));
  const settings = {
    DISPLAY: screen.display,
    WAYLAND_DISPLAY: '',
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_STATE_HOME: join(home, 'state'),
    NB_KIOSK_DATA: join(home, 'kiosk'),
    NB_KIOSK_LOG: join(home, 'kiosk.log'),
    ...reader.env,
    ...env,
  };
  const program = launch(binary('new-beginnings-kiosk'), [], settings, home);
  const x = (...words: string[]) =>
    execFileSync('xdotool', words, {
      env: { ...process.env, DISPLAY: screen.display },
      encoding: 'utf8',
    });
  const pid = () => program.child.pid ?? 0;
  const color = (left: number, top: number) =>
    takePicture(screen.display)?.colorAt(left, top) ?? '';
  const shipped: Shipped = {
    home,
    display: screen.display,
    pid,
    window: () => childrenOf(pid())[0] ?? 0,
    drawing: () => drawingBelow(shipped.window()),
    windows: () => screen.windows(),
    finds: async (role, name) => {
      let found: Thing | undefined;
      await patiently(async () => {
        found = await reader.finds(role, name);
        return found !== undefined && found.place[2] > 0;
      }, 20_000).catch(async () => {
        const all = (await reader.things()).map((it) => `${it.role} "${it.name}"`);
        throw new Error(`no ${role} "${name}" among ${all.join(', ')}`);
      });
      if (!found) throw new Error(`no ${role} "${name}"`);
      return found;
    },
    reaches: async (role, name) => {
      let thing = await shipped.finds(role, name);
      // It stays where it is if it is in the bar itself.
      for (let before = 0; middleOf(thing)[1] > bottom && middleOf(thing)[1] !== before;) {
        before = middleOf(thing)[1];
        x('mousemove', String(width / 2), String(height / 2), 'click', '--repeat', '3', '5');
        thing = await shipped.finds(role, name);
      }
      return middleOf(thing);
    },
    clicks: async (role, name) => {
      const [left, top] = await shipped.reaches(role, name);
      x('mousemove', String(left), String(top), 'click', '1');
    },
    types: (text) => void x('type', '--delay', '20', text),
    key: (name) => void x('key', '--clearmodifiers', name),
    x,
    color,
    picture: (file) => {
      const picture = takePicture(screen.display);
      if (picture) writeFileSync(file, picture.png());
      return picture !== undefined;
    },
    isHome: () => color(1100, 8) === PINE,
    answers: async (patience) => {
      let presses = 0;
      await patiently(() => {
        if (color(24, 30) === WHITE) return Promise.resolve(true);
        presses += 1;
        // A page that was just loaded needs a moment to draw what it heard.
        if (presses % 3 === 1) x('key', 'Tab');
        return Promise.resolve(false);
      }, patience);
    },
    isRunning: () => program.child.exitCode === null && program.child.signalCode === null,
    log: () => readFileSync(join(home, 'kiosk.log'), 'utf8'),
    close: async () => {
      await program.stop();
      await reader.close();
      await screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
  await patiently(() => Promise.resolve(shipped.isHome()), 20_000);
  return shipped;
}

/** WebKit's sandbox stands between the window and what draws in it. */
function drawingBelow(parent: number): number[] {
  return childrenOf(parent).flatMap((child) => {
    const name = nameOf(child);
    if (name === 'bwrap') return drawingBelow(child);
    return name.startsWith('WebKitWebProces') ? [child] : [];
  });
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/\) \S (\d+)/.exec(statOf(pid))?.[1]) === parent);
}

function nameOf(pid: number): string {
  return /\((.*)\)/.exec(statOf(pid))?.[1] ?? '';
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
