import type { Row } from '../generated/bindings';
import { EMPTY, cellContent, valueOf } from './cellContent';

/** Whether a row says any way to reach the place: a phone number, an address or a website. */
export function isReachable(row: Row): boolean {
  return (
    valueOf(row, 'phone') !== EMPTY ||
    Object.keys(row).some((field) => cellContent(field, row).kind !== 'text')
  );
}

/** The same rows in the same order, but those that cannot be reached at the end. */
export function reachableFirst(rows: Row[]): Row[] {
  return [...rows.filter(isReachable), ...rows.filter((row) => !isReachable(row))];
}
