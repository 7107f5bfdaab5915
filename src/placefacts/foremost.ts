import { REACH_MILES, type KeptPlace, type Near } from '../generated/bindings';
import { aboutOf } from './about';
import { countyMiles } from './find';
import { toldMiles, type Geography } from './geography';
import { field } from './place';
import type { Question } from './question';
import type { WordIndex } from './wordIndex';

/** What it counts that a line is about what was asked, and where no town was named, that it is for all. */
const LINE = 3;
const LINE_FOR_ALL = 1;
/** What part of the points for what it is about counts. */
const ABOUT = 0.5;
/** The county of a place that serves all. */
const STATEWIDE = 'Statewide';
const LINES: readonly string[] = ['line', 'hotline', 'helpline', 'lifeline'];

/** The points of places by their number. */
type Points = Map<number, { count: number; score: number }>;

/**
 * The places that are about something beside which no other place is of help, and answer the need, and those of them that only
 * come behind the town that was said. A line for it is told too: it knows who has a bed. place-facts/src/search/score.rs does
 * the same.
 */
export function foremostOf(
  { places, index, geography }: { places: KeptPlace[]; index: WordIndex; geography: Geography },
  { foremost, near }: Question,
  points: Points,
): { first: Set<number>; behindTown: Set<number> } {
  const found = { first: new Set<number>(), behindTown: new Set<number>() };
  for (const { phrases, within } of foremost)
    for (const [number, score] of aboutOf(places, index, phrases)) {
      const place = places[number];
      if (!place) continue;
      if (isLine(place)) {
        const entry = points.get(number) ?? { count: 0, score: LINE + score * ABOUT };
        if (near === null && isForAll(place)) entry.score += LINE_FOR_ALL;
        points.set(number, entry);
      }
      const way = near && wayTo(near, place, geography);
      const isFar = way !== null && way > REACH_MILES;
      if (!points.has(number)) continue;
      if (within === 'state' || !isFar) found.first.add(number);
      else if (within === 'behind-town') found.behindTown.add(number);
    }
  return found;
}

/**
 * The miles to a place that comes first: where its address is kept private those to its county, and none to a line for the
 * whole state.
 */
export function wayTo(near: Near, place: KeptPlace, geography: Geography): number | null {
  const known = place.point ? toldMiles(near, place.point) : countyMiles(place, near, geography);
  return known ?? (isLine(place) && isForAll(place) ? 0 : null);
}

/** Whether a place serves the whole state, or the whole country. */
function isForAll(place: KeptPlace): boolean {
  const county = field(place, 'county');
  return place.point === null && (county === null || county === STATEWIDE);
}

/** Whether a place answers the telephone and opens no door. place-facts/src/needs.rs does the same. */
function isLine(place: KeptPlace): boolean {
  const kind = (field(place, 'type') ?? '').toLowerCase();
  const says = (words: readonly string[]) => words.some((word) => kind.includes(word));
  const hasBeds =
    says(['shelter', 'warming', 'residence']) && !says(['office', 'intake', 'referral']);
  return kind.split(/[^\p{Alphabetic}]+/u).some((word) => LINES.includes(word)) && !hasBeds;
}
