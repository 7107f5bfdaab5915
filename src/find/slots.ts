import type { Hours, HoursRule, OpenState } from '../generated/bindings';
import { isHalfHoliday } from '../placefacts/holidays';
import { stateOn } from '../placefacts/openAt';
import { addDays, clock, dateOf } from '../placefacts/wallDate';

/** A time at which a place receives people, on one day. */
export interface Slot {
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes since midnight; `null`: the source names the day only. */
  from: number | null;
  to: number | null;
  service: string | null;
  state: OpenState;
}

/** How far a next time is looked for, in days. */
const HORIZON_DAYS = 60;
/** The end of a day, in minutes since midnight: on a half holiday that is in the half that is not sure. */
const LAST_MINUTE = 1439;

/** The times of a day, in order. */
export function slotsOn(hours: Hours, day: string): Slot[] {
  return hours.rules
    .flatMap((rule) => slotOf(hours, rule, day) ?? [])
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
}

/** The next times from a moment (`YYYY-MM-DDTHH:MM`) on that have not begun. */
export function nextSlots(hours: Hours, moment: string, most: number): Slot[] {
  const found: Slot[] = [];
  for (let ahead = 0; ahead <= HORIZON_DAYS && found.length < most; ahead += 1) {
    const slots = slotsOn(hours, addDays(dateOf(moment), ahead));
    found.push(...slots.filter((slot) => `${slot.day}T${clock(slot.from ?? 0)}` > moment));
  }
  return found.slice(0, most);
}

function slotOf(hours: Hours, rule: HoursRule, day: string): Slot | null {
  const { from, to, service } = rule;
  const state = stateOn(hours, rule, day, from ?? 0);
  if (state === null || state === 'closed') return null;
  // Who plans days ahead for December 24 asks, also for a time that begins in the morning.
  const isSure = hours.holidays === 'open' || !isHalfHoliday(day, LAST_MINUTE);
  return { day, from, to, service, state: isSure ? state : 'ask' };
}
