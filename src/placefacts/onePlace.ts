import type { KeptPlace } from '../generated/bindings';
import { needsOf, type Question } from './question';
import { marksOf } from './twins';

/** Whether a question has several needs: "food and a bed". */
export function asksForSeveral({ meant }: Question): boolean {
  return meant.length > 1;
}

/**
 * The other rows of the place of a row, for a question with several needs: a place does both also where its rows stand in two
 * lists. place-facts/src/search/one_place.rs does the same.
 */
export function otherRowsOf(
  places: readonly KeptPlace[],
  question: Question,
): (place: KeptPlace) => KeptPlace[] {
  if (!asksForSeveral(question)) return () => [];
  const asked = needsOf(question);
  const byMark = new Map<string, KeptPlace[]>();
  for (const place of places) {
    if (!place.serves.some(({ need }) => asked.includes(need))) continue;
    for (const mark of marksOf(place)) byMark.set(mark, [...(byMark.get(mark) ?? []), place]);
  }
  return (place) =>
    marksOf(place)
      .flatMap((mark) => byMark.get(mark) ?? [])
      .filter((row) => row !== place);
}
