import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** A dialog, by what opens it on the page of a place. */
const DIALOGS = {
  text: '.text-places',
  share: '.place-page .place-actions button[aria-label]',
  visit: '.visit-times li button',
  report: '.place-page > .actions button:last-of-type',
};
const LANGUAGES = ['en', 'es', 'pt-BR', 'ht'];
const SIZES = [100, 125, 200];
/** With larger text there is no room for the buttons and anything else. */
const BUTTONS_STAY = 125;

describe.runIf(DEVICE === 'chromium')('the buttons of a dialog on a small phone', () => {
  let visit: Visit;
  let place = '';
  beforeAll(async () => {
    visit = await beginVisit({ width: 360, height: 640, settings: ['--text-places', '50'] });
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    const { places, others } = JSON.parse(found) as FindAnswer;
    const timed = [...places, ...others].find(({ phone, open }) => phone && open.next);
    place = `/places/${timed?.id ?? 'none'}`;
  });
  afterAll(() => visit.end());

  /** What of the buttons is not on the screen, and whether what is above them can be read. */
  const seen = () =>
    visit.person.evaluate(() => {
      const bar = document.querySelector('.visit-bar')?.getBoundingClientRect().top ?? innerHeight;
      const body = document.querySelector('.modal-body');
      const buttons = [...document.querySelectorAll('.modal-footer button')];
      return {
        count: buttons.length,
        hidden: buttons
          .filter((it) => {
            const { top, bottom, left, right } = it.getBoundingClientRect();
            return top < 0 || bottom > bar + 1 || left < 0 || right > innerWidth;
          })
          .map((it) => it.textContent),
        room: body?.clientHeight ?? 0,
        wide: (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0),
      };
    });

  describe.each(SIZES)('at %s percent', (size) => {
    const cases = Object.entries(DIALOGS).flatMap(([name, opener]) =>
      LANGUAGES.map((language) => [name, language, opener] as const),
    );
    test.each(cases)('TBL-7 %s, %s: in sight', async (name, language, opener) => {
      const { person } = visit;
      await person.opens('/about');
      await person.evaluate(
        (language, size) => {
          sessionStorage.setItem('language', language);
          sessionStorage.setItem('comfort', JSON.stringify({ size, contrast: false }));
        },
        language,
        size,
      );
      await person.opens(place);
      await person.until((it) => document.querySelector(it) !== null, 'what opens it', opener);
      await person.window.click(opener);
      await person.until(() => document.querySelector('.modal-footer button') !== null, 'a dialog');
      if (size > BUTTONS_STAY)
        await person.evaluate(() => {
          document.querySelector('.modal-footer button:last-of-type')?.scrollIntoView();
          document.querySelector('.modal')?.scrollBy(0, 1000);
        });
      const { count, hidden, room, wide } = await seen();
      if (language === 'en')
        await person.window.screenshot(`artifacts/screens/chromium/dialog-${name}-${size}.png`);
      expect(count).toBeGreaterThan(0);
      if (size > BUTTONS_STAY) expect(hidden.length).toBeLessThan(count);
      else expect(hidden).toEqual([]);
      expect(room).toBeGreaterThan(100);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await person.violations()).toEqual([]);
    });
  });
});
