import type { Row } from '../generated/bindings';
import { valueOf } from '../places/cellContent';

/** The county of rows that serve everybody in New Jersey. */
export const STATEWIDE = 'Statewide';

/** What a person is looking for. */
export interface Filter {
  query: string;
  county: string;
}

/** Rows in which every word occurs somewhere, whatever its case and accents, in that county. */
export function filtered(rows: Row[], { query, county }: Filter): Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (county && valueOf(row, 'county') !== county) return false;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

/** What is searched in a row. A long list is searched with every key, so it is prepared once. */
function textOf(row: Row): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = plain(Object.values(row).join('\n'));
  texts.set(row, text);
  return text;
}
const texts = new WeakMap<Row, string>();

/** The counties of a list by the alphabet, the whole state last. */
export function countiesOf(rows: Row[]): string[] {
  const counties = new Set(rows.map((row) => valueOf(row, 'county')));
  counties.delete('N/A');
  const statewide = counties.delete(STATEWIDE) ? [STATEWIDE] : [];
  return [...[...counties].sort((a, b) => a.localeCompare(b)), ...statewide];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
