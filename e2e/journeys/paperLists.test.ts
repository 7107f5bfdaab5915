import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** The sheets on which 20 employers have room. */
const SHEETS_OF_EMPLOYERS = 4;
/** A number that is read from afar, in points. */
const LARGE = 20;

/** Large enough, shown, and of which texts; runs in the page. */
function shownIn(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((it) => it.checkVisibility())
    .map((it) => it.innerText.trim());
}

describe.runIf(DEVICE === 'chromium')('lists on paper', () => {
  let visit: Visit;
  let codes: string[];
  beforeAll(async () => {
    visit = await beginVisit();
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    const { places, later, others } = JSON.parse(found) as FindAnswer;
    const withPhone = [...places, ...later, ...others].filter(({ phone }) => phone !== null);
    codes = withPhone.slice(0, 8).map(({ code }) => code);
    await visit.person.opens('/about');
  });
  afterAll(() => visit.end());

  const speaks = (language: string) =>
    visit.person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
  const sheets = async () => {
    const { page } = visit.chromium();
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  };
  /** What is on paper. */
  const onPaper = async <A extends unknown[], T>(look: (...words: A) => T, ...words: A) => {
    const { page } = visit.chromium();
    await page.emulateMedia({ media: 'print' });
    const seen = await visit.person.evaluate(look, ...words);
    await page.emulateMedia({ media: null });
    return seen;
  };

  test('TBL-9 employers for tapped skills say their websites and have no buttons', async () => {
    const { person } = visit;
    await person.opens('/resume/new/tap');
    await person.until(() => document.querySelector('details > summary'), 'families of skills');
    await person.evaluate(() => {
      for (const family of document.querySelectorAll('details')) family.open = true;
      const skills = [...document.querySelectorAll<HTMLElement>('details button')];
      skills.find((it) => /forklift/i.test(it.innerText))?.click();
    });
    await person.clicks('button', 'Show employers for these');
    await person.until(() => document.querySelector('.employer'), 'employers');
    const websites = await person.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.employer a[target]')]
        .filter((it) => it.innerText === 'Website')
        .map((it) => it.getAttribute('href')),
    );
    expect(websites.length).toBeGreaterThan(5);
    const texts = await onPaper(shownIn, '.employer p.on-paper');
    expect(texts).toEqual(expect.arrayContaining(websites));
    expect(await onPaper(shownIn, '.employer :is(a, button)')).toEqual([]);
    expect(await sheets()).toBeLessThanOrEqual(SHEETS_OF_EMPLOYERS);
  });

  test.each(['en', 'es'])('TBL-9 eight saved places are two sheets, %s', async (language) => {
    const { person } = visit;
    await speaks(language);
    await person.evaluate((wanted) => sessionStorage.setItem('my-list', wanted), codes.join(','));
    await person.opens('/my-list');
    await person.until(() => document.querySelectorAll('.my-list .card').length === 8, 'places');
    expect(await sheets()).toBe(2);
    const points = await onPaper(() =>
      [...document.querySelectorAll('.my-list [data-field=phone] dd')].map((it) =>
        Math.round(parseFloat(getComputedStyle(it).fontSize) * 0.75),
      ),
    );
    expect(points).toEqual(codes.map(() => LARGE));
  });

  test('TBL-9 a calendar says once whom to call for help', async () => {
    const { person } = visit;
    await speaks('en');
    await person.opens('/calendar/food?near=Newark&month=2026-12');
    await person.until(() => document.querySelector('.month tbody tr'), 'the month');
    const text = await onPaper(() => document.body.innerText);
    expect(text.match(/Need help now/g)).toHaveLength(1);
  });

  test.each(['en', 'es'])('TBL-9 no sheet is empty behind a short list, %s', async (language) => {
    const { person } = visit;
    await speaks(language);
    await person.opens('/resources/food?county=Essex');
    await person.until(() => document.querySelector('tbody tr'), 'the list');
    expect(await sheets()).toBe(1);
  });
});
