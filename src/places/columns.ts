import type { Row } from '../generated/bindings';

/** The place of a field before the alphabet decides. */
const RANKS: Record<string, number> = {
  name: 0,
  type: 1,
  address: 2,
  county: 3,
  phone: 4,
  site: 5,
  website: 5,
  notes: 7,
  other: 8,
};
const REMAINING = 6;

/**
 * TBL-5: name, type, address, county, phone, site or website, the remaining fields alphabetically,
 * then notes, then other last. The Rust twin is sync-protocol/src/columns.rs.
 */
export function ordered(fields: Iterable<string>): string[] {
  return [...new Set(fields)].sort(
    (a, b) => rank(a) - rank(b) || compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b),
  );
}

/** TBL-9: rows with different fields share one header, the union of their fields. */
export function columnsOf(rows: Row[]): string[] {
  return ordered(rows.flatMap((row) => Object.keys(row)));
}

/** TBL-4: the field name with its first letter capitalised. */
export function headerOf(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** Names a field to people. The header of a list stays as TBL-4 says. */
export function labelOf(field: string, glosses: Record<string, string>): string {
  return headerOf(glosses[field] ?? (/^zip$/i.test(field) ? 'ZIP code' : field));
}

function rank(field: string): number {
  const name = field.toLowerCase();
  return Object.hasOwn(RANKS, name) ? (RANKS[name] ?? REMAINING) : REMAINING;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
