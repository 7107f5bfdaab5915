import { expect, test } from 'vitest';
import type { Hours, HoursRule } from '../generated/bindings';
import { days } from '../test/days';
import { nextSlots, slotsOn } from './slots';

const rule = (parts: Partial<HoursRule>): HoursRule => ({
  service: null,
  days: days({}),
  from: 540,
  to: 720,
  last_entry: null,
  reception: 'walk-in',
  ...parts,
});
const hours = (...rules: HoursRule[]): Hours => ({
  sentence: null,
  rules,
  closed: [],
  otherwise: 'closed',
  holidays: 'ask',
});

test('the times of a day come in order, with what is sure and what has to be asked', () => {
  const all = hours(
    rule({ from: 1020, to: 1080, reception: 'appointment' }),
    rule({ days: days({ weekdays: [6] }) }),
  );
  const state = (day: string) => slotsOn(all, day).map((slot) => [slot.from, slot.state]);
  expect(state('2027-03-13')).toEqual([
    [540, 'open'],
    [1020, 'ask'],
  ]);
  expect(state('2027-03-12')).toEqual([[1020, 'ask']]);
});

test('the next times begin after the moment, and a holiday has to be asked about', () => {
  const thursdays = hours(rule({ days: days({ weekdays: [4] }) }));
  expect(nextSlots(thursdays, '2026-11-19T09:00', 2).map(({ day, state }) => [day, state])).toEqual(
    [
      ['2026-11-26', 'ask'],
      ['2026-12-03', 'open'],
    ],
  );
  expect(nextSlots(hours(), '2026-11-19T09:00', 2)).toEqual([]);
});

test.each(['2026-12-24', '2026-12-31', '2026-11-27', '2026-12-25', '2027-01-01'])(
  'no time of %s is sure, unless a place says that it is open on holidays',
  (day) => {
    const daily = hours(rule({ to: 1020 }), rule({ from: 540, to: 660 }));
    expect(slotsOn(daily, day).map(({ state }) => state)).toEqual(['ask', 'ask']);
    const always = { ...daily, holidays: 'open' } as const;
    expect(slotsOn(always, day).map(({ state }) => state)).toEqual(['open', 'open']);
  },
);
