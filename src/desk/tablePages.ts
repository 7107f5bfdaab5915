import type { Desk } from '../backend/Desk';
import type { DeskSuggestion, SuggestedByTable } from '../generated/bindings';

/** How many pages of a table a person asked for behind the first one. */
export type Pages = Record<string, number>;

/** The changes of one table that are shown. */
export interface TableBlock {
  table: SuggestedByTable;
  shown: DeskSuggestion[];
}

/** What people and places suggest, and beside it the changes of each table. */
export function blocksOf(all: DeskSuggestion[]): {
  single: DeskSuggestion[];
  tables: TableBlock[];
} {
  const single: DeskSuggestion[] = [];
  const tables = new Map<string, TableBlock>();
  for (const suggestion of all) {
    const { ofTable } = suggestion;
    if (!ofTable) {
      single.push(suggestion);
      continue;
    }
    const block = tables.get(ofTable.id) ?? { table: ofTable, shown: [] };
    block.shown.push(suggestion);
    tables.set(ofTable.id, block);
  }
  for (const { shown } of tables.values()) shown.sort((one, other) => (one.id < other.id ? -1 : 1));
  return { single, tables: [...tables.values()] };
}

/** Adds the further pages of tables that a person asked for. */
export async function withMore(
  desk: Desk,
  first: DeskSuggestion[],
  pages: Pages,
): Promise<DeskSuggestion[]> {
  const all = [...first];
  for (const { table, shown } of blocksOf(first).tables) {
    let last = shown.at(-1);
    for (let page = 0; last && page < (pages[table.id] ?? 0); page += 1) {
      const next = await desk.changesOf(table.id, last.id);
      all.push(...next);
      last = next.at(-1);
    }
  }
  return all;
}
