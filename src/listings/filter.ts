import type { Row } from '../generated/bindings';
import { textOf as partsAsText } from '../words/data/part';
import type { Parts } from '../words/parts';
import { valueOf } from '../places/cellContent';

/** The county of rows that serve everybody in New Jersey. */
export const STATEWIDE = 'Statewide';

type Say = NonNullable<Parts['data']>;

/** What a person is looking for. */
export interface Filter {
  query: string;
  county: string;
}

/**
 * Rows in which every word occurs somewhere, whatever its case and accents, in that county. With
 * `data` the words of that language count too: who reads "despensa" may type it.
 */
export function filtered(rows: Row[], { query, county }: Filter, data?: Say): Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (county && valueOf(row, 'county') !== county) return false;
    const text = data ? `${textOf(row)}\n${translated(row, data)}` : textOf(row);
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

function translated(row: Row, data: Say): string {
  const known = translations.get(row);
  if (known !== undefined) return known;
  const text = plain(
    Object.entries(row)
      .map(([field, value]) => partsAsText(data(field, value)))
      .join('\n'),
  );
  translations.set(row, text);
  return text;
}
const translations = new WeakMap<Row, string>();

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
