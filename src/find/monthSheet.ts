import type { Place } from '../generated/bindings';
import { everyDay, weeksOf, type Cell, type Entry } from './month';

/** Places that one sheet has room for. */
const PLACES = 10;
/** Lines of the smallest type that a sheet has between its title and its last line. */
const LINES = 58;
/** Lines that stay free in larger type, because names and addresses wrap. */
const SPARE = 9;
/** Lines of a day's number with the frame around the week; and of the times of a week that has few or none. */
const WEEK = 1.6;
const EMPTY_WEEK = 2.5;
/** Lines that name a holiday and say that many places are closed. */
const HOLIDAY = 2;
/** Columns of the places of the calendar, and lines of each; a long name takes one more. */
const COLUMNS = 3;
const PLACE_LINES = 2.6;
/** Columns of the places that are left out, lines of each without and with its hours, and lines around them. */
const OUT_COLUMNS = 4;
const NAME_LINES = 1.8;
const HOURS_LINES = 3;
const AROUND = 1.5;
/** Types of a sheet, in points: those where it has room, the largest first, and the one that any sheet has room for. */
const LARGER = [10, 8];
const SMALLEST = 7;
/** Places that are listed of those that are left out; an old phone draws no more without a wait. */
export const LISTED = 20;
/** Of them those that the sheet has no room for: they are listed with their hours. */
export const LISTED_FULL = 8;

/** How many places the sheet names below the calendar. */
export interface Below {
  /** Those whose days are known. */
  full: number;
  /** Others that say something about their hours. */
  unsure: number;
  /** Others whose hours nobody knows. */
  unknown: number;
}

/**
 * As many of the places as one sheet of paper has room for in a month, where those that are left out are named too. Those
 * that come first stay.
 */
export function onOneSheet(month: string, places: Place[], others: Omit<Below, 'full'>): Place[] {
  let fitting = places.slice(0, PLACES);
  const isFull = () =>
    linesOf(SMALLEST, month, fitting, { ...others, full: places.length - fitting.length }) > LINES;
  while (fitting.length > 1 && isFull()) fitting = fitting.slice(0, -1);
  return fitting;
}

/** The type of a sheet, in points: the largest that it has room for. */
export function typeOf(month: string, places: Place[], below: Below): number {
  return (
    LARGER.find((points) => linesOf(points, month, places, below) <= LINES - SPARE) ?? SMALLEST
  );
}

/** The lines of a sheet in a type, counted in lines of the smallest. */
function linesOf(points: number, month: string, places: Place[], below: Below): number {
  const scale = points / SMALLEST;
  // In larger type a time that has minutes at both ends takes two lines, and most names take one more.
  const isLarge = points > SMALLEST;
  const heightOf = ({ slot: { from, to } }: Entry) =>
    isLarge && from !== null && to !== null && from % 60 > 0 && to % 60 > 0 ? 2 : 1;
  const cellLines = (cell: Cell) =>
    (cell?.entries ?? []).reduce((sum, entry) => sum + heightOf(entry), 0) +
    (cell?.holiday ? HOLIDAY + (isLarge ? 1 : 0) : 0);
  const weeks = weeksOf(month, places).map(
    (week) => WEEK + Math.max(EMPTY_WEEK, scale * Math.max(...week.map(cellLines))),
  );
  const table = weeks.reduce((sum, lines) => sum + lines, 0);
  const daily = everyDay(month, places).length > 0 ? AROUND : 0;
  const named = Math.ceil(places.length / COLUMNS) * PLACE_LINES;
  return table + scale * (daily + named + (isLarge ? 1.2 : 1) * linesBelow(below));
}

/** Lines that the names of places take that are left out. */
function linesBelow({ full, unsure, unknown }: Below): number {
  const listedFull = Math.min(full, LISTED_FULL);
  const hours = Math.min(unsure, LISTED - listedFull);
  const names = Math.min(unknown, LISTED - listedFull - hours);
  const columns = (lines: number) => (lines > 0 ? AROUND + Math.ceil(lines / OUT_COLUMNS) : 0);
  return columns(listedFull * HOURS_LINES) + columns(hours * HOURS_LINES + names * NAME_LINES);
}
