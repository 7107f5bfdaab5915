import { expect, test } from 'vitest';
import type { Place } from '../generated/bindings';
import { days } from '../test/days';
import { onOneSheet, typeOf } from './monthSheet';

/** Places that are open on these days of the week. */
function many(count: number, weekdays: number[], from = 600, to = 720): Place[] {
  const rule = { service: null, days: days({ weekdays }), from, to, last_entry: null };
  const rules = [{ ...rule, reception: 'walk-in' }];
  const hours = { sentence: null, rules, closed: [], otherwise: 'closed', holidays: 'ask' };
  return Array.from({ length: count }, () => ({ hours }) as unknown as Place);
}

const NOTHING = { full: 0, unsure: 0, unknown: 0 };

test('a sheet has ten places at most, and fewer where their days fill it', () => {
  const fitting = (places: Place[], others = NOTHING) =>
    onOneSheet('2026-12', places, others).length;
  const each = [1, 2, 3, 4, 5].flatMap((weekday) => many(2, [weekday]));
  expect(fitting(each)).toBe(10);
  expect(fitting([...each, ...each])).toBe(10);
  const workdays = many(12, [1, 2, 3, 4, 5]);
  expect(fitting(workdays)).toBeGreaterThanOrEqual(5);
  // Names below the calendar need room, and hours even more.
  expect(fitting(workdays, { ...NOTHING, unsure: 20 })).toBeLessThan(fitting(workdays));
});

test('the fewer times a sheet has, the larger is its type', () => {
  const type = (places: Place[], below = NOTHING) => typeOf('2026-11', places, below);
  const workdays = [1, 2, 3, 4, 5];
  expect(type(many(1, workdays))).toBe(10);
  expect(type(many(8, workdays))).toBe(7);
  // Names below take room, and so do times that need two lines.
  expect(type(many(1, workdays), { ...NOTHING, unsure: 20 })).toBeLessThan(10);
  expect(type(many(3, workdays))).toBeGreaterThan(type(many(3, workdays, 630, 750)));
});
