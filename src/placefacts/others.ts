import type { Difference } from '../generated/bindings';
import { openAt } from './openAt';
import type { Candidate } from './candidate';
import { asksForPoints } from './fit';
import { reachOf } from './order';
import { hoursOf } from './place';
import { dateOf, daysBetween } from './wallDate';

/**
 * What a day of waiting counts, in miles. A pantry in town that opens in two days is worth more to someone who walks than
 * one 20 miles away that opens tomorrow, and less than one in the next town.
 */
const DAY_MILES = 5;
/** Where fewer places fit than this, what fails a wish is told too. */
const FEW = 3;
/** Fewest places that fit less, when there are any. */
const OTHERS_MIN = 3;

/** How much a place is like what was asked for: these in turn, the least first. */
interface Weight {
  unlike: number;
  reach: number;
  onlyHelps: boolean;
  isNever: boolean;
  score: number;
}

/** How many places that fit less are told beside `fitting` others, of which `limit` at most are told. */
export function roomFor(fitting: number, limit: number): number {
  return Math.max(limit - fitting, OTHERS_MIN);
}

/**
 * The places to tell beside `fitting` others, the nearest and the first to open first. Those behind the ones that are told
 * are in the order of their way alone. place-facts/src/find/others.rs does the same.
 */
export function nearest(
  others: Candidate[],
  fitting: number,
  limit: number,
  at: string,
): Candidate[] {
  const told = others.filter(
    (it) => it.differs.every((differs) => mayFollow(differs, fitting)) || makesWhatItAsksFor(it),
  );
  const room = roomFor(fitting, limit);
  const isUnlike = (it: Candidate) => unlike(it) > 0;
  const closed = first(
    told.filter((it) => !isUnlike(it)),
    room,
    at,
  );
  const rest = first(told.filter(isUnlike), room, at);
  // Not all of what is told is closed: who can't wait may be able to do without a wish.
  const kept = fitting < FEW ? Math.min(rest.length, OTHERS_MIN, Math.ceil(room / 2)) : 0;
  return [...closed.slice(0, room - kept), ...rest, ...closed.slice(room - kept)];
}

/**
 * Puts the first `count` of some places first. To look up when a place opens takes long, and waiting only puts it back: it is
 * looked up only for those that would be among the first without it.
 */
function first(places: Candidate[], count: number, at: string): Candidate[] {
  const sorted = places
    .map((it) => ({ it, weight: weightOf(it) }))
    .sort((a, b) => compareWeights(a.weight, b.weight));
  const weighed: typeof sorted = [];
  for (const { it, weight } of sorted) {
    const last = weighed[count - 1];
    if (last && compareWeights(weight, last.weight) >= 0) break;
    const exact = afterWaiting(weight, it, at);
    const behind = weighed.findIndex((other) => compareWeights(other.weight, exact) > 0);
    weighed.splice(behind < 0 ? weighed.length : behind, 0, { it, weight: exact });
  }
  return [...weighed, ...sorted.slice(weighed.length)].map(({ it }) => it);
}

/** Whether it makes IDs, and asks for papers that count as one. Nobody gets an ID elsewhere. */
function makesWhatItAsksFor({ place, differs }: Candidate): boolean {
  const isOffice = place.place.list === 'id-documents' && asksForPoints(place.requirements);
  return isOffice && differs.every((it) => it === 'needs-id' || it === 'closed');
}

/** Whether a difference is worth telling beside so many places that fit. */
function mayFollow(difference: Difference, fitting: number): boolean {
  if (difference === 'closed' || difference === 'elsewhere') return true;
  return difference === 'still-inside' ? fitting === 0 : fitting < FEW;
}

/** In how many things, besides being closed, a place differs from the question. */
function unlike({ differs }: Candidate): number {
  return differs.filter((it) => it !== 'closed').length;
}

/** A weight without the days until the place opens. */
function weightOf(candidate: Candidate): Weight {
  return {
    unlike: unlike(candidate),
    reach: reachOf(candidate.rank),
    // An office that opens first is no answer before the thing itself.
    onlyHelps: candidate.how !== 'direct',
    isNever: false,
    score: candidate.rank.score,
  };
}

function afterWaiting(weight: Weight, { differs, place, beside }: Candidate, at: string): Weight {
  if (!differs.includes('closed')) return weight;
  const { next } = openAt(hoursOf(place, beside), at);
  if (!next) return { ...weight, isNever: true };
  const days = daysBetween(dateOf(at), dateOf(next.at));
  return { ...weight, score: weight.score + days * DAY_MILES };
}

function compareWeights(a: Weight, b: Weight): number {
  return (
    a.unlike - b.unlike ||
    a.reach - b.reach ||
    Number(a.onlyHelps) - Number(b.onlyHelps) ||
    Number(a.isNever) - Number(b.isNever) ||
    a.score - b.score
  );
}
