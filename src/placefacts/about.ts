import type { KeptPlace } from '../generated/bindings';
import { field } from './place';
import type { WordIndex } from './wordIndex';
import { split } from './words';

/** Fields and what it counts that they say what a place is about. */
const FIELDS: readonly (readonly [string, number])[] = [
  ['type', 4],
  ['name', 3],
  ['work', 2],
  ['notes', 1],
  ['other', 1],
];
/** What it counts that a place is about something, and what a point of the field adds. */
const ABOUT = 4;
const A_POINT = 0.25;
/** What each word for it counts less than the one before. */
const NEXT = 1;

/**
 * The places that are about one of some phrases, by their number, with their points.
 * place-facts/src/search/about.rs does the same.
 */
export function aboutOf(
  places: KeptPlace[],
  index: WordIndex,
  phrases: string[],
): Map<number, number> {
  const points = new Map<number, number>();
  phrases.forEach((phrase, turn) => {
    const words = split(phrase);
    for (const number of index.withAll(words)) {
      const place = places[number];
      const weight = place ? weightOf(place, ` ${words.join(' ')}`) : null;
      if (weight === null) continue;
      const score = ABOUT + weight * A_POINT - turn * NEXT;
      points.set(number, Math.max(points.get(number) ?? 0, score));
    }
  });
  return points;
}

/** The points of the best field that a phrase stands in. */
function weightOf(place: KeptPlace, phrase: string): number | null {
  const found = FIELDS.find(([name]) => {
    const text = field(place, name);
    return text !== null && standsIn(phrase, ` ${split(text).join(' ')} `);
  });
  return found?.[1] ?? null;
}

/** Whether a phrase stands in a text as whole words, the last one also in its plural. */
function standsIn(phrase: string, text: string): boolean {
  return text.includes(`${phrase} `) || text.includes(`${phrase}s `);
}
