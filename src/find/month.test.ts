import { expect, test } from 'vitest';
import type { Place } from '../generated/bindings';
import { isAlways, monthAfter, monthOf, onOneSheet, typeOf, weeksOf } from './month';

const days = {
  weekdays: [3],
  nth: [],
  everyWeeks: 1,
  anchor: null,
  months: [],
  dates: [],
  plusDays: 0,
  season: null,
  validFrom: null,
  validTo: null,
  sure: true,
};
const rule = { service: null, days, from: 600, to: 720, last_entry: null, reception: 'walk-in' };
const hours = { sentence: null, rules: [rule], closed: [], otherwise: 'closed', holidays: 'ask' };
const pantry = { hours } as unknown as Place;

test('December 2026 begins on a Tuesday, and each Wednesday has the pantry', () => {
  const weeks = weeksOf('2026-12', [pantry]);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.map((cell) => cell?.day.slice(8) ?? '')).toEqual([
    '',
    '',
    '01',
    '02',
    '03',
    '04',
    '05',
  ]);
  const open = weeks.flat().flatMap((cell) => (cell?.entries.length ? [cell.day] : []));
  expect(open).toEqual(['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30']);
});

test('a time is told once a day, and a place that is always open beside the calendar', () => {
  const twice = { hours: { ...hours, rules: [rule, { ...rule, service: 'Showers' }] } };
  const everyDay = { ...days, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const around = { ...rule, days: everyDay, from: 0, to: 1440 };
  const shelter = { hours: { ...hours, rules: [around], holidays: 'open' } };
  const places = [shelter, twice] as unknown as Place[];
  expect(places.map((place) => isAlways(place, '2026-12'))).toEqual([true, false]);
  const entries = weeksOf('2026-12', places).flatMap((week) => week.map((it) => it?.entries ?? []));
  expect(entries.flat().map(({ number }) => number)).toEqual([2, 2, 2, 2, 2]);
});

test('a month of an address is a month, or the present one', () => {
  expect(monthOf('2027-02', '2026-11-22')).toBe('2027-02');
  for (const text of [null, '', '2027-13', 'x'])
    expect(monthOf(text, '2026-11-22')).toBe('2026-11');
  // Seven days are left, and six.
  expect(monthOf(null, '2026-11-24')).toBe('2026-11');
  expect(monthOf(null, '2026-11-25')).toBe('2026-12');
  expect(monthOf('2026-11', '2026-11-25')).toBe('2026-11');
  expect(monthOf(null, '2026-12-31')).toBe('2027-01');
  expect(monthAfter('2026-11', 2)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

test('a sheet has ten places, fewer where all of them are open every day', () => {
  const everyDay = { ...rule, days: { ...days, weekdays: [1, 2, 3, 4, 5, 6, 7] } };
  const daily = { hours: { ...hours, rules: [everyDay] } } as unknown as Place;
  const many = (place: Place, count = 12) => Array.from({ length: count }, () => place);
  // Five weeks of seven times.
  expect(onOneSheet('2026-12', many(pantry, 7))).toHaveLength(7);
  // The names of those that are left out need room too: five weeks of six times, six of five.
  expect(onOneSheet('2026-12', many(pantry))).toHaveLength(6);
  expect(onOneSheet('2026-12', many(pantry, 7), 27)).toHaveLength(5);
  expect(onOneSheet('2026-12', many(daily))).toHaveLength(6);
  expect(onOneSheet('2026-08', many(daily))).toHaveLength(5);
  expect(onOneSheet('2026-12', [pantry, pantry])).toHaveLength(2);
});

test('the fewer times a sheet has, the larger is its type', () => {
  const everyDay = { ...rule, days: { ...days, weekdays: [1, 2, 3, 4, 5, 6, 7] } };
  const daily = (count: number, from: number, to: number) => {
    const place = { hours: { ...hours, rules: [{ ...everyDay, from, to }] } } as unknown as Place;
    return Array.from({ length: count }, () => place);
  };
  const type = (places: Place[], left = 0) => typeOf('2026-12', places, left);
  expect(type(daily(3, 600, 720))).toBe(10);
  expect(type(daily(6, 600, 720))).toBe(8);
  expect(type(daily(7, 600, 720))).toBe(7);
  // Names below take room, and so do times that need two lines.
  expect(type(daily(3, 600, 720), 20)).toBe(8);
  expect(type(daily(6, 600, 720), 20)).toBe(7);
  expect(type(daily(3, 630, 750))).toBe(8);
  expect(type(daily(5, 630, 750))).toBe(7);
});
