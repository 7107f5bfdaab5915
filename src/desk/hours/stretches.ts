import type { Hours, HoursRule } from '../../generated/bindings';
import type { Stretch } from './sentence';

/** The days that can be tapped, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** The weeks of a month that can be chosen. */
export const WEEKS: readonly number[][] = [[], [1], [2], [3], [4], [-1], [1, 3], [2, 4]];

/** Hours as they can be tapped; null when there are none, or when tapping would lose something of them. */
export function stretchesOf({ rules, closed }: Hours): Stretch[] | null {
  const isPlain = rules.length > 0 && closed.length === 0 && rules.every(canBeTapped);
  if (!isPlain) return null;
  return rules.map(({ days, from, to }) => ({
    days: days.weekdays.length > 0 ? days.weekdays : WEEK,
    nth: days.nth,
    from: from ?? 0,
    to: to ?? 0,
  }));
}

function canBeTapped({ service, days, from, to, last_entry, reception }: HoursRule): boolean {
  return (
    service === null &&
    from !== null &&
    to !== null &&
    last_entry === null &&
    reception === 'walk-in' &&
    WEEKS.some((weeks) => weeks.join() === days.nth.join()) &&
    days.plusDays === 0 &&
    days.everyWeeks === 1 &&
    days.months.length === 0 &&
    days.dates.length === 0 &&
    days.season === null &&
    days.validFrom === null &&
    days.validTo === null &&
    days.sure
  );
}
