import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openElsewhere, type Elsewhere } from '../elsewhere';
import { attempt, COMMANDS, ESCAPES } from '../escapes';
import { patiently } from '../patience';
import { pdfWith } from '../pdf';
import { beginVisit, DEVICE, type Visit } from '../visit';

describe.runIf(DEVICE === 'kiosk')('out of the viewer by a script', () => {
  let visit: Visit;
  let elsewhere: Elsewhere;
  let sticks: string;
  let main: string;
  beforeAll(async () => {
    elsewhere = await openElsewhere();
    sticks = mkdtempSync(join(tmpdir(), 'nb-e2e-sticks-'));
    mkdirSync(join(sticks, 'BLUE'));
    writeFileSync(join(sticks, 'BLUE', 'resume.pdf'), pdfWith(['Forklift operator']));
    visit = await beginVisit({ env: { NB_STICK_FOLDERS: sticks } });
    main = await visit.kiosk().driver.getWindowHandle();
    const { person } = visit;
    await person.signsUp('juan@example.org', 'Sunrise2024');
    await person.clicks('button', 'My Resumes');
    await person.clicks('button', 'Look for my file');
    await person.clicks('field', 'resume.pdf (on BLUE)');
    await person.clicks('button', 'Upload');
    await person.clicks('button', 'OK');
  });
  afterAll(async () => {
    await visit.end();
    elsewhere.close();
    rmSync(sticks, { recursive: true, force: true });
  });

  /** Switches to the viewer; opens it if it is not there. */
  const looks = async () => {
    const { driver } = visit.kiosk();
    const others = async () =>
      (await driver.getAllWindowHandles()).filter((handle) => handle !== main);
    if ((await others()).length === 0) {
      await driver.switchTo().window(main);
      await visit.person.clicks('button', 'Open resume.pdf');
      await patiently(async () => (await others()).length === 1);
    }
    const [second] = await others();
    await driver.switchTo().window(second ?? main);
    await visit.person.until(() => document.querySelector('canvas') !== null, 'the file');
  };

  /** The viewer as it was, or closed, which is the way back; and nothing heard from elsewhere. */
  const isInside = async () => {
    const { person } = visit;
    const handles = await visit.kiosk().driver.getAllWindowHandles();
    expect(handles.length).toBeLessThanOrEqual(2);
    expect(elsewhere.reached).toEqual([]);
    if (handles.length < 2) return;
    const place = await person.evaluate(() => [location.href, document.title, innerWidth]);
    expect(place).toEqual(['tauri://localhost/viewer.html', 'New Beginnings', 1280]);
  };

  test.each(ESCAPES)('KSK-5 no way out of the viewer: %s', async (_, script) => {
    await looks();
    await attempt(visit.kiosk(), script, elsewhere.address);
    await isInside();
  });

  test('KSK-5 the viewer has no command at all', async () => {
    await looks();
    const all: typeof COMMANDS = [...COMMANDS, ['settings', {}], ['account_state', {}]];
    for (const [command, words] of all) {
      const answer = await visit.person.evaluate(
        (name, content) => {
          interface Internals {
            __TAURI_INTERNALS__?: { invoke(name: string, content: unknown): Promise<unknown> };
          }
          const inside = (window as unknown as Internals).__TAURI_INTERNALS__;
          if (!inside) return 'refused';
          return inside.invoke(name, content).then(
            () => 'done',
            () => 'refused',
          );
        },
        command,
        words,
      );
      expect(answer, command).toBe('refused');
    }
  });
});
