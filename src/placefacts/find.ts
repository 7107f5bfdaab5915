import { restOfDay, stateAt } from './openAt';
import type {
  Difference,
  Directness,
  FindAnswer,
  FindQuestion,
  FoundPlace,
  KeptPlace,
  Near,
  Need,
  Span,
  Wish,
} from '../generated/bindings';
import type { Candidate } from './candidate';
import { fit, isRule, takesResidents } from './fit';
import { miles, toldMiles, type Geography } from './geography';
import { groupsOf } from './groups';
import { namesakes } from './namesakes';
import { isCountyOffice, isOwed, kept } from './countyOffice';
import { compareRanks, rankOf } from './order';
import { nearest, roomFor } from './others';
import { freshnessOf } from './freshness';
import { dateOf } from './wallDate';
import { describe, field, hoursOf, isForPeopleInside } from './place';
import { answering } from './twins';

/** The number that helps everywhere, day and night. */
const HELP = '211';
const LIMIT = 20;
const LIMIT_MAX = 200;
/** Miles that a place without a town counts as in one's own county. */
const OWN_COUNTY = 8;
const DAY_LENGTH = 10;

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
  const candidates = answering(places, question.need).map((place) =>
    candidate(place, question, near, at, span, geography),
  );
  const sorted = candidates
    .filter(({ differs }) => differs.length === 0)
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const less = candidates.filter(({ differs }) => differs.length > 0);
  const weighed = nearest(less, sorted.length, limit, at);
  const room = roomFor(sorted.length, limit);
  const isOffice = ({ place, how }: Candidate) =>
    how === 'finds' && field(place, 'county') === near?.county && isCountyOffice(place);
  const isReserved = near !== null && isOwed(question.need, limit);
  const fitting = isReserved ? kept(sorted, limit, isOffice) : sorted;
  const isReservedLess = isReserved && !fitting.some(isOffice);
  const others = isReservedLess ? kept(weighed, room, isOffice) : weighed;
  const shown = fitting.slice(0, limit);
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
    others: others.slice(0, room).map(found),
    help: HELP,
    keptAt: null,
  };
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
  const asked = { requirements: place.requirements, list: place.place.list };
  const asks: Wish[] = [];
  const differs: Difference[] = [];
  for (const wish of wishes) {
    const says = fit(asked, need, wish);
    if (says === 'ask') asks.push(wish);
    else if (says !== 'yes') differs.push(says);
  }
  if (near && !takesResidents(place, near, geography)) differs.push('elsewhere');
  if (isForPeopleInside(place)) differs.push('still-inside');
  const how = howOf(place, need, near);
  const beside = place.serves.find((it) => it.need === need)?.beside ?? null;
  const hours = hoursOf(place, beside);
  const [now] = stateAt(hours, at);
  const later = restOfDay(hours, at);
  if (later === 'closed') differs.push('closed');
  const told = near && place.point ? toldMiles(near, place.point) : null;
  const rank = rankOf(place, {
    state: span === 'day' ? later : now,
    later,
    miles: told ?? countyMiles(place, near, geography),
    asks: asks.length,
    freshness: freshnessOf(place.checked, dateOf(at)),
    how,
    isNearKnown: near !== null,
    isDay: span === 'day',
  });
  return { place, miles: told, asks: isRule(place) ? [] : asks, differs, how, beside, rank };
}

/** How directly a place answers a need. Where no town is known no door is near, and a line for the state is as good as any. */
function howOf({ serves }: KeptPlace, need: Need, near: Near | null): Directness {
  const how = serves.find((it) => it.need === need)?.how ?? 'direct';
  return how === 'line' && need !== 'shelter' && near === null ? 'direct' : how;
}

/**
 * Miles that a place without a town counts as: to the middle of its county, or a part of the way to the
 * county's border in one's own.
 */
export function countyMiles(
  place: KeptPlace,
  near: Near | null,
  geography: Geography,
): number | null {
  const name = field(place, 'county');
  const county = name === null ? null : geography.county(name);
  if (!near || !county) return null;
  return county.name === near.county ? OWN_COUNTY : miles([near.lat, near.lon], county.middle);
}
