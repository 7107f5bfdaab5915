import { execFileSync } from 'node:child_process';
import { within } from './patience';
import { launch, type Running } from './processes';
import { startTouchDisplay, type Finger, type TouchDisplay } from './touchDisplay';

/** The window manager's settings that a kiosk is shipped with. */
const PACKAGED = 'packaging/kiosk/openbox.xml';

/** A window of the X server that can be seen. */
export interface XWindow {
  title: string;
  /** Width, height and place, as X writes it: `1280x800+0+0`. */
  geometry: string;
}

/** A virtual screen. */
export interface Screen {
  display: string;
  /** Every window that can be seen, of any program and any kind, as the X server itself lists them. */
  windows(): XWindow[];
  /** The finger, if the screen is a touch screen. */
  finger: () => Promise<Finger>;
  close: () => Promise<void>;
}

interface Wishes {
  /** A touch screen, which takes an X server with drivers. */
  touch?: boolean;
  /** Uses the window manager as packaged for kiosks, instead of its usual settings. */
  packaged?: boolean;
  size?: string;
}

/** Opens a virtual screen with a window manager, for windows that need one. */
export async function openScreen({
  packaged,
  touch,
  size = '1280x800',
}: Wishes = {}): Promise<Screen> {
  const { server, finger } = touch ? startTouchDisplay(size) : startDisplay(size);
  const listens = new Promise<string>((resolve) => {
    server.child.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  const display = await within('a virtual screen', listens);
  const settings = packaged ? ['--config-file', PACKAGED] : [];
  const manager: Running = launch('openbox', settings, { DISPLAY: display });
  return {
    display,
    windows: () => windowsOf(display, size),
    finger,
    close: async () => {
      await manager.stop();
      await server.stop();
    },
  };
}

function startDisplay(size: string): TouchDisplay {
  const words = ['-screen', '0', `${size}x24`, '-nolisten', 'tcp'];
  const server = launch('Xvfb', ['-displayfd', '1', ...words]);
  return { server, finger: () => Promise.reject(new Error('this is no touch screen')) };
}

// Every program has windows of a few points for itself, and the window manager wraps each window in
// frames without a title.
const LINE = /^\s+(0x[0-9a-f]+) (?:"(.*?)"|\(has no name\)).*?(\d+)x(\d+)\S+\s+\+(-?\d+)\+(-?\d+)$/;
const SMALL = 20;

function windowsOf(display: string, size: string): XWindow[] {
  const ask = (...words: string[]) =>
    execFileSync('xwininfo', ['-display', display, ...words], { encoding: 'utf8', stdio: 'pipe' });
  const tree = (tries = 5): string => {
    try {
      return ask('-root', '-tree');
    } catch (error) {
      // A window closed while the list was being made.
      if (tries === 0) throw error;
      return tree(tries - 1);
    }
  };
  const windows: XWindow[] = [];
  for (const line of tree().split('\n')) {
    const [, id, title = '', width, height, x, y] = LINE.exec(line) ?? [];
    const geometry = `${width}x${height}+${x}+${y}`;
    const isFrame = title === '' && geometry === `${size}+0+0`;
    if (!id || isFrame || Number(width) < SMALL || Number(height) < SMALL) continue;
    try {
      if (ask('-id', id).includes('IsViewable')) windows.push({ title, geometry });
    } catch {
      // It closed in the meantime.
    }
  }
  return windows;
}
