import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choicesAtRest, chosenLabel, looksIntoChoices, openChoices } from '../openChoices';
import { patiently } from '../patience';
import type { Finger, Point } from '../touchDisplay';
import { beginVisit, DEVICE, type Visit } from '../visit';

// A mouse can be sent by WebDriver; a finger is a device of the X server, with gestures of its own.
describe.runIf(DEVICE === 'kiosk')('a finger on a touch screen', () => {
  let visit: Visit;
  let finger: Finger;
  beforeAll(async () => {
    mkdirSync('artifacts/screens/kiosk', { recursive: true });
    visit = await beginVisit({ width: 1280, height: 800, touch: true });
    finger = await visit.finger();
  });
  afterAll(() => visit.end());

  /** The middle of a part of the page, brought to the middle of the screen. */
  const middleOf = (selector: string): Promise<Point> =>
    visit.person.evaluate((where) => {
      const it = document.querySelector(where);
      if (!it) throw new Error(`there is no ${where}`);
      it.scrollIntoView({ block: 'center' });
      const box = it.getBoundingClientRect();
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    }, selector);
  const opens = async () => {
    await visit.person.opens('/resources/food');
    await visit.person.until(() => document.querySelector('.take') !== null, 'the list');
  };
  /** A list keeps scrolling for a moment after the finger leaves it; a tap then would only stop it. */
  const rests = () =>
    visit.person.until(() => {
      const { seenAt, looks = '0' } = document.body.dataset;
      const isSame = seenAt === String(scrollY);
      document.body.dataset.seenAt = String(scrollY);
      document.body.dataset.looks = isSame ? String(Number(looks) + 1) : '0';
      return document.body.dataset.looks === '4';
    }, 'the list to rest');

  test('KSK-5 it scrolls a list, and what lies under it is not pressed; a tap presses', async () => {
    const { person } = visit;
    await opens();
    const take = await middleOf('.take');
    const up = (by: number) => ({ x: take.x, y: take.y - by });
    const before = await person.evaluate(() => scrollY);
    await finger.drags(take, up(60), up(120), up(180), up(240));
    await person.until((from) => scrollY > from + 150, 'the list to move', before);
    await rests();
    expect(await person.evaluate(() => document.querySelector('.modal') === null)).toBe(true);
    expect(await person.evaluate(() => location.pathname)).toBe('/resources/food');
    await finger.taps(await middleOf('.take'));
    await person.until(() => document.querySelector('.modal.show') !== null, 'the dialog');
  });

  test('KSK-5 it scrolls a list of choices and chooses nothing; a tap chooses', async () => {
    const { person } = visit;
    await opens();
    await looksIntoChoices(person);
    const field = 'main select';
    await finger.taps(await middleOf(field));
    await person.until(() => document.querySelector('[data-choices]') !== null, 'the choices');
    const before = await openChoices(person);
    expect(before.fonts).toEqual([before.fontOfPage]);
    await person.window.screenshot('artifacts/screens/kiosk/choices-own-1280.png');
    const value = () =>
      person.evaluate((where) => document.querySelector<HTMLSelectElement>(where)?.value, field);
    const chosen = await value();

    const [first, last] = [before.rows[0], before.rows.at(-1)];
    if (!first || !last) throw new Error('there are no rows');
    await finger.drags(last, { x: last.x, y: (first.y + last.y) / 2 }, first);
    const after = await choicesAtRest(person);
    expect(after.scrollTop).toBeGreaterThan(before.scrollTop + 100);
    expect(await value()).toBe(chosen);
    // A drag that goes there and back ends on its row as well.
    const row = after.rows[2];
    if (!row) throw new Error('there are too few rows');
    const at = (y: number) => ({ x: row.x, y: row.y + y });
    await finger.drags(at(12), at(-40), at(-8));
    expect(await value()).toBe(chosen);

    const target = (await choicesAtRest(person)).rows[1];
    if (!target) throw new Error('the list has closed');
    await finger.taps(target);
    // The field shows it when the list of places has followed.
    await patiently(async () => (await chosenLabel(person, field)) === target.name);
  });

  test('KSK-5 a finger that stays opens no menu and selects no text', async () => {
    const { person } = visit;
    await opens();
    const windows = visit.windows().length;
    // A press is long after half a second; these frames of the screen take two.
    const isLong = () =>
      person.evaluate(
        () =>
          new Promise<void>((resolve) => {
            let frames = 120;
            const next = () => {
              frames -= 1;
              if (frames > 0) requestAnimationFrame(next);
              else resolve();
            };
            next();
          }),
      );
    for (const where of ['main h1', 'main a', '.take']) {
      await finger.stays(await middleOf(where), isLong);
      expect(visit.windows(), where).toHaveLength(windows);
      expect(await person.evaluate(() => getSelection()?.toString()), where).toBe('');
      await opens();
    }
  });
});
