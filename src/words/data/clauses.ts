/** A shape that many sentences have: its pattern, and what says it from its parts; `null` where it can't. */
export type Shape = [english: RegExp, say: (parts: string[]) => string | null];

/** What a language needs to put a clause of a note into its words. */
export interface ClauseTables {
  /** Whole clauses. */
  notes: Record<string, string>;
  /** What can stand in a list, in lower case: "food, clothing and hot meals". */
  things: Record<string, string>;
  shapes: Shape[];
  /** Joins the things of a list; the word is "and" or "or". */
  join: (things: string[], word: 'and' | 'or') => string;
}

/** Returns what says a clause of a note in a language, or `null` where a part of it is not known. */
export function clausesIn(tables: ClauseTables): (clause: string) => string | null {
  const notes = inLowerCase(tables.notes);
  return (clause) => {
    const known = notes.get(clause.toLowerCase()) ?? listOf(clause, tables);
    if (known !== null) return known;
    for (const [pattern, say] of tables.shapes) {
      const found = pattern.exec(clause);
      const said = found && say(found.slice(1));
      if (said) return said;
    }
    return null;
  };
}

/** Says clauses that a table has as a whole. */
export function wholeIn(notes: Record<string, string>): (clause: string) => string | null {
  const known = inLowerCase(notes);
  return (clause) => known.get(clause.toLowerCase()) ?? null;
}

/** A list of known things: "Food, clothing and showers", "42 beds". */
export function listOf(
  text: string,
  { things, join }: Pick<ClauseTables, 'things' | 'join'>,
): string | null {
  const whole = thing(text.toLowerCase(), things);
  if (whole !== null) return whole;
  const items = text.split(/,? (?:and|or) |, | & /i);
  const said = items.map((item) => thing(item.trim().toLowerCase(), things));
  const word = / or /i.test(text) ? 'or' : 'and';
  return said.every((item) => item !== null) ? join(said, word) : null;
}

function thing(item: string, things: Record<string, string>): string | null {
  if (Object.hasOwn(things, item)) return things[item] ?? null;
  const counted = /^(\d+) (.+)$/.exec(item);
  const [, count = '', what = ''] = counted ?? [];
  return counted && Object.hasOwn(things, what) ? `${count} ${things[what]}` : null;
}

function inLowerCase(table: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(table).map(([key, value]) => [key.toLowerCase(), value]));
}
