import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FoundPlace, Place } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { find } from '../words/find.en';

afterEach(cleanup);

const words = find.month;

const near = {
  name: 'Metuchen Borough',
  county: 'Middlesex',
  partOf: null,
  zip: null,
  lat: 40.54,
  lon: -74.36,
  whole: false,
};

const found = (id: string, parts: Partial<FoundPlace> = {}) =>
  ({ id, name: id, hours: 'Saturday 9 am-noon', miles: 1, differs: [], ...parts }) as FoundPlace;

const placeOf = (id: string): Place => ({
  place: found(id),
  hours: {
    sentence: 'Saturday 9 am-noon',
    rules: [
      {
        days: {
          weekdays: [6],
          nth: [],
          plusDays: 0,
          months: [],
          everyWeeks: 1,
          anchor: null,
          dates: [],
          season: null,
          validFrom: null,
          validTo: null,
          sure: true,
        },
        from: 540,
        to: 720,
        last_entry: null,
        reception: 'walk-in',
        service: null,
      },
    ],
    closed: [],
    otherwise: 'closed',
    holidays: 'ask',
  },
  row: {},
  here: [],
  keptAt: null,
});

test('a calendar names no place that takes only people who live elsewhere', async () => {
  const answer = {
    ...nothingFound,
    near,
    places: [found('Open Door')],
    others: [
      found('Edison Only', { differs: ['elsewhere'] }),
      found('Later', { differs: ['closed'] }),
    ],
  };
  renderAt('/calendar/food?near=Metuchen&month=2026-12', {
    find: () => Promise.resolve(answer),
    place: (id) => Promise.resolve(placeOf(id)),
  });
  await screen.findByRole('link', { name: 'Open Door' });
  expect(screen.getByRole('link', { name: 'Later' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edison Only' })).toBeNull();
});

test('a calendar says which places it leaves out, with their numbers', async () => {
  const never = { ...placeOf('No Days'), hours: { ...placeOf('No Days').hours, rules: [] } };
  const answer = {
    ...nothingFound,
    near,
    places: [
      found('Open Door'),
      found('No Days', { phone: '732-555-0101' }),
      found('No Hours', { hours: null, phone: '732-555-0102' }),
      found('No Way', { hours: null, phone: null, address: null, website: null }),
      found('Website', { hours: null, phone: null, address: null, website: 'https://a.example' }),
      found('Too Far', { hours: null, miles: 30 }),
    ],
  };
  renderAt('/calendar/food?near=Metuchen&month=2026-12', {
    find: () => Promise.resolve(answer),
    place: (id) => Promise.resolve(id === 'No Days' ? never : placeOf(id)),
  });
  const title = await screen.findByRole('heading', { name: words.others(4) });
  const list = title.closest('section');
  expect(list?.textContent).toContain(words.known);
  const entries = Array.from(list?.querySelectorAll('li') ?? []).map((it) => it.textContent);
  // The hours are for the ear.
  expect(entries).toEqual([
    expect.stringMatching(/^No Days 732-555-0101 Saturday/),
    'No Hours 732-555-0102',
    `No Way ${words.ask211}`,
    'Website https://a.example',
  ]);
  expect(screen.queryByRole('link', { name: 'Too Far' })).toBeNull();
});

test('what the sheet has no room for is named with its days, what is not sure with its words', async () => {
  const everyWorkday = placeOf('any');
  const busy = (id: string): Place => ({
    ...everyWorkday,
    place: found(id, { hours: 'Monday-Friday 9 am-noon' }),
    hours: {
      ...everyWorkday.hours,
      rules: everyWorkday.hours.rules.map((rule) => ({
        ...rule,
        days: { ...rule.days, weekdays: [1, 2, 3, 4, 5], sure: id !== 'Unsure' },
      })),
    },
  });
  const ids = Array.from({ length: 12 }, (_, at) => `Place ${at}`);
  renderAt('/calendar/food?near=Metuchen&month=2026-12', {
    find: () =>
      Promise.resolve({
        ...nothingFound,
        near,
        places: ['Unsure', ...ids].map((id, at) => found(id, { miles: at })),
      }),
    place: (id) => Promise.resolve(busy(id)),
  });
  const unsure = await screen.findByRole('heading', { name: words.others(1) });
  expect(unsure.nextElementSibling?.textContent).toContain('Unsure');
  const numbered = screen.getAllByRole('list').find((it) => it.tagName === 'OL');
  const shown = numbered?.querySelectorAll('li').length ?? 0;
  // The nearest stay, and none of the others within reach is lost.
  expect(numbered?.textContent).toContain('Place 0');
  const full = screen.getByRole('heading', { name: words.full(10 - shown) });
  const named = Array.from(full.nextElementSibling?.querySelectorAll('.month-hours') ?? []);
  expect(named.map((it) => it.textContent.trim())).toEqual(
    named.map(() => 'Monday-Friday 9 am-noon'),
  );
  expect(named).toHaveLength(10 - shown);
});

test('a holiday is named in its cell, and that many places are closed', async () => {
  renderAt('/calendar/food?near=Metuchen&month=2026-12', {
    find: () => Promise.resolve({ ...nothingFound, near, places: [found('Open Door')] }),
    place: (id) => Promise.resolve(placeOf(id)),
  });
  await screen.findByRole('link', { name: 'Open Door' });
  const named = Array.from(document.querySelectorAll('.month-holiday')).map((it) => [
    it.closest('td')?.querySelector('.date')?.textContent,
    it.textContent,
  ]);
  expect(named).toEqual([
    ['Thursday 24', `Christmas Eve. ${find.holiday.early}`],
    ['Friday 25', `Christmas. ${find.holiday.closed}`],
    ['Thursday 31', `New Year's Eve. ${find.holiday.early}`],
  ]);
});

test('a calendar that leaves out many places lists the nearest, and the way to all', async () => {
  const many = Array.from({ length: 21 }, (_, at) =>
    found(`Place ${at}`, { hours: null, miles: at / 10 }),
  );
  renderAt('/calendar/food?near=Metuchen&month=2026-12', {
    find: () => Promise.resolve({ ...nothingFound, near, places: many }),
  });
  const title = await screen.findByRole('heading', { name: words.others(21) });
  expect(title.closest('section')?.querySelectorAll('li')).toHaveLength(20);
  const all = screen.getByRole('link', { name: find.more });
  expect(all.getAttribute('href')).toBe('/find/food?near=Metuchen');
});

test('a calendar of a town that is not known says so', async () => {
  const find = vi.fn(() => Promise.resolve({ ...nothingFound, nearUnknown: true }));
  renderAt('/calendar/food?near=Gotham', { find });
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe('We don\'t know "Gotham". Check the spelling, or use a ZIP code.');
});

test('KSK-4 a calendar without a network says from when it is', async () => {
  const keptAt = Date.UTC(2026, 10, 23, 15);
  renderAt('/calendar/food?near=Metuchen', {
    find: () => Promise.resolve({ ...nothingFound, near, keptAt }),
  });
  expect((await screen.findByText(/^There is no connection/)).textContent).toContain('November 23');
});

test('an office that helps to apply for food is in no calendar of meals', async () => {
  const places = [found('Pantry', { how: 'direct' }), found('SNAP office', { how: 'finds' })];
  renderAt('/calendar/food?near=Metuchen&month=2026-12', {
    find: () => Promise.resolve({ ...nothingFound, near, places }),
    place: (id) => Promise.resolve(placeOf(id)),
  });
  await screen.findByRole('link', { name: 'Pantry' });
  expect(screen.queryByText('SNAP office')).toBeNull();
});
