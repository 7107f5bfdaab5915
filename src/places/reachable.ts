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

/** What is missing: any way to reach an employer, or only the link to the page that its notes name. */
export type ContactGap = 'all' | 'page' | null;

/** What is missing to reach an employer; beside a note that names a page no one should read that there is none. */
export function contactGap(isReachable: boolean, notes: string): ContactGap {
  if (isReachable) return null;
  return NAMES_A_PAGE.test(notes) ? 'page' : 'all';
}

/** The same of a row of a list; nothing is missing in a list of places. */
export function contactGapOf(list: string, row: Row): ContactGap {
  if (list !== 'employment') return null;
  const notes = ['notes', 'other', 'requires'].map((field) => valueOf(row, field));
  return contactGap(isReachable(row), notes.join('\n'));
}

/** The same rows in the same order, but those that cannot be reached at the end. */
export function reachableFirst(rows: Row[]): Row[] {
  return [...rows.filter(isReachable), ...rows.filter((row) => !isReachable(row))];
}
