import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { binary } from '../processes';
import { startService, type Service } from '../service';
import { openShipped, type Shipped } from '../shipped';
import { DEVICE } from '../visit';

describe.runIf(DEVICE === 'kiosk')('the kiosk as it is shipped', () => {
  let service: Service;
  let kiosk: Shipped;
  let elsewhere: Server;
  let visits = 0;
  beforeAll(async () => {
    service = await startService();
    elsewhere = createServer((_, answer) => {
      visits += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    kiosk = await openShipped({
      NB_SERVICE_URL: service.address,
      HTTP_PROXY: `http://127.0.0.1:${port}`,
      NO_PROXY: '127.0.0.1',
    });
  });
  afterAll(async () => {
    await kiosk.close();
    await service.stop();
    elsewhere.close();
  });

  const replaced = async (before: number[], patience: number) => {
    await patiently(() => {
      const now = kiosk.drawing();
      return Promise.resolve(now.length > 0 && now.every((pid) => !before.includes(pid)));
    }, patience);
    await kiosk.answers(patience);
  };

  test('KSK-5 a second one leaves the first alone, without a session bus too', () => {
    const second = () =>
      execFileSync(binary('new-beginnings-kiosk'), [], {
        env: {
          ...process.env,
          DISPLAY: kiosk.display,
          DBUS_SESSION_BUS_ADDRESS: '',
          NB_KIOSK_DATA: join(kiosk.home, 'kiosk'),
        },
        stdio: 'pipe',
        timeout: 180_000,
      });
    expect(second).toThrow(/running already/);
    expect(kiosk.isHome()).toBe(true);
  });

  test('KSK-5 the picture comes back when the web process is killed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const before = kiosk.drawing();
      expect(before.length).toBeGreaterThan(0);
      before.forEach((pid) => process.kill(pid, 'SIGKILL'));
      await replaced(before, 20_000);
    }
    expect(kiosk.log()).toContain('the web process ended');
  });

  test('KSK-5 … when the whole window dies', async () => {
    const before = kiosk.drawing();
    const window = kiosk.window();
    process.kill(window, 'SIGKILL');
    await patiently(() => Promise.resolve(![0, window].includes(kiosk.window())), 20_000);
    await replaced(before, 20_000);
  });

  test('KSK-5 … and when it hangs', async () => {
    const before = kiosk.drawing();
    before.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    await replaced(before, 30_000);
    expect(kiosk.log()).toContain('the web process is replaced');
  });

  test.each(keys())('KSK-5 no way out by the key %s', async (name) => {
    const windows = kiosk.x('search', '--onlyvisible', '--name', '.').trim();
    kiosk.key(name);
    await patiently(() => Promise.resolve(kiosk.isHome()));
    expect(kiosk.isRunning()).toBe(true);
    expect(kiosk.x('search', '--onlyvisible', '--name', '.').trim()).toBe(windows);
  });

  test.each([1, 2, 3, 8, 9])('KSK-5 no way out by button %i of the mouse', async (button) => {
    const windows = kiosk.x('search', '--onlyvisible', '--name', '.').trim();
    kiosk.x('mousemove', '600', '500', 'click', String(button));
    kiosk.x('keydown', 'ctrl', 'click', '4', 'keyup', 'ctrl');
    await patiently(() => Promise.resolve(kiosk.isHome()));
    expect(kiosk.x('search', '--onlyvisible', '--name', '.').trim()).toBe(windows);
  });

  test('KSK-5 after all that nothing was fetched from elsewhere and no file was written', async () => {
    await kiosk.answers(10_000);
    expect(visits).toBe(0);
    const known = ['cache', 'config', 'data', 'kiosk', 'kiosk.log', 'state'];
    expect(readdirSync(kiosk.home).filter((name) => !known.includes(name))).toEqual([]);
    expect(kiosk.isRunning()).toBe(true);
  });
});

/** What a browser, a desktop or a developer would answer to. */
function keys(): string[] {
  const letters = Array.from('bdefghijklmnopqrstuw', (letter) => `ctrl+${letter}`);
  const shifted = Array.from('bcdijknoprtw', (letter) => `ctrl+shift+${letter}`);
  const functions = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);
  return [
    ...letters,
    ...shifted,
    ...functions,
    'alt+F4',
    'alt+F2',
    'alt+F1',
    'alt+space',
    'alt+Left',
    'alt+Right',
    'alt+Home',
    'alt+d',
    'ctrl+F4',
    'ctrl+F5',
    'shift+F10',
    'ctrl+plus',
    'ctrl+minus',
    'ctrl+0',
    'ctrl+Tab',
    'ctrl+Escape',
    'ctrl+alt+t',
    'super',
    'super+e',
    'super+r',
    'super+l',
    'Menu',
    'Print',
    'Escape',
    'XF86Back',
    'XF86Forward',
    'XF86HomePage',
    'XF86Search',
    'XF86Refresh',
  ];
}
