import { expect, test } from 'vitest';
import type { Place } from '../generated/bindings';
import { days } from '../test/days';
import { everyDay, hasDays, monthAfter, monthOf, weeksOf } from './month';

const wednesdays = days({ weekdays: [3] });
const daily = days({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
const rule = {
  service: null,
  days: wednesdays,
  from: 600,
  to: 720,
  last_entry: null,
  reception: 'walk-in',
};
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

test('a time is told once a day, and one that is the same every day beside the calendar', () => {
  const twice = { hours: { ...hours, rules: [rule, { ...rule, service: 'Showers' }] } };
  // Meals to go, while the pantry is open.
  const within = { hours: { ...hours, rules: [{ ...rule, to: 660 }, rule] } };
  const around = { ...rule, days: daily, from: 0, to: 1440 };
  const shelter = { hours: { ...hours, rules: [around], holidays: 'open' } };
  const dinner = { hours: { ...hours, rules: [rule, { ...rule, days: daily, from: 1080 }] } };
  const places = [shelter, twice, within, dinner] as unknown as Place[];
  const told = everyDay('2026-12', places).map(({ number, slot }) => [number, slot.from]);
  expect(told).toEqual([
    [1, 0],
    [4, 1080],
  ]);
  const cells = weeksOf('2026-12', places).flat();
  const entriesOn = (day: string) => cells.find((cell) => cell?.day === day)?.entries ?? [];
  expect(entriesOn('2026-12-02').map(({ number, slot }) => [number, slot.from])).toEqual([
    [2, 600],
    [3, 600],
    [4, 600],
  ]);
  expect(entriesOn('2026-12-03')).toEqual([]);
});

test('a time of every day that is less sure on a holiday stands in the cell of that day', () => {
  const dinner = { hours: { ...hours, rules: [{ ...rule, days: daily, from: 660 }] } };
  const cells = weeksOf('2026-12', [dinner] as unknown as Place[]).flat();
  const told = cells.flatMap((cell) => (cell?.entries.length ? [[cell.day, cell.holiday]] : []));
  expect(told).toEqual([
    ['2026-12-24', 'christmas-eve'],
    ['2026-12-25', 'christmas'],
    ['2026-12-31', 'new-years-eve'],
  ]);
  expect(everyDay('2026-12', [dinner] as unknown as Place[])[0]?.slot.state).toBe('open');
});

test('a place has days in a month where it is known which', () => {
  const on = (parts: object) =>
    hasDays(
      {
        hours: { ...hours, rules: [{ ...rule, days: { ...wednesdays, ...parts } }] },
      } as unknown as Place,
      '2026-12',
    );
  expect(on({})).toBe(true);
  expect(on({ nth: [2, 4] })).toBe(true);
  // "Two Wednesdays a month", "every other Wednesday".
  expect(on({ sure: false })).toBe(false);
  expect(on({ everyWeeks: 2 })).toBe(false);
  expect(on({ everyWeeks: 2, anchor: '2026-12-02' })).toBe(true);
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
