import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { redPdf } from '../pdf';
import { startService, type Service } from '../service';
import { openShipped, type Shipped } from '../shipped';
import { DEVICE } from '../visit';

const RED = 'ff0000';
const EMAIL = 'juan@example.org';
const PASSWORD = 'Sunrise2024';

describe.runIf(DEVICE === 'kiosk')('a resume at the kiosk as it is shipped', () => {
  let service: Service;
  let sticks: string;
  let kiosk: Shipped;
  beforeAll(async () => {
    service = await startService();
    sticks = mkdtempSync(join(tmpdir(), 'nb-e2e-sticks-'));
    mkdirSync(join(sticks, 'BLUE'));
    writeFileSync(join(sticks, 'BLUE', 'resume.pdf'), redPdf());
    kiosk = await openShipped({ NB_SERVICE_URL: service.address, NB_STICK_FOLDERS: sticks });
  });
  afterAll(async () => {
    await kiosk.close();
    await service.stop();
    rmSync(sticks, { recursive: true, force: true });
  });

  const count = (number: number) =>
    patiently(() => Promise.resolve(kiosk.windows().length === number), 20_000);
  const isDrawn = () => patiently(() => Promise.resolve(kiosk.color(640, 400) === RED), 20_000);
  const fills = async (field: string, text: string) => {
    await kiosk.clicks('field', field);
    kiosk.types(text);
  };

  test('RES-2 KSK-5 is drawn in the viewer, as often as it is opened', async () => {
    await kiosk.clicks('link', 'Profile');
    await kiosk.clicks('button', "Don't have an account? Click here to sign up");
    await fills('Email', EMAIL);
    await fills('Password', PASSWORD);
    await fills('Confirm password', PASSWORD);
    kiosk.key('Return');
    await kiosk.clicks('button', 'My Resumes');
    await kiosk.clicks('button', 'Look for my file');
    await kiosk.clicks('radio button', 'resume.pdf (on BLUE)');
    await kiosk.clicks('button', 'Upload');
    await kiosk.clicks('button', 'OK');
    for (let round = 0; round < 3; round += 1) {
      await kiosk.clicks('button', 'Open resume.pdf');
      await count(2);
      await isDrawn();
      if (round === 0) await kiosk.clicks('button', 'Close this file');
      else kiosk.key('Escape');
      await count(1);
    }
  });

  test('KSK-5 after the viewer closed the keyboard belongs to the screens again', async () => {
    await kiosk.clicks('button', 'Open resume.pdf');
    await count(2);
    await isDrawn();
    kiosk.key('Escape');
    await count(1);
    // Three times Shift is how a person leaves at once; no pointer is used here.
    for (let press = 0; press < 3; press += 1) kiosk.key('Shift_L');
    await patiently(() => Promise.resolve(kiosk.isHome()), 20_000);
    await kiosk.answers(20_000);
    expect(kiosk.isRunning()).toBe(true);
  });
});
