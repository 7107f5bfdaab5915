import type { Place } from '../generated/bindings';
import { slotsOn, type Slot } from './slots';
import { addDays, DAY_MINUTES, daysInMonth, weekdayOf } from '../placefacts/wallDate';

/** A time of one of the places, by its number in the list below the calendar. */
export interface Entry {
  number: number;
  slot: Slot;
}

/** One day of the sheet; `null` before the first and after the last of the month. */
export type Cell = { day: string; entries: Entry[] } | null;

/** Places that one sheet has room for, and lines of times over all its weeks; an empty week is as high as three. */
const PLACES = 10;
const LINES = 36;
const EMPTY_WEEK = 3;
/** Lines that stay free in larger type, because names and addresses wrap. */
const SPARE = 3;
/** Types of a sheet, in points: those where it has room, the largest first, and the one that any sheet has room for. */
const LARGER = [10, 8];
const SMALLEST = 7;
/** Lines around the names of places that are left out. */
const LEFT_OUT = 2;
/** Places that are listed of those that are left out; an old phone draws no more without a wait. */
export const LISTED = 20;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Days below which a month has too little left to be worth a sheet. */
const DAYS_LEFT = 7;

/** The month of an address, `YYYY-MM`. If it is not one: the present month, or at its end the next. */
export function monthOf(text: string | null, today: string): string {
  if (text !== null && MONTH.test(text)) return text;
  const left = daysInMonth(today) - Number(today.slice(8)) + 1;
  return monthAfter(today.slice(0, 7), left < DAYS_LEFT ? 1 : 0);
}

/** The month that many months later, `YYYY-MM`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Whether a place is open around the clock, on every day of a month. */
export function isAlways({ hours }: Place, month: string): boolean {
  return daysOf(month).every((day) =>
    slotsOn(hours, day).some(({ from, to, state }) => {
      const isWholeDay = from === 0 && to !== null && to % DAY_MINUTES === 0;
      return state === 'open' && isWholeDay;
    }),
  );
}

/**
 * The weeks of a month, from Sunday, with the times of each place; places are numbered from 1. Those that are always open
 * are told beside the calendar, and a time that several rules of a place give is told once.
 */
export function weeksOf(month: string, places: Place[]): Cell[][] {
  const shown = places
    .map((place, index) => ({ place, number: index + 1 }))
    .filter(({ place }) => !isAlways(place, month));
  const first = `${month}-01`;
  const cells: Cell[] = Array.from({ length: weekdayOf(first) % 7 }, () => null);
  for (let ahead = 0; ahead < daysInMonth(first); ahead += 1) {
    const day = addDays(first, ahead);
    const entries = shown.flatMap(({ place, number }) =>
      eachOnce(slotsOn(place.hours, day)).map((slot) => ({ number, slot })),
    );
    entries.sort((a, b) => (a.slot.from ?? 0) - (b.slot.from ?? 0));
    cells.push({ day, entries });
  }
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Whether a place has a time on any day of a month. */
export function hasDays({ hours }: Place, month: string): boolean {
  return daysOf(month).some((day) => slotsOn(hours, day).length > 0);
}

function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: daysInMonth(first) }, (_, ahead) => addDays(first, ahead));
}

/** Times that differ; of two that are the same the one that is sure stays. */
function eachOnce(slots: Slot[]): Slot[] {
  const same = (one: Slot, other: Slot) => one.from === other.from && one.to === other.to;
  return slots.filter((slot, at) => {
    const twins = slots.filter((other) => same(slot, other));
    return slots[at] === (twins.find(({ state }) => state === 'open') ?? twins[0]);
  });
}

/**
 * As many of the places as one sheet of paper has room for in a month, where `all` are around the town and those that are
 * left out are named too. Those that come first stay.
 */
export function onOneSheet(month: string, places: Place[], all = places.length): Place[] {
  let fitting = places.slice(0, PLACES);
  while (fitting.length > 1 && linesOf(month, fitting) > LINES - linesBelow(all - fitting.length)) {
    fitting = fitting.slice(0, -1);
  }
  return fitting;
}

/** Lines that the names of places take that are left out. */
function linesBelow(left: number): number {
  return left > 0 ? LEFT_OUT + Math.ceil(Math.min(left, LISTED) / 4) : 0;
}

/** The type of a sheet, in points: the largest that it has room for. */
export function typeOf(month: string, places: Place[], left: number): number {
  return LARGER.find((points) => hasRoom(points, month, places, left)) ?? SMALLEST;
}

/** Whether a sheet has room for a type. In larger type a time that has minutes at both ends takes two lines. */
function hasRoom(points: number, month: string, places: Place[], left: number): boolean {
  const scale = points / Math.min(...LARGER);
  const heightOf = ({ slot: { from, to } }: Entry) =>
    from !== null && to !== null && from % 60 > 0 && to % 60 > 0 ? 2 * scale : scale;
  // In larger type most names below take two lines.
  return linesOf(month, places, heightOf) <= LINES - SPARE - 2 * scale * linesBelow(left);
}

function linesOf(
  month: string,
  places: Place[],
  heightOf: (entry: Entry) => number = () => 1,
): number {
  const sum = (entries: Entry[]) => entries.reduce((height, it) => height + heightOf(it), 0);
  const heights = weeksOf(month, places).map((week) =>
    Math.max(EMPTY_WEEK, ...week.map((cell) => sum(cell?.entries ?? []))),
  );
  return heights.reduce((sum, height) => sum + height, 0);
}
