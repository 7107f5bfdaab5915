import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeChromium, openChromium, type ChromiumWindow, type WindowWishes } from './chromium';
import { openKiosk, type KioskWindow } from './kiosk';
import { openLink, type Link } from './link';
import { Person } from './person';
import { openScreen, type Screen, type XWindow } from './screen';
import { startServiceIn, type Service } from './service';
import type { Finger } from './touchDisplay';

/** Which window this run is about. */
export const DEVICE = process.env.NB_E2E === 'kiosk' ? 'kiosk' : 'chromium';

/** A person in front of a window, and what is behind it. */
export interface Visit {
  person: Person;
  service: Service;
  link: Link;
  chromium(): ChromiumWindow;
  kiosk(): KioskWindow;
  /** Closes the kiosk's program and starts it again with the same data folder. */
  restartsKiosk(): Promise<Person>;
  /** Presses keys as the X server sends them, in the window that has the focus. */
  presses(...keys: string[]): void;
  /** The windows on the kiosk's display. */
  windows(): XWindow[];
  /** The finger on the kiosk's touch screen. */
  finger(): Promise<Finger>;
  end(): Promise<void>;
}

interface Wishes extends WindowWishes {
  /** Settings of the kiosk. */
  env?: Record<string, string>;
  /** Settings of the service. */
  settings?: string[];
  /** Variables of its environment. */
  serviceEnv?: Record<string, string>;
  /** The kiosk has a touch screen. */
  touch?: boolean;
}

/** Starts the real service and opens a fresh window on it. */
export async function beginVisit(wishes: Wishes = {}): Promise<Visit> {
  const { width, height, env = {}, settings = [], serviceEnv = {}, touch = false } = wishes;
  const service = await startServiceIn(serviceEnv, ...settings);
  const link = await openLink(service.address);
  const ends = [() => link.close(), () => service.stop()];

  let screen: Screen | undefined;
  let startKiosk = (): Promise<KioskWindow> => Promise.reject(new Error('this is no kiosk'));
  const openWindow = async () => {
    if (DEVICE === 'chromium') {
      ends.unshift(closeChromium);
      return openChromium(link.address, wishes);
    }
    screen = await openScreen({ touch });
    const { display } = screen;
    const data = mkdtempSync(join(tmpdir(), 'nb-e2e-kiosk-'));
    ends.unshift(screen.close, () => {
      rmSync(data, { recursive: true, force: true });
      return Promise.resolve();
    });
    startKiosk = () =>
      openKiosk({
        DISPLAY: display,
        WAYLAND_DISPLAY: '',
        NB_SERVICE_URL: link.address,
        NB_SITE_NAME: 'Newark, desk 2',
        NB_KIOSK_DATA: data,
        ...(width && height ? { NB_KIOSK_WINDOW: `${width}x${height}` } : {}),
        ...env,
      });
    return startKiosk();
  };
  const arrives = async (): Promise<Person> => {
    const person = new Person(window);
    // A kiosk shows its first screen by itself.
    if (DEVICE === 'kiosk')
      await person.until(() => document.querySelector('h1') !== null, 'a first screen');
    return person;
  };
  let window = await openWindow();
  ends.unshift(() => window.close());
  return {
    person: await arrives(),
    service,
    link,
    chromium: () => window as ChromiumWindow,
    kiosk: () => window as KioskWindow,
    restartsKiosk: async () => {
      await window.close();
      window = await startKiosk();
      return arrives();
    },
    presses: (...keys) =>
      void execFileSync('xdotool', ['key', ...keys], {
        env: { ...process.env, DISPLAY: screen?.display },
      }),
    windows: () => screen?.windows() ?? [],
    finger: () => screen?.finger() ?? Promise.reject(new Error('this is no kiosk')),
    end: async () => {
      for (const end of ends) await end();
    },
  };
}
