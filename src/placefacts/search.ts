import { openAt, stateAt } from './openAt';
import type { KeptPlace, Need, SearchAnswer, SearchHit } from '../generated/bindings';
import { fit } from './fit';
import { toldMiles, type Geography } from './geography';
import { isNarrow } from './order';
import { codeOf, field } from './place';
import { needsOf, saysOnlyOpen, understand, type Question, type Vocabulary } from './question';
import type { WordIndex } from './wordIndex';

/** Most hits of one answer. */
const HITS_MAX = 50;
/** What a need counts that a synonym stands for, and on a detour. */
const NEED = 3;
const NEED_INDIRECT = 1;
/** What it takes away that a place is for people of a group that most are not in. */
const NARROW = 1;
/** Miles that count as much as one point of the words. */
const MILES_A_POINT = 10;
/** Miles of a place whose way is not known. */
const UNKNOWN_MILES = 30;
/** How far around a town its places are, when nothing but the town was said, in miles. */
const AROUND = 10;
/** What it counts that a place is open, and that it may be. */
const OPEN = 0.4;
const MAY_BE_OPEN = 0.2;
/** What it counts that it is open where that was asked. */
const OPEN_ASKED = 5;
/** What it takes away that a place does not take the people who were named. */
const NOT_FOR_THEM = 5;
/** The most that a word counts beside a need and a town, so that no word outweighs a long way. */
const WORD_MAX = 2;

/** What is searched. */
export interface Searched {
  places: KeptPlace[];
  index: WordIndex;
  geography: Geography;
  vocabulary: Vocabulary;
}

/** How many words of the question a place answers, and its points. */
interface Points {
  count: number;
  score: number;
}

/**
 * Searches kept places; `now` is the wall-clock time in New Jersey. place-facts/src/search.rs does the
 * same; place-facts/cases/kept.json binds the two.
 */
export function search(all: Searched, text: string, now: string): SearchAnswer {
  const { places, index, geography, vocabulary } = all;
  const question = understand(text, index, geography, vocabulary);
  const { near, also, understood } = question;
  const ranked = [...scores(all, question)].flatMap(([number, score]) => {
    const place = places[number];
    if (!place) return [];
    const miles = near && place.point ? toldMiles(near, place.point) : null;
    const far = near ? (miles ?? UNKNOWN_MILES) / MILES_A_POINT : 0;
    const [state] = stateAt(place.hours, now);
    if (saysOnlyOpen(question) && state !== 'open') return [];
    const open = { open: question.open ? OPEN_ASKED : OPEN, ask: MAY_BE_OPEN, closed: 0 }[state];
    return [{ place, miles, score: score - far + open - takenAway(place, question) }];
  });
  ranked.sort((a, b) => b.score - a.score || (a.place.place.id < b.place.place.id ? -1 : 1));
  return {
    hits: ranked.slice(0, HITS_MAX).map(({ place, miles }) => hit(place, miles, now)),
    total: ranked.length,
    needs: needsOf(question),
    near,
    also,
    understood,
    keptAt: null,
  };
}

/** Points of every place that all words are found in; if there is none, of those with most words. */
function scores({ places, index }: Searched, question: Question): Map<number, number> {
  const points = new Map<number, Points>();
  const add = (place: number, score: number, found = 1) => {
    const { count, score: before } = points.get(place) ?? { count: 0, score: 0 };
    points.set(place, { count: count + found, score: before + score });
  };
  // What is needed and where is enough: "shelter with parking in Camden" is a shelter in Camden first.
  const isEnough = question.near !== null && question.meant.length > 0;
  for (const word of question.words)
    for (const [place, score] of index.matches(word)) {
      if (isEnough) add(place, Math.min(score, WORD_MAX), 0);
      else add(place, score);
    }
  places.forEach((place, number) => {
    for (const needs of question.meant) {
      const served = needs.flatMap((need) => scoreOf(place, need));
      if (served.length > 0) add(number, Math.max(...served));
    }
  });
  if (question.words.length === 0 && question.meant.length === 0)
    addPlacesAround(points, places, index, question);
  if (saysOnlyOpen(question))
    places.forEach((_, number) => points.set(number, { count: 1, score: 1 }));
  // A word of the town's name may be one of a place's name: it helps, and is not needed.
  for (const word of question.extra)
    for (const [place, score] of index.matches(word)) {
      const entry = points.get(place);
      if (entry) entry.score += score / 2;
    }
  // Where a word of "drivers license" stands, there is more of it than in any other office.
  for (const word of question.about)
    for (const [place, score] of index.rare(word)) {
      const entry = points.get(place);
      if (entry) entry.score += Math.min(score / 2, isEnough ? WORD_MAX : Infinity);
    }
  const most = Math.max(0, ...[...points.values()].map(({ count }) => count));
  const best = [...points].filter(([, { count }]) => count === most);
  return new Map(best.map(([place, { score }]) => [place, score]));
}

/** Where nothing but a town was said: what is around it, and what is called like it. */
function addPlacesAround(
  points: Map<number, Points>,
  places: KeptPlace[],
  index: WordIndex,
  { near, extra }: Question,
) {
  if (!near) return;
  places.forEach(({ point }, number) => {
    if (point && toldMiles(near, point) <= AROUND) points.set(number, { count: 1, score: 1 });
  });
  // "Hope" is a town, and a pantry.
  for (const word of extra)
    for (const [place, score] of index.matches(word))
      if (!points.has(place)) points.set(place, { count: 1, score });
}

/** What it takes away that the data of a place excludes people who were named. */
function takenAway(place: KeptPlace, question: Question): number {
  const served = needsOf(question).find((need) => place.serves.some((it) => it.need === need));
  const excludes = (need: Need) =>
    question.people.some((wish) => !['yes', 'ask'].includes(fit(place, need, wish)));
  return served !== undefined && excludes(served) ? NOT_FOR_THEM : 0;
}

/** What it counts that a place answers a need. */
function scoreOf(place: KeptPlace, need: Need): number[] {
  const served = place.serves.find((it) => it.need === need);
  if (!served) return [];
  return [(served.how === 'aside' ? NEED_INDIRECT : NEED) - (isNarrow(place) ? NARROW : 0)];
}

function hit(place: KeptPlace, miles: number | null, now: string): SearchHit {
  return {
    id: place.place.id,
    list: place.place.list,
    code: codeOf(place),
    name: field(place, 'name') ?? '',
    kind: field(place, 'type'),
    city: field(place, 'city'),
    county: field(place, 'county'),
    phone: field(place, 'phone'),
    open: openAt(place.hours, now),
    miles,
  };
}
