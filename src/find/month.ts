import type { Hours, Place } from '../generated/bindings';
import { slotsOn, type Slot } from './slots';
import { isSure } from '../placefacts/openAt';
import { addDays, daysInMonth, weekdayOf } from '../placefacts/wallDate';
import { holidayOf, type Holiday } from '../places/holiday';

/** A time of one of the places, by its number in the list below the calendar. */
export interface Entry {
  number: number;
  slot: Slot;
}

/** One day of the sheet; `null` before the first and after the last of the month. */
export type Cell = { day: string; entries: Entry[]; holiday: Holiday | null } | null;

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

/**
 * Times that a place has on every day of a month, such as a dinner every night: they are told beside the calendar, because
 * they would fill it.
 */
export function everyDay(month: string, places: Place[]): Entry[] {
  const [first, ...rest] = daysOf(month);
  if (first === undefined) return [];
  return places.flatMap(({ hours }, index) => {
    const later = rest.map((day) => tellingOn(hours, day));
    return tellingOn(hours, first).flatMap((slot) => {
      const same = later.map((slots) => slots.find((other) => isSameTime(slot, other)));
      if (same.includes(undefined)) return [];
      // On holidays it may be less sure: then the cell of that day says so.
      const sure = [slot, ...same].find((it) => it?.state === 'open') ?? slot;
      return [{ number: index + 1, slot: sure }];
    });
  });
}

/** The weeks of a month, from Sunday, with the times of each place that `everyDay` does not tell; places are numbered from 1. */
export function weeksOf(month: string, places: Place[]): Cell[][] {
  const daily = everyDay(month, places);
  const isTold = ({ number, slot }: Entry) =>
    daily.some(
      (it) => it.number === number && it.slot.state === slot.state && isSameTime(it.slot, slot),
    );
  const first = `${month}-01`;
  const cells: Cell[] = Array.from({ length: weekdayOf(first) % 7 }, () => null);
  for (const day of daysOf(month)) {
    const entries = places
      .flatMap(({ hours }, index) =>
        tellingOn(hours, day).map((slot) => ({ number: index + 1, slot })),
      )
      .filter((entry) => !isTold(entry));
    entries.sort((a, b) => (a.slot.from ?? 0) - (b.slot.from ?? 0));
    cells.push({ day, entries, holiday: holidayOf(day) });
  }
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Whether it is known of a day of a month that a place has a time on it: "two Saturdays a month" does not say which. */
export function hasDays({ hours }: Place, month: string): boolean {
  const sure = { ...hours, rules: hours.rules.filter(({ days }) => isSure(days)) };
  return daysOf(month).some((day) => slotsOn(sure, day).length > 0);
}

function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: daysInMonth(first) }, (_, ahead) => addDays(first, ahead));
}

const isSameTime = (one: Slot, other: Slot) => one.from === other.from && one.to === other.to;

/** The times of a day without those that tell nothing more: one that is the same as another, or within it. */
function tellingOn(hours: Hours, day: string): Slot[] {
  const slots = slotsOn(hours, day);
  return slots.filter(
    (slot, at) =>
      !slots.some(
        (other, otherAt) => covers(other, slot) && (!covers(slot, other) || otherAt < at),
      ),
  );
}

/** Whether who knows one time learns nothing of another: it is within it, and no surer. */
function covers(one: Slot, other: Slot): boolean {
  const isSurer = other.state === 'open' && one.state !== 'open';
  if (isSurer) return false;
  if (isSameTime(one, other)) return true;
  if (one.from === null || other.from === null || one.to === null || other.to === null)
    return false;
  return one.from <= other.from && one.to >= other.to && one.from < one.to && other.from < other.to;
}
