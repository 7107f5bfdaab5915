import type { Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';

/** A place on My List: the name of its list, and the key of its row. */
export interface Item {
  list: string;
  key: string;
}

/** One code that a phone can scan from a screen has room for this many. */
export const ITEMS_MAX = 20;

const ITEM = /^(?:([a-z][a-z0-9-]{0,63})\.)?([a-z0-9]{7})$/;

/**
 * The key of a row: a row has no number, and its position in the list changes. FNV-1a of 32 bits
 * (draft-eastlake-fnv) over the fields that say which place it is, in base 36.
 */
export function keyOf(row: Row): string {
  const fields = ['name', 'address', 'city', 'phone'].map((field) => valueOf(row, field));
  const text = fields.every((field) => field === EMPTY) ? JSON.stringify(row) : fields.join('\n');
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/**
 * Reads what `format` wrote; unknown parts are left out. In the link of a text message a place of the same
 * list as the one before it goes without the name of the list.
 */
export function parse(text: string): Item[] {
  let last: string | undefined;
  const items = text.split(',').flatMap((part) => {
    const [, list = last, key] = ITEM.exec(part) ?? [];
    last = list;
    return list && key ? [{ list, key }] : [];
  });
  return items.slice(0, ITEMS_MAX);
}

/** Items in the form that addresses use. */
export function format(items: Item[]): string {
  return items.map(({ list, key }) => `${list}.${key}`).join(',');
}

/** The address under which a phone finds these places. */
export function addressOf(website: string, items: Item[]): string {
  return `${website}my-list?rows=${format(items)}`;
}
