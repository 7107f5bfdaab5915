import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { clockFrom } from '../clock';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** Both clocks: that of the service, and that of the browser. */
const THANKSGIVING = { service: '2026-11-26 10:00:00', browser: '2026-11-26T15:00:00Z' };
const PHONE = { width: 360, height: 640 };
const SAID = {
  en: 'Today is Thanksgiving. Many places are closed. Call before you go.',
  es: 'Hoy es el Día de Acción de Gracias. Muchos lugares están cerrados. Llame antes de ir.',
  'pt-BR': 'Hoje é Dia de Ação de Graças. Muitos lugares estão fechados. Ligue antes de ir.',
  ht: 'Jodi a se Jou Aksyon de Gras (Thanksgiving). Anpil kote fèmen. Rele anvan ou ale.',
};

describe.runIf(DEVICE === 'chromium')('on Thanksgiving', () => {
  let visit: Visit;
  let place: string;
  beforeAll(async () => {
    visit = await beginVisit({ ...PHONE, serviceEnv: clockFrom(THANKSGIVING.service) });
    await visit.chromium().page.clock.setFixedTime(THANKSGIVING.browser);
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    place = (JSON.parse(found) as FindAnswer).places[0]?.id ?? 'none';
  });
  afterAll(() => visit.end());

  describe.each(Object.entries(SAID))('in %s', (language, sentence) => {
    beforeAll(async () => {
      const { person } = visit;
      await person.opens('/about');
      await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    });

    test.each(['/find/food?near=Newark', '/search-lists?q=hungry+in+Newark', '/places/{id}'])(
      'TBL-9 %s says it in one sentence',
      async (path) => {
        const { person } = visit;
        await person.opens(path.replace('{id}', place));
        await person.sees(sentence);
        const text = await person.text();
        expect(text.split(sentence)).toHaveLength(2);
        expect(await person.violations()).toEqual([]);
        const name = path.replace(/^\/|[?{].*/g, '').replaceAll('/', '-');
        await person.window.screenshot(
          `artifacts/screens/${DEVICE}/holiday-${language}-${name}.png`,
        );
      },
    );

    test.each(['/find/food?near=Newark', '/search-lists?q=hungry+in+Newark'])(
      'TBL-9 %s still has its first place on the first screen of a phone',
      async (path) => {
        const { person } = visit;
        await person.opens(path);
        await person.sees(sentence);
        const [badge, bar] = await person.evaluate(() =>
          ['.place-card .open-badge', '.visit-bar'].map((it) => {
            const box = document.querySelector(it)?.getBoundingClientRect();
            return (it === '.visit-bar' ? box?.top : box?.bottom) ?? Infinity;
          }),
        );
        expect(badge).toBeLessThanOrEqual(bar ?? 0);
      },
    );
  });

  test('TBL-9 the finder says it of a day that is chosen', async () => {
    const { person } = visit;
    await person.choosesLanguage('en');
    await person.opens('/find/food?near=Newark&when=2026-12-25');
    await person.sees(
      'Friday, December 25 is Christmas. Many places are closed that day. Call before you go.',
    );
    await person.opens('/find/food?near=Newark&when=tomorrow');
    await person.sees('Tomorrow is the day after Thanksgiving.');
  });
});
