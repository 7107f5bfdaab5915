import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { patiently } from '../patience';
import type { Person } from '../person';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** The texts of the page of a place that are smaller than 12 points. Runs in the page. */
function smallType(): string[] {
  return [...document.querySelectorAll('.place-page *')]
    .filter((it) =>
      [...it.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((it) => it.checkVisibility() && !it.closest('svg, .visually-hidden'))
    .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16)
    .map((it) => it.textContent);
}

/** What a person needs on the way, where it is smaller than large print of 16 points. Runs in the page. */
function smallNeeds(): string[] {
  const needs = '.open-badge, .place-where, .place-hours, .answers li, [data-field="notes"] dd';
  const texts = [...document.querySelectorAll(`.place-page :is(${needs}):not(.fact-day)`)];
  if (texts.length === 0) return ['nothing is said'];
  return texts
    .filter((it) => parseFloat(getComputedStyle(it).fontSize) < (16 / 72) * 96 - 0.1)
    .map((it) => it.textContent);
}

/** Shows the page of a place. */
async function showPlace(person: Person): Promise<void> {
  await person.opens('/find/food?near=Newark');
  await person.until(() => document.querySelector('.place-card h3 a'), 'a place');
  const link = await person.evaluate(
    () => document.querySelector('.place-card h3 a')?.getAttribute('href') ?? '',
  );
  await person.opens(link);
}

/** Shows employers for a skill that was tapped. */
async function showEmployers(person: Person): Promise<void> {
  await person.opens('/resume/new/tap');
  await person.sees('Kitchen');
  await person.window.click('details > summary');
  await person.window.click('details[open] button');
  await person.clicks('button', 'Show employers for these');
}

describe('paper', () => {
  let visit: Visit;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nb-e2e-paper-'));
    visit = await beginVisit({ env: { NB_PRINTER: `folder:${folder}` } });
  });
  afterAll(async () => {
    await visit.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The complete documents that were printed so far. */
  const printed = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .filter((text) => text.startsWith('%PDF') && text.trimEnd().endsWith('%%EOF'));

  test.runIf(DEVICE === 'kiosk')(
    'TBL-9 KSK-5 a list and a single place are printed without any dialog',
    async () => {
      const { person } = visit;
      await person.opens('/resources/clothing');
      await person.clicks('button', 'Print this list');
      await person.sees('Printing …');
      await patiently(() => Promise.resolve(printed().length === 1));

      const name = await person.evaluate(
        () => document.querySelector('tbody td')?.textContent ?? '',
      );
      await person.clicks('button', `Save or share: ${name}`);
      await person.clicks('button', 'Print this');
      await patiently(() => Promise.resolve(printed().length === 2));
      const pages = printed().map((text) => text.match(/\/Type \/Page\b/g)?.length ?? 0);
      expect(Math.min(...pages)).toBe(1);
      expect(await visit.kiosk().driver.getAllWindowHandles()).toHaveLength(1);
    },
  );

  test.runIf(DEVICE === 'chromium')('TBL-9 one place is one page of its own', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    await person.opens('/resources/clothing');
    const name = await person.evaluate(() => document.querySelector('tbody td')?.textContent ?? '');
    await person.clicks('button', `Save or share: ${name}`);
    await person.sees('Scan this code with your phone camera');
    const pdf = (await page.pdf({ format: 'letter' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await person.window.screenshot(`artifacts/screens/${DEVICE}/paper.png`);
    await page.emulateMedia({ media: 'screen' });
  });

  test.runIf(DEVICE === 'chromium')(
    'TBL-9 a saved list is one sheet, and no telephone number is broken',
    async () => {
      const { person, service } = visit;
      const { page } = visit.chromium();
      const found = service.command('find', '--need', 'food', '--limit', '200', '--json');
      const { places, later, others } = JSON.parse(found) as FindAnswer;
      // The notes of the last one have a number.
      const names = ["St. John's Soup Kitchen", 'Isaiah House', 'Community FoodBank of New Jersey'];
      const codes = names.map((name) => {
        const place = [...places, ...later, ...others].find((it) => it.name === name);
        return place?.code ?? name;
      });
      await person.opens(`/my-list?rows=${codes.join(',')}`);
      await person.until(() => document.querySelectorAll('.my-list .card').length === 3, 'places');
      await page.emulateMedia({ media: null });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      const broken = await person.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const lines: number[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent ?? '';
          for (const { index, 0: number } of text.matchAll(/\d{3}-\d{3}-\d{4}/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + number.length);
            lines.push(range.getClientRects().length);
          }
        }
        return [lines.length, Math.max(...lines)];
      });
      expect(broken[0]).toBeGreaterThan(0);
      expect(broken[1]).toBe(1);
    },
  );

  test.runIf(DEVICE === 'chromium')('TBL-9 with more contrast paper stays white', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    await person.opens('/resources/clothing');
    await person.sees('More contrast');
    await person.clicks('button', 'More contrast');
    await person.until(() => 'contrast' in document.documentElement.dataset, 'more contrast');
    const colors = () =>
      person.evaluate(() => {
        const style = getComputedStyle(document.querySelector('tbody td') ?? document.body);
        return [style.color, getComputedStyle(document.body).backgroundColor];
      });
    expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await page.emulateMedia({ media: 'print' });
    expect((await colors())[1]).toBe('rgb(255, 255, 255)');
    expect((await colors())[0]).not.toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
    await person.clicks('button', 'More contrast');
  });

  test.runIf(DEVICE === 'chromium')(
    'TBL-9 places on paper say which town and which day they are for',
    async () => {
      const { person } = visit;
      const { page } = visit.chromium();
      await person.opens('/find/food?near=Newark&when=2099-12-02');
      await person.sees('Near Newark, Essex');
      await page.emulateMedia({ media: 'print' });
      const text = await person.text();
      await page.emulateMedia({ media: 'screen' });
      for (const told of [
        'Near Newark, Essex',
        'Wednesday, December 2, 2099',
        'Need help now? Call 211',
      ]) {
        expect(text).toContain(told);
      }
      for (const control of ['Change town', 'More choices', 'See these places on a map']) {
        expect(text).not.toContain(control);
      }
    },
  );

  test.runIf(DEVICE === 'chromium')('TBL-9 a map that was opened is on paper too', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    await person.opens('/find/food?near=Newark');
    await person.sees('See these places on a map');
    await page.click('.map-choice > summary');
    await person.until(() => document.querySelector('.finder-map svg'), 'the map');
    await page.emulateMedia({ media: 'print' });
    const [map, text] = await person.evaluate(() => [
      document.querySelector('.finder-map svg')?.checkVisibility(),
      document.body.innerText,
    ]);
    await page.emulateMedia({ media: 'screen' });
    expect(map).toBe(true);
    expect(text).not.toContain('See these places on a map');
  });

  test.runIf(DEVICE === 'chromium').each(['en', 'es', 'pt-BR', 'ht'])(
    'TBL-9 the page of a place is one sheet, %s',
    async (language) => {
      const { person, service } = visit;
      const { page } = visit.chromium();
      await person.opens('/about');
      await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
      await page.emulateMedia({ media: null });
      const long = [];
      const small: string[] = [];
      for (const need of ['food', 'shelter', 'clothes', 'legal']) {
        const found = service.command('find', '--need', need, '--near', 'Newark', '--json');
        for (const { id, name } of (JSON.parse(found) as FindAnswer).places.slice(0, 3)) {
          await person.opens(`/places/${id}`);
          await person.until(
            (wanted) =>
              document.documentElement.lang === wanted && document.querySelector('.facts'),
            'the place',
            language,
          );
          const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
          const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
          if (sheets !== 1) long.push(`${name}: ${sheets}`);
          await page.emulateMedia({ media: 'print' });
          for (const isSmall of [smallType, smallNeeds])
            small.push(...(await person.evaluate(isSmall)).map((text) => `${name}: ${text}`));
          await page.emulateMedia({ media: null });
        }
      }
      await person.evaluate(() => sessionStorage.removeItem('language'));
      expect(long).toEqual([]);
      expect(small).toEqual([]);
    },
  );

  test.runIf(DEVICE === 'chromium').each(['en', 'es'])(
    'TBL-9 the month of a town is one sheet, %s',
    async (language) => {
      const { person } = visit;
      const { page } = visit.chromium();
      await person.opens('/about');
      await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
      // As a browser prints: an emulated screen would be printed as a screen.
      await page.emulateMedia({ media: null });
      let left = 0;
      for (const [need, town, month] of [
        ['food', 'Newark', '2026-12'],
        ['food', 'Newark', '2027-05'],
        ['food', 'Trenton', '2026-12'],
        ['clothes', 'Newark', '2026-12'],
      ]) {
        await person.opens(`/calendar/${need}?near=${town}&month=${month}`);
        await person.until(() => document.querySelector('.month tbody tr'), 'the month');
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g), `${need} in ${town}, ${month}`).toHaveLength(1);
        // On its side, in points.
        expect(pdf).toContain('/MediaBox [0 0 792 612]');
        await page.emulateMedia({ media: 'print' });
        const [hidden, named, points] = await person.evaluate(() => {
          const others = [...document.querySelectorAll('.month-others .month-places a')];
          const isSeen = (it: Element) => it.checkVisibility();
          const times = getComputedStyle(document.querySelector('.month ul') ?? document.body);
          return [
            others.filter((it) => !isSeen(it)).length,
            others.filter(isSeen).length,
            Math.round(parseFloat(times.fontSize) * 0.75),
          ];
        });
        await page.emulateMedia({ media: null });
        expect(hidden).toBe(0);
        // Few places give clothes, so that their times are easy to read.
        if (need === 'clothes') expect(points).toBe(10);
        left += named;
      }
      // What the calendar leaves out is on the paper too.
      expect(left).toBeGreaterThan(10);
      await person.evaluate(() => sessionStorage.removeItem('language'));
    },
  );

  test.runIf(DEVICE === 'chromium')('TBL-9 a phone shows no code for a phone', async () => {
    const { person } = visit;
    const { page } = visit.chromium();
    const codes = () =>
      person.evaluate(() =>
        [...document.querySelectorAll('.for-another-phone')].map((it) => it.checkVisibility()),
      );
    const device = await page.context().newCDPSession(page);
    const size = page.viewportSize() ?? { width: 1280, height: 1024 };
    const holds = async (isPhone: boolean) => {
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
      await page.setViewportSize(isPhone ? { width: 390, height: 780 } : size);
    };
    for (const [begin, isReady] of [
      [showPlace, 'Scan to open this place on a phone'],
      [showEmployers, 'Code for my phone'],
    ] as const) {
      await begin(person);
      await person.sees(isReady);
      expect(await codes()).toContain(true);
      await holds(true);
      expect(await codes()).not.toContain(true);
      await holds(false);
    }
    await device.detach();
  });

  test('TBL-9 a list can be opened on a phone by its code', async () => {
    const { person } = visit;
    await person.opens('/resources/housing?county=Essex');
    await person.clicks('button', 'Open this on a phone');
    await person.sees('/resources/housing?county=Essex');
    expect(await person.violations()).toEqual([]);
  });
});

test.runIf(DEVICE === 'kiosk')('KSK-5 a missing printer is reported', async () => {
  const visit = await beginVisit({ env: { NB_PRINTER: 'no-such-printer' } });
  try {
    await visit.person.opens('/resources/clothing');
    await visit.person.clicks('button', 'Print this list');
    await visit.person.sees("We couldn't print it. Please tell the staff.");
  } finally {
    await visit.end();
  }
});
