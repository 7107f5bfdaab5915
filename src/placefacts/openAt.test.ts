import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { RRule, type ByWeekday } from 'rrule';
import { expect, test } from 'vitest';
import type { Days, Hours, OpenNow } from '../generated/bindings';
import { isHoliday } from './holidays';
import { fallsOn, openAt } from './openAt';
import { nowInNewJersey } from './wallDate';

interface Case {
  hours: Hours;
  at: Record<string, OpenNow>;
}

const cases = JSON.parse(readFileSync('place-facts/cases/evaluated.json', 'utf8')) as Case[];
const holidays = JSON.parse(readFileSync('place-facts/cases/holidays.json', 'utf8')) as string[];

const EVERY_DAY: Days = {
  weekdays: [],
  nth: [],
  plusDays: 0,
  everyWeeks: 1,
  anchor: null,
  months: [],
  dates: [],
  season: null,
  validFrom: null,
  validTo: null,
  sure: true,
};

test('the screens say of every sentence and moment what the service says', () => {
  expect(cases.length).toBeGreaterThan(100);
  for (const { hours, at } of cases) {
    for (const [moment, expected] of Object.entries(at)) {
      expect(openAt(hours, moment), `${hours.sentence} at ${moment}`).toEqual(expected);
    }
  }
});

test('the holidays of five years are those of the service', () => {
  const days = daysFrom('2025-01-01', 5 * 365 + 1).filter(isHoliday);
  expect(days).toEqual(holidays);
});

test('days of the week, of the month and of every n-th week are those of a recurrence library', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
  const nth = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, -1, -2), { maxLength: 3 });
  const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 });
  const start = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2028-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(weekdays, nth, months, start, (weekdays, nth, months, start) => {
      const days = daysFrom(start.toISOString().slice(0, 10), 100);
      const rule = new RRule({
        freq: RRule.MONTHLY,
        byweekday: weekdays.flatMap((day) => ruleDays(day, nth)),
        bymonth: months.length > 0 ? months : null,
        dtstart: new Date(days[0] ?? ''),
        until: new Date(days.at(-1) ?? ''),
      });
      const found = days.filter((day) => fallsOn({ ...EVERY_DAY, weekdays, nth, months }, day));
      expect(found).toEqual(rule.all().map((day) => day.toISOString().slice(0, 10)));
    }),
  );
});

test('every n-th week counts from its anchor as a recurrence library does', () => {
  const weekday = fc.integer({ min: 1, max: 7 });
  const every = fc.integer({ min: 1, max: 6 });
  const ahead = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(weekday, every, ahead, (weekday, everyWeeks, ahead) => {
      const all = daysFrom('2026-01-05', 60 + 200);
      const anchor = all[ahead] ?? '';
      const days = all.slice(ahead);
      const rule = new RRule({
        freq: RRule.WEEKLY,
        interval: everyWeeks,
        wkst: RRule.MO,
        byweekday: ruleDays(weekday, []),
        dtstart: new Date(anchor),
        until: new Date(days.at(-1) ?? ''),
      });
      const found = days.filter((day) =>
        fallsOn({ ...EVERY_DAY, weekdays: [weekday], everyWeeks, anchor }, day),
      );
      expect(found).toEqual(rule.all().map((day) => day.toISOString().slice(0, 10)));
    }),
  );
});

test('the clock is that of New Jersey wherever the screen is', () => {
  expect(nowInNewJersey(new Date('2026-11-22T18:00:00Z'))).toBe('2026-11-22T13:00');
  expect(nowInNewJersey(new Date('2026-07-01T04:05:00Z'))).toBe('2026-07-01T00:05');
});

const RULE_DAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];

function ruleDays(day: number, nth: number[]): ByWeekday[] {
  const weekday = RULE_DAYS[day - 1];
  if (!weekday) return [];
  return nth.length > 0 ? nth.map((n) => weekday.nth(n)) : [weekday];
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10),
  );
}
