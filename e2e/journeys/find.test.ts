import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer } from '../../src/generated/bindings';
import { dayText } from '../../src/places/writtenDay';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const cards = () =>
  visit.person.evaluate(() =>
    Array.from(document.querySelectorAll('.place-card'), (card) => card.textContent),
  );
const question = () => visit.person.evaluate(() => window.location.search);

describe('the finder', () => {
  test('HOM-2 three touches from the home page to places near a town that ask for no ID', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.clicks('link', 'Eat');
    await person.seesHeading('Something to eat');
    await person.clicks('button', 'Newark');
    await person.sees('Near Newark, Essex');
    await person.clicks('button', 'ask for no ID');
    await person.until(() => window.location.search.includes('for=no-id'), 'the address says it');
    expect(await question()).toBe('?near=Newark&for=no-id');
    const found = await cards();
    expect(found.length).toBeGreaterThan(3);
    // A place that demands an ID may only stand among those that fit less.
    const fitting = await person.evaluate(() =>
      Array.from(document.querySelectorAll('.answer-group'), (group) => group.textContent)
        .filter((text) => !text.startsWith('These fit in part'))
        .join(''),
    );
    expect(fitting).not.toContain('Asks for an ID');
  });

  test('HOM-2 a bed for tonight: what is in reach comes before what is open far away', async () => {
    const { person } = visit;
    await person.opens('/find/shelter?near=Trenton');
    await person.seesHeading('A place to sleep');
    const groups = await person.evaluate(() =>
      [...document.querySelectorAll('.answer-group')].map((group) => ({
        title: group.querySelector('h2')?.textContent ?? '',
        miles: [...group.querySelectorAll('.miles')].flatMap((it) =>
          (/[\d.]+/.exec(it.textContent) ?? []).map(Number),
        ),
        kinds: group.textContent,
      })),
    );
    const far = groups.findIndex(({ title }) => title === 'More than 20 miles away');
    expect(far).toBeGreaterThan(0);
    const near = groups.slice(0, far);
    expect(Math.max(...near.flatMap(({ miles }) => miles))).toBeLessThanOrEqual(20);
    expect(Math.max(...(groups[far]?.miles ?? []))).toBeGreaterThan(20);
    // An office may be open by day. A telephone for survivors of violence is no open door for everyone.
    const openNow = near.find(({ title }) => title === 'Open now');
    expect(openNow?.kinds ?? '').not.toMatch(/survivors/i);
    // A place that is open, also by phone, contradicts the sentence: near by always, further away where it is of all.
    const { said, isOpen, isOpenNear } = await person.evaluate(() => {
      const groups = [...document.querySelectorAll('.answer-group')];
      const hasOpen = (group: Element) => group.querySelector('.open-badge.is-open') !== null;
      const isFar = (group: Element) => group.querySelector('h2')?.textContent.startsWith('More');
      return {
        said: document.querySelector('.count')?.textContent ?? '',
        isOpen: groups.some(hasOpen),
        isOpenNear: groups.some((group) => !isFar(group) && hasOpen(group)),
      };
    });
    if (isOpen) expect(said).not.toContain('We know of no place that is open now.');
    if (isOpenNear) expect(said).not.toContain('We know of no place nearby that is open now.');
    await person.window.screenshot(`artifacts/screens/${DEVICE}/bed-tonight.png`);
  });

  test('RTE-1 the town is asked once in a visit, and Back leaves the finder at once', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.clicks('link', 'Sleep');
    await person.seesHeading('A place to sleep');
    await person.sees('Near Newark');
    await person.clicks('button', 'Tomorrow');
    await person.until(
      () => window.location.search.includes('when=tomorrow'),
      'the address says it',
    );
    await person.evaluate(() => window.history.back());
    await person.seesHeading('New Beginnings');
  });

  test('RTE-1 Back from a place leads to the card that was read', async () => {
    const { person } = visit;
    await person.opens('/find/food?near=Newark');
    await person.seesHeading('Something to eat');
    const tenth = () =>
      document.querySelectorAll('.place-card')[9]?.getBoundingClientRect().top ?? Infinity;
    // As a person scrolls: past every card, and a little more until the one that is read stands well.
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]) {
      await person.evaluate(
        (at) => document.querySelectorAll('.place-card')[at]?.scrollIntoView({ block: 'center' }),
        at,
      );
    }
    const top = await person.evaluate(() => window.scrollY);
    const stood = await person.evaluate(tenth);
    expect(top).toBeGreaterThan(1000);
    await person.until((top) => Math.abs(window.scrollY - top) < 2, 'the card', top);
    await person.evaluate(() => {
      document.querySelectorAll<HTMLElement>('.place-card h3 a')[9]?.click();
    });
    await person.until(() => window.location.pathname.startsWith('/places/'), 'the place');
    await person.until(() => window.scrollY === 0, 'its top');
    await person.evaluate(() => window.history.back());
    await person.seesHeading('Something to eat');
    await person.until((top) => Math.abs(window.scrollY - top) < 60, 'the height again', top);
    expect(Math.abs((await person.evaluate(tenth)) - stood)).toBeLessThan(60);
  });

  test('A place has a page of its own, and a wrong fact is reported without an account', async () => {
    const { person } = visit;
    await person.opens('/find/food?near=Trenton');
    await person.seesHeading('Something to eat');
    const name = await person.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.place-card a');
      link?.click();
      return link?.textContent ?? '';
    });
    await person.seesHeading(name);
    await person.clicks('button', 'Something is wrong here');
    await person.clicks('button', 'The phone number is wrong');
    await person.sees('Thank you. Staff will look at it.');
    expect(await person.violations()).toEqual([]);
  });

  test('Each fact of a place says when it was checked', async () => {
    const { person, service } = visit;
    const { places, others } = JSON.parse(
      service.command('find', '--need', 'food', '--near', 'Newark', '--limit', '50', '--json'),
    ) as FindAnswer;
    const place = [...places, ...others].find(
      ({ checked, hours, phone, notes }) =>
        checked?.length === '2026-10-05'.length && hours && phone && notes,
    );
    if (!place?.checked) throw new Error('no place with a day');
    const day = dayText(place.checked, 'en');
    await person.opens(`/places/${place.id}`);
    await person.sees(`Hours checked: ${day}`);
    const facts = await person.evaluate(() =>
      [...document.querySelectorAll('.place-page .facts > div')].map((fact) => [
        fact.querySelector('dt')?.textContent ?? '',
        fact.querySelector('.fact-day')?.textContent ?? '',
      ]),
    );
    expect(facts.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Hours', 'Phone', 'Notes', 'County']),
    );
    expect(facts.filter(([, said]) => said !== `Checked ${day}`)).toEqual([]);
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`artifacts/screens/${DEVICE}/place-days.png`);
  });

  test('A visit goes to the calendar of a phone by a code, and as a file where files can be saved', async () => {
    const { person } = visit;
    await person.opens('/find/food?near=Newark');
    // A place whose times are known.
    await person.until(
      () => document.querySelector('.place-card:has(.open-badge:not(.is-ask)) h3 a'),
      'a place with times',
    );
    const name = await person.evaluate(() => {
      const link = document.querySelector<HTMLElement>(
        '.place-card:has(.open-badge:not(.is-ask)) h3 a',
      );
      link?.click();
      return link?.textContent ?? '';
    });
    await person.seesHeading(name);
    await person.sees('Put a visit in your calendar');
    const pageCode = () => document.querySelector('.place-code svg[role=img] title')?.textContent;
    expect(await person.evaluate(pageCode)).toBe('Code that opens this place on a phone');
    await person.window.click('.visit-times li button');
    await person.sees('Scan this code with your phone camera. Your phone then adds the visit.');
    expect(await person.violations()).toEqual([]);
    if (DEVICE === 'chromium') {
      const download = visit.chromium().page.waitForEvent('download');
      await person.clicks('button', 'Save calendar file');
      const file = readFileSync(await (await download).path(), 'utf8');
      expect((await download).suggestedFilename()).toBe('visit.ics');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART:\d{8}T\d{6}\r\n[^]*END:VCALENDAR\r\n$/);
    }
    await person.clicks('button', 'Close');
  });

  test('A place that is on no list any more says so', async () => {
    const { person } = visit;
    await person.opens('/places/food.0000000');
    await person.seesHeading('This place is not on our lists any more.');
  });

  test('One search goes over all lists and understands what people say', async () => {
    const { person } = visit;
    await person.opens('/search-lists?q=bed tonight in Newark');
    await person.seesHeading('Search');
    await person.clicks('link', 'Find it: A place to sleep');
    await person.seesHeading('A place to sleep');
    await person.sees('Near Newark');
  });

  test('NAV-1 the search over all lists is one touch from a screen that has nothing to do with it', async () => {
    const { person } = visit;
    await person.opens('/contact');
    await person.clicks('link', 'Search');
    await person.isAt('/search-lists');
    await person.seesHeading('Search');
  });

  test('Every screen of the finder is accessible', async () => {
    const { person } = visit;
    for (const path of [
      '/',
      '/find/food',
      '/find/shelter?near=Newark',
      '/search-lists?q=albergue',
    ]) {
      await person.opens(path);
      await person.until(() => document.querySelector('h1') !== null, 'the screen');
      expect(await person.violations(), path).toEqual([]);
    }
  });
});
