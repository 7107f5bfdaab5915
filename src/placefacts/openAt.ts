import type { Days, Hours, HoursRule, OpenNow, OpenState } from '../generated/bindings';
import { HALF_DAY, isHalfHoliday, isHoliday } from './holidays';
import {
  addDays,
  clock,
  dateOf,
  dayOfMonth,
  daysInMonth,
  monthOf,
  weekdayOf,
  weeksBetween,
} from './wallDate';

/** How far a next change is looked for, in days. */
const HORIZON_DAYS = 120;
/** How far the beginning of a season is looked for, in days. */
const YEAR_DAYS = 370;
const DAY = 1440;
const RANK: Record<OpenState, number> = { open: 0, ask: 1, closed: 2 };

/**
 * Whether a place is open at a moment (`YYYY-MM-DDTHH:MM`, wall-clock time in New Jersey), and when
 * that changes. place-facts/src/hours/evaluate.rs does the same; its cases bind the two.
 */
export function openAt(hours: Hours, moment: string): OpenNow {
  const [state, rule] = stateAt(hours, moment);
  const hasServices = hours.rules.some(({ service }) => service !== null);
  return {
    state,
    next: nextChange(hours, moment, state),
    service: hasServices ? (rule?.service ?? null) : null,
    reception: rule?.reception ?? null,
  };
}

/** The state at a moment, and the rule it comes from. */
export function stateAt(hours: Hours, moment: string): [OpenState, HoursRule | null] {
  const [day, minute] = [dateOf(moment), minuteOf(moment)];
  let best: [OpenState, HoursRule | null] = [otherwiseOn(hours, day), null];
  for (const rule of hours.rules) {
    const isOn = (at: number) => at >= (rule.from ?? 0) && at < endOf(rule);
    const begun: [string, number][] = [];
    if (isOn(minute)) begun.push([day, minute]);
    if (isOn(minute + DAY)) begun.push([addDays(day, -1), minute + DAY]);
    for (const [from, at] of begun) {
      const state = stateOn(hours, rule, from, at);
      if (state === null) continue;
      const isBetter = RANK[state] < RANK[best[0]];
      if (isBetter || (state === best[0] && best[1] === null)) best = [state, rule];
    }
  }
  return best;
}

/** The state at times that no rule names. On days that are surely closed nobody has to ask. */
function otherwiseOn({ otherwise, closed, holidays }: Hours, day: string): OpenState {
  const isClosed =
    closed.some((days) => isSure(days) && fallsOn(days, day)) ||
    (holidays === 'closed' && isHoliday(day));
  return otherwise === 'ask' && isClosed ? 'closed' : otherwise;
}

/** The best state between a moment and the midnight after it. */
export function restOfDay(hours: Hours, moment: string): OpenState {
  const day = dateOf(moment);
  const later = boundaries(hours).filter((minute) => minute > minuteOf(moment) && minute < DAY);
  const states = [moment, ...later.map((minute) => `${day}T${clock(minute)}`)].map(
    (at) => stateAt(hours, at)[0],
  );
  return states.reduce((best, state) => (RANK[state] < RANK[best] ? state : best));
}

/** What a rule says of a minute of the day it begins on (over 1440: after midnight). */
export function stateOn(
  hours: Hours,
  rule: HoursRule,
  day: string,
  minute: number,
): OpenState | null {
  const closed = hours.closed.filter((days) => fallsOn(days, day));
  if (!fallsOn(rule.days, day) || closed.some(isSure)) return null;
  // "Closed some Fridays".
  if (closed.length > 0) return 'ask';
  const walksIn = rule.reception === 'walk-in' || rule.reception === 'phone';
  const isTimed = rule.from !== null && rule.to !== null;
  const isLate = rule.last_entry !== null && minute >= rule.last_entry;
  if (!walksIn || !isTimed || !isSure(rule.days) || isLate) return 'ask';
  if (isHoliday(day)) return hours.holidays === 'closed' ? null : hours.holidays;
  return isHalfHoliday(day, minute) && hours.holidays !== 'open' ? 'ask' : 'open';
}

/** Whether it is known of each of these days that it holds. */
export const isSure = ({ sure, everyWeeks, anchor }: Days) =>
  sure && (everyWeeks <= 1 || anchor !== null);

/** Whether a day (`YYYY-MM-DD`) is one of these. */
export function fallsOn(days: Days, day: string): boolean {
  if (days.dates.includes(day)) return true;
  if (days.dates.length > 0 && days.weekdays.length === 0) return false;
  if (days.validFrom !== null && day < days.validFrom) return false;
  if (days.validTo !== null && day > days.validTo) return false;
  if (days.season !== null && !isInSeason(day.slice(5), days.season.from, days.season.to)) {
    return false;
  }
  // "The Saturday after the second Thursday" is looked up by its Thursday.
  const named = addDays(day, -days.plusDays);
  return (
    (days.months.length === 0 || days.months.includes(monthOf(named))) &&
    (days.weekdays.length === 0 || days.weekdays.includes(weekdayOf(named))) &&
    (days.nth.length === 0 || days.nth.some((nth) => isNth(named, nth))) &&
    (days.everyWeeks <= 1 ||
      days.anchor === null ||
      weeksBetween(days.anchor, named) % days.everyWeeks === 0)
  );
}

function isInSeason(day: string, from: string, to: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function isNth(day: string, nth: number): boolean {
  const [date, length] = [dayOfMonth(day), daysInMonth(day)];
  return nth > 0
    ? Math.floor((date + 6) / 7) === nth
    : Math.floor((length - date) / 7) + 1 === -nth;
}

/** The first moment after this one with another state. */
function nextChange(hours: Hours, moment: string, now: OpenState): OpenNow['next'] {
  if (hours.rules.length === 0 && hours.closed.length === 0) return null;
  const hasSeason = hours.rules.some(({ days }) => days.season !== null || days.months.length > 0);
  const horizon = now === 'closed' && hasSeason ? YEAR_DAYS : HORIZON_DAYS;
  const minutes = boundaries(hours);
  let day = dateOf(moment);
  for (let ahead = 0; ahead <= horizon; ahead += 1) {
    for (const minute of minutes) {
      const at = `${day}T${clock(minute)}`;
      if (at <= moment) continue;
      const [state] = stateAt(hours, at);
      if (state !== now) return { at, state };
    }
    day = addDays(day, 1);
  }
  return null;
}

/** Minutes of a day at which a state may change, in order. */
function boundaries(hours: Hours): number[] {
  const minutes = hours.rules.flatMap((rule) => [
    rule.from ?? 0,
    endOf(rule) % DAY,
    ...(rule.last_entry === null ? [] : [rule.last_entry]),
  ]);
  return [...new Set([0, HALF_DAY, ...minutes])].sort((a, b) => a - b);
}

/** The end of a rule in minutes since the midnight it begins after; over 1440: the next day. */
function endOf({ from, to }: HoursRule): number {
  if (to === null) return DAY;
  return to <= (from ?? 0) ? to + DAY : to;
}

function minuteOf(moment: string): number {
  return Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
}
