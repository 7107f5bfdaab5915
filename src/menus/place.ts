import type { Row } from '../generated/bindings';
import type { Words } from '../words/en';

export type Name = keyof Words['nav'];

/** A place in the navigation. */
export interface Place {
  /** Its usual name; a list that the staff made has none. */
  name?: Name;
  path: string;
  /** The name that the staff gave it. */
  given?: Row;
}

/** The lists beyond the specified ones, until the service says which there are. */
export const MORE_LISTS: Place[] = [
  { name: 'idDocuments', path: '/resources/id-documents' },
  { name: 'legal', path: '/resources/legal' },
  { name: 'healthcare', path: '/resources/healthcare' },
  { name: 'support', path: '/resources/support' },
  { name: 'transportation', path: '/resources/transportation' },
];

/** A list as the service names it: `name`, `en` and `es`. */
export function placeOfList(row: Row): Place {
  const path = `/resources/${row.name}`;
  return { ...MORE_LISTS.find((it) => it.path === path), path, given: row };
}

/**
 * What a place is called on the screens. Staff name lists in English and Spanish: other languages have
 * the usual name, or else the English one.
 */
export function nameOf({ name, path, given }: Place, { language, nav }: Words): string {
  const titles = [given?.[language], name && nav[name], given?.en];
  return titles.find(Boolean) ?? path.replace('/resources/', '');
}

/** Whether the staff named it: a list of theirs, or one with a usual name that they gave another title. */
export function hasOwnTitle({ name, given }: Place): boolean {
  return !name || [given?.en, given?.es].some(Boolean);
}
