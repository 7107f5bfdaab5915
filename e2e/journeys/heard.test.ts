import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** The lines of a page that are taken to be read aloud; runs in the page. */
function heard(): string[] {
  document.documentElement.toggleAttribute('data-reading', true);
  const text = document.querySelector<HTMLElement>('main')?.innerText ?? '';
  document.documentElement.toggleAttribute('data-reading', false);
  return text.split('\n').filter((line) => line.trim() !== '');
}

describe.runIf(DEVICE === 'chromium')('what is read aloud', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
    await visit.person.opens('/about');
  });
  afterAll(() => visit.end());

  test.each([
    ['/resources/food', 'en'],
    ['/resources/food', 'es'],
    ['/employment', 'en'],
  ])('KSK-5 a wide list begins with its first place, %s in %s', async (path, language) => {
    const { person } = visit;
    await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    await person.opens(path);
    await person.until(
      (wanted) => document.documentElement.lang === wanted && document.querySelector('tbody td'),
      'the list',
      language,
    );
    const first = await person.evaluate(
      () => document.querySelector('tbody td')?.firstChild?.textContent ?? '',
    );
    const headings = await person.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('th > span')].map((it) => it.innerText),
    );
    const lines = await person.evaluate(heard);
    const at = lines.findIndex((line) => line.startsWith(first));
    // The heading, that hours change, and for employers the way to those that fit.
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThanOrEqual(4);
    expect(headings.length).toBeGreaterThan(5);
    expect(lines.filter((line) => headings.some((name) => line.startsWith(`${name}\t`)))).toEqual(
      [],
    );
    expect(lines.join('\t').split('\t')).not.toContain('N/A');
  });

  test('KSK-5 a calendar is heard as its places with their hours', async () => {
    const { person } = visit;
    await person.evaluate(() => sessionStorage.removeItem('language'));
    await person.opens('/calendar/food?near=Newark');
    await person.until(() => document.querySelector('.month tbody tr'), 'the month');
    const hours = await person.evaluate(() =>
      [...document.querySelectorAll('.month-places .heard')].map((it) => it.textContent.trim()),
    );
    const lines = await person.evaluate(heard);
    expect(hours.length).toBeGreaterThan(0);
    expect(lines).toEqual(expect.arrayContaining(hours));
    expect(lines.filter((line) => /^\d+$/.test(line.trim()))).toEqual([]);
    expect(await person.text()).not.toContain(hours[0]);
  });
});
