import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ELSEWHERE, openElsewhere, type Elsewhere } from '../elsewhere';
import { attempt, COMMANDS, ESCAPES } from '../escapes';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

describe.runIf(DEVICE === 'kiosk')('out of the window by a script', () => {
  let visit: Visit;
  let elsewhere: Elsewhere;
  beforeAll(async () => {
    elsewhere = await openElsewhere();
    visit = await beginVisit();
  });
  afterAll(async () => {
    await visit.end();
    elsewhere.close();
  });

  /** Our own page, alone, not moved, not renamed, and nothing heard from elsewhere. */
  const isInside = async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    await patiently(async () =>
      person
        .evaluate(() => document.readyState === 'complete' && document.querySelector('h1') !== null)
        .catch(() => false),
    );
    const here = await person.evaluate(() => ({
      origin: location.origin,
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      size: `${innerWidth}x${innerHeight}`,
    }));
    expect(here.origin).toBe('tauri://localhost');
    expect(here.title).not.toBe('out');
    expect(here.heading).not.toBe(ELSEWHERE);
    expect(here.size).toBe('1280x800');
    expect(await driver.getAllWindowHandles()).toHaveLength(1);
    expect(elsewhere.reached).toEqual([]);
    for (const folder of [process.cwd(), homedir(), join(homedir(), 'Downloads')])
      expect(existsSync(join(folder, 'escape.txt'))).toBe(false);
  };

  test('KSK-5 there are at least a hundred ways to try', () => {
    expect(ESCAPES.length + COMMANDS.length).toBeGreaterThanOrEqual(100);
  });

  test.each(ESCAPES)('KSK-5 no way out: %s', async (_, script) => {
    await visit.person.opens('/about');
    await attempt(visit.kiosk(), script, elsewhere.address);
    await isInside();
  });

  test.each(COMMANDS)('KSK-5 no command out: %s %j', async (name, content) => {
    const answer = await visit.person.evaluate(
      (command, words) => {
        const inside = window as unknown as {
          __TAURI_INTERNALS__: { invoke(name: string, content: unknown): Promise<unknown> };
        };
        return inside.__TAURI_INTERNALS__.invoke(command, words).then(
          () => 'done',
          () => 'refused',
        );
      },
      name,
      content,
    );
    expect(answer).toBe('refused');
    await isInside();
  });
});
