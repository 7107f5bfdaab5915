import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttacker, type Attacker } from '../attacker';
import { patiently } from '../patience';
import { startService, type Service } from '../service';
import { openShipped, type Shipped } from '../shipped';
import { DEVICE } from '../visit';

const SCREEN = '1024x768';
const WIDTH = 1024;
const PINE = '0b4a43';
const RED = 'ff0000';
const NO_KEYBOARD =
  'Puede leer esta página, pero no puede escribir en ella. Esta pantalla no tiene teclado para otras páginas de internet.';

describe.runIf(DEVICE === 'kiosk')('the bar above an outside page, on a small touch screen', () => {
  let service: Service;
  let attacker: Attacker;
  let kiosk: Shipped;
  /** Makes a list of one place, which links to a path of the outside host. */
  const linksTo = (path: string) => {
    const file = join(service.data, 'food.csv');
    const address = new URL(path, attacker.address).href;
    writeFileSync(file, `name,website\nA,${address}\n`);
    service.command('import-listings', file, '--name', 'food', '--allow-drop');
  };
  beforeAll(async () => {
    service = await startService();
    attacker = await openAttacker();
    linksTo('');
    const settings = { NB_ALLOWED_HOSTS: 'localhost', NB_LANGUAGE: 'es', NB_KEYBOARD: 'true' };
    kiosk = await openShipped({ NB_SERVICE_URL: service.address, ...settings }, SCREEN);
    mkdirSync('artifacts/screens/kiosk', { recursive: true });
  });
  afterAll(async () => {
    await kiosk.close();
    attacker.close();
    await service.stop();
  });

  const count = (number: number) =>
    patiently(() => Promise.resolve(kiosk.windows().length === number), 20_000);
  const picture = (name: string) => {
    const file = `artifacts/screens/kiosk/${name}.png`;
    return patiently(() => Promise.resolve(kiosk.picture(file)));
  };
  const openList = async () => {
    await kiosk.clicks('button', 'Recursos');
    await kiosk.clicks('link', 'Comida');
    await kiosk.finds('link', 'Enlace');
  };

  test('KSK-5 in Spanish every button is on the screen, and says that there is no keyboard', async () => {
    await openList();
    await kiosk.clicks('link', 'Enlace');
    await count(2);
    await kiosk.finds('label', NO_KEYBOARD);
    for (const name of [
      'Volver a New Beginnings',
      'Letra más pequeña',
      'Letra más grande',
      'Salir ya',
    ]) {
      const [left, , width, height] = (await kiosk.finds('button', name)).place;
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(left + width, name).toBeLessThanOrEqual(WIDTH);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
    await picture('bar-es');
  });

  test('KSK-5 Shift three times ends the visit while a button of the bar has the focus', async () => {
    for (let press = 0; press < 4; press += 1) kiosk.key('shift+Tab');
    for (let press = 0; press < 3; press += 1) kiosk.x('key', 'Shift_L');
    await count(1);
    await patiently(() => Promise.resolve(kiosk.color(4, 4) === PINE), 20_000);
  });

  test('KSK-5 back from a PDF that a list links to leads to the list, not to an empty window', async () => {
    linksTo('paper.pdf');
    // On a busy machine the first opening may show the kept copy, with the link of before.
    await openList();
    await kiosk.clicks('link', 'Ropa');
    await openList();
    await kiosk.clicks('link', 'Enlace');
    await patiently(() => Promise.resolve(kiosk.color(512, 400) === RED), 20_000);
    await count(2);
    kiosk.key('Escape');
    await count(1);
    await kiosk.finds(
      'heading',
      'Bancos de alimentos, comedores comunitarios y centros de entrega',
    );
    // The keyboard is back in the main window.
    await kiosk.answers(10_000);
  });
});
