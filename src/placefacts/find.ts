import { restOfDay, stateAt } from './openAt';
import type {
  Difference,
  Directness,
  FindAnswer,
  FindQuestion,
  FoundPlace,
  KeptPlace,
  Near,
  Span,
  Wish,
} from '../generated/bindings';
import { fit, takesResidents } from './fit';
import { miles, toldMiles, type Geography } from './geography';
import { groupsOf } from './groups';
import { namesakes } from './namesakes';
import { compareRanks, rankOf, soonestFirst, unlike, type Rank } from './order';
import { describe, field, freshnessOf } from './place';

/** The number that helps everywhere, day and night. */
const HELP = '211';
const LIMIT = 20;
const LIMIT_MAX = 200;
/** Fewest places that fit less, when there are any. */
const OTHERS_MIN = 3;
/** Miles that a place without a town counts as in one's own county. */
const OWN_COUNTY = 8;
const DAY_LENGTH = 10;

/** A place while an answer is made. */
interface Candidate {
  place: KeptPlace;
  miles: number | null;
  asks: Wish[];
  differs: Difference[];
  how: Directness;
  rank: Rank;
}

/**
 * Answers a question from kept places; `now` is the wall-clock time in New Jersey. place-facts/src/find.rs
 * does the same; place-facts/cases/kept.json binds the two.
 */
export function find(
  places: KeptPlace[],
  geography: Geography,
  question: FindQuestion,
  now: string,
): FindAnswer {
  const { at, span } = momentOf(question, now);
  const said = question.near?.trim() ?? '';
  const near = said === '' ? null : geography.near(said);
  const also = near ? namesakes(geography, said, near) : [];
  const limit = Math.min(Math.max(question.limit ?? LIMIT, 1), LIMIT_MAX);
  const candidates = places
    .filter(({ serves }) => serves.some(({ need }) => need === question.need))
    .map((place) => candidate(place, question, near, at, span, geography));
  const fitting = candidates
    .filter(({ differs }) => differs.length === 0)
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const others = candidates
    .filter(({ differs }) => differs.length > 0 && (fitting.length === 0 || mayFollow(differs)))
    .sort((a, b) => unlike(a) - unlike(b) || compareRanks(a.rank, b.rank));
  const shown = fitting.slice(0, limit);
  const room = Math.max(limit - shown.length, OTHERS_MIN);
  const found = (it: Candidate): FoundPlace => describe(it.place, at, it);
  const ranked = groupsOf(shown.map(found), span, question.need)
    .flatMap(([, places]) => places)
    .map((place, index) => ({ ...place, rank: index + 1 }));
  const isLater = ({ open }: FoundPlace) => span === 'now' && open.state === 'closed';
  return {
    at,
    span,
    near,
    nearUnknown: said !== '' && near === null,
    also,
    places: ranked.filter((place) => !isLater(place)),
    later: ranked.filter(isLater),
    total: fitting.length,
    others: soonestFirst(others.slice(0, room).map(found)),
    help: HELP,
    keptAt: null,
  };
}

/** What fails a wish is told only where nothing fits. */
function mayFollow(differs: Difference[]): boolean {
  return differs.every((it) => it === 'closed' || it === 'elsewhere');
}

/** A day without a time means the whole day. */
function momentOf({ at, span }: FindQuestion, now: string): { at: string; span: Span } {
  if (at === null) return { at: now, span };
  return at.length === DAY_LENGTH ? { at: `${at}T00:00`, span: 'day' } : { at, span };
}

function candidate(
  place: KeptPlace,
  { need, wishes }: FindQuestion,
  near: Near | null,
  at: string,
  span: Span,
  geography: Geography,
): Candidate {
  const asks: Wish[] = [];
  const differs: Difference[] = [];
  for (const wish of wishes) {
    const says = fit(place, need, wish);
    if (says === 'ask') asks.push(wish);
    else if (says !== 'yes') differs.push(says);
  }
  if (near && !takesResidents(place, near, geography)) differs.push('elsewhere');
  if (isForPeopleInside(place)) differs.push('still-inside');
  const how = place.serves.find((it) => it.need === need)?.how ?? 'direct';
  const [now] = stateAt(place.hours, at);
  const later = restOfDay(place.hours, at);
  if (later === 'closed') differs.push('closed');
  const told = near && place.point ? toldMiles(near, place.point) : null;
  const rank = rankOf(place, {
    state: span === 'day' ? later : now,
    later,
    miles: told ?? countyMiles(place, near, geography),
    asks: asks.length,
    freshness: freshnessOf(place, at),
    how,
    isNearKnown: near !== null,
  });
  return { place, miles: told, asks, differs, how, rank };
}

/** Whether a place helps only people who are still in prison or jail. */
function isForPeopleInside({ requirements }: KeptPlace): boolean {
  return requirements.conditions.some(({ value }) => value === 'still-inside');
}

/**
 * Miles that a place without a town counts as: to the middle of its county, or a part of the way to the
 * county's border in one's own.
 */
function countyMiles(place: KeptPlace, near: Near | null, geography: Geography): number | null {
  const name = field(place, 'county');
  const county = name === null ? null : geography.county(name);
  if (!near || !county) return null;
  return county.name === near.county ? OWN_COUNTY : miles([near.lat, near.lon], county.middle);
}
