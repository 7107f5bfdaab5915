import type { KeptPlace } from '../generated/bindings';
import { needsOf, type Question } from './question';
import { toldAs } from './twins';

/**
 * Leaves each place in once, where the best of its rows stands; `ranked` are rows, the best first. A row that was not found
 * does not stand for one that was. place-facts/src/search/once.rs does the same.
 */
export function toldOnce(
  places: KeptPlace[],
  question: Question,
  ranked: readonly KeptPlace[],
): KeptPlace[] {
  const found = new Set(ranked);
  const told = new Set<KeptPlace>();
  const known = new Set<string>();
  for (const place of ranked) {
    const rows = rowsOf(places, question, place);
    const keys = rows.map(keyOf);
    if (told.has(place) || (keys.length > 0 && keys.every((key) => known.has(key)))) continue;
    const [first] = rows;
    const isOne = first !== undefined && rows.every(({ row }) => row === first.row);
    const row = isOne && found.has(first.row) && !told.has(first.row) ? first.row : place;
    for (const key of [...keys, ...rowsOf(places, question, row).map(keyOf)]) known.add(key);
    told.add(row);
  }
  return [...told];
}

interface Told {
  need: string;
  row: KeptPlace;
}

function keyOf({ need, row }: Told): string {
  return `${need} ${row.place.id}`;
}

/**
 * The rows as which a place is told, for each need that was asked. Where none was, those it answers beside its list do not
 * count: a shelter with meals is no pantry. Neither does "health" of an office for support, which has another.
 */
function rowsOf(places: KeptPlace[], question: Question, place: KeptPlace): Told[] {
  const asked = needsOf(question);
  const isOffice = place.place.list === 'support' && place.serves.length > 1;
  const served = place.serves.filter(({ need, beside }) =>
    asked.length > 0 ? asked.includes(need) : beside === null && !(isOffice && need === 'health'),
  );
  return served.flatMap(({ need }) => {
    const row = toldAs(places, need, place);
    return row ? [{ need, row }] : [];
  });
}
