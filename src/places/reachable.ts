import type { Row } from '../generated/bindings';
import { EMPTY, cellContent, valueOf } from './cellContent';

/** Whether a row says any way to reach the place: a phone number, an address or a website. */
export function isReachable(row: Row): boolean {
  return (
    valueOf(row, 'phone') !== EMPTY ||
    Object.keys(row).some((field) => cellContent(field, row).kind !== 'text')
  );
}

/** Notes that send people to a website, even where the list has no address of it. */
const NAMES_A_PAGE = /\b(careers?|jobs?|hiring) (page|site|website)\b|\bwebsite\b|\bonline\b/i;

/** Whether a note names a website, so that no one should read beside it that there is none. */
export function namesAPage(note: string): boolean {
  return NAMES_A_PAGE.test(note);
}

/** Whether a row says no way to reach the place, and its notes name none. */
export function isWithoutContact(row: Row): boolean {
  const notes = ['notes', 'other', 'requires'];
  return !isReachable(row) && !notes.some((field) => namesAPage(valueOf(row, field)));
}

/** The same rows in the same order, but those that cannot be reached at the end. */
export function reachableFirst(rows: Row[]): Row[] {
  return [...rows.filter(isReachable), ...rows.filter((row) => !isReachable(row))];
}
