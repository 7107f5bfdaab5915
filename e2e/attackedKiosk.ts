import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openAttacker, type Attacker } from './attacker';
import { patiently } from './patience';
import { startService } from './service';
import { openShipped, type Shipped } from './shipped';

/** The color of the bar above a page. */
export const PINE = '0b4a43';

/** The kiosk as it is shipped, with one outside page that it may open. */
export interface AttackedKiosk {
  kiosk: Shipped;
  attacker: Attacker;
  /** Opens the page, unless it is there already, and hands it the text of a function. */
  goesOut(script: string): Promise<void>;
  /** Presses the pointer's button there. */
  press(x: number, y: number): void;
  /** The windows of the kiosk, each over the whole screen, and no other window of any kind. */
  isAlone(most: number): void;
  /** Looks all the while until something is true. */
  isAloneUntil(event: Promise<unknown>): Promise<void>;
  /** Waits until there are this many windows. */
  count(number: number): Promise<void>;
  /** The bar is where it belongs, and leads back. */
  goesBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service with one list, and the kiosk on a display of this size. */
export async function openAttackedKiosk(size = '1280x800'): Promise<AttackedKiosk> {
  const service = await startService();
  const attacker = await openAttacker();
  const file = join(service.data, 'food.csv');
  const rows = `name,county,website\nA,Essex,${attacker.address}\nB,Mercer,\n`;
  writeFileSync(file, rows);
  service.command('import-listings', file, '--name', 'food', '--allow-drop');
  const settings = { NB_SERVICE_URL: service.address, NB_ALLOWED_HOSTS: 'localhost' };
  const kiosk = await openShipped(settings, size);
  await kiosk.clicks('button', 'Resources');
  await kiosk.clicks('link', 'Food');
  const link = await kiosk.reaches('link', 'Link');
  const press = (x: number, y: number) =>
    void kiosk.x('mousemove', String(x), String(y), 'click', '1');
  const count = (number: number) =>
    patiently(() => Promise.resolve(kiosk.windows().length === number), 20_000);
  const isAlone = (most: number) => {
    const windows = kiosk.windows();
    for (const it of windows)
      expect(it).toEqual({ title: 'New Beginnings', geometry: `${size}+0+0` });
    expect(windows.length).toBeLessThanOrEqual(most);
  };
  return {
    kiosk,
    attacker,
    press,
    count,
    isAlone,
    isAloneUntil: async (event) => {
      let isDone = false;
      const done = event.finally(() => {
        isDone = true;
      });
      await patiently(() => {
        isAlone(2);
        return Promise.resolve(isDone);
      }, 20_000);
      await done;
      isAlone(2);
    },
    goesBack: async () => {
      await patiently(() => Promise.resolve(kiosk.color(4, 4) === PINE));
      press(300, 28);
      await count(1);
    },
    goesOut: async (script) => {
      if (kiosk.windows().length === 1) {
        press(...link);
        await count(2);
      }
      await attacker.prepares(script);
    },
    close: async () => {
      await kiosk.close();
      attacker.close();
      await service.stop();
    },
  };
}
