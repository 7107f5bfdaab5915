import type { Difference } from '../generated/bindings';
import { openAt } from './openAt';
import type { Candidate } from './candidate';
import { reachOf } from './order';
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

/** How much a place is like what was asked for: these numbers in turn, the least first. */
type Weight = readonly number[];

/** How many places that fit less are told beside `fitting` others, of which `limit` at most are told. */
export function roomFor(fitting: number, limit: number): number {
  return Math.max(limit - fitting, OTHERS_MIN);
}

/**
 * The places to tell beside `fitting` others, the nearest and the first to open first.
 * place-facts/src/find/others.rs does the same.
 */
export function nearest(
  others: Candidate[],
  fitting: number,
  limit: number,
  at: string,
): Candidate[] {
  const weighed = others
    .filter(({ differs }) => differs.every((it) => mayFollow(it, fitting)))
    .map((it) => ({ it, weight: weightOf(it, at) }))
    .sort((a, b) => compareWeights(a.weight, b.weight))
    .map(({ it }) => it);
  if (fitting >= FEW) return weighed;
  // Not all of what is told is closed: who can't wait may be able to do without a wish.
  const room = roomFor(fitting, limit);
  const closed = weighed.filter((it) => unlike(it) === 0);
  const rest = weighed.slice(closed.length);
  const kept = Math.min(rest.length, OTHERS_MIN, Math.ceil(room / 2));
  return [...closed.slice(0, room - kept), ...rest];
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

function weightOf(candidate: Candidate, at: string): Weight {
  const isClosed = candidate.differs.includes('closed');
  const next = isClosed ? openAt(candidate.place.hours, at).next : null;
  const days = next ? daysBetween(dateOf(at), dateOf(next.at)) : 0;
  return [
    unlike(candidate),
    reachOf(candidate.rank),
    // An office that opens first is no answer before the thing itself.
    Number(candidate.how !== 'direct'),
    Number(isClosed && next === null),
    candidate.rank.score + days * DAY_MILES,
  ];
}

function compareWeights(a: Weight, b: Weight): number {
  const at = a.findIndex((it, index) => it !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
