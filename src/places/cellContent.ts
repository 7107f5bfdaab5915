import type { Row } from '../generated/bindings';
import { isHidden } from './hiddenAddress';

/** What a cell shows. */
export type CellContent =
  | { kind: 'text'; text: string }
  | { kind: 'link'; address: string }
  | { kind: 'directions'; text: string; address: string };

/** The value that means empty (TBL-8). */
export const EMPTY = 'N/A';

/** TBL-6 to TBL-9. A value is always text; only http and https addresses become links. */
export function cellContent(field: string, row: Row): CellContent {
  const text = valueOf(row, field);
  const name = field.toLowerCase();
  if (text === EMPTY) return { kind: 'text', text };
  if (name.includes('site') || name.includes('link')) {
    const address = webAddress(text);
    return address ? { kind: 'link', address } : { kind: 'text', text };
  }
  if (name.includes('address') && !isHidden(text)) {
    return { kind: 'directions', text, address: directionsTo(text, row) };
  }
  return { kind: 'text', text };
}

/** The address of the website of a place, if the list says one. */
export function siteOf(row: Row): string | null {
  const content = cellContent(row.website === undefined ? 'site' : 'website', row);
  return content.kind === 'link' ? content.address : null;
}

/** The text of a field; an absent or empty one reads as N/A. */
export function valueOf(row: Row, field: string): string {
  const text = Object.hasOwn(row, field) ? row[field] : undefined;
  return text === undefined || text === '' ? EMPTY : text;
}

function webAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** A street alone is ambiguous, so the town and the ZIP code of the row go along. */
function directionsTo(street: string, row: Row): string {
  const place = [street, valueOf(row, 'city'), 'NJ', valueOf(row, 'zip')];
  const destination = place.filter((part) => part !== EMPTY).join(', ');
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
