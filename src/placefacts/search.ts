import {
  REACH_MILES,
  type Group,
  type KeptPlace,
  type Near,
  type Need,
  type SearchAnswer,
  type Wish,
} from '../generated/bindings';
import { aboutOf } from './about';
import { calledBy } from './called';
import { COUNTY_KINDS } from './countyOffice';
import { fit, isRule, takesResidents } from './fit';
import { countyMiles } from './find';
import { foremostOf, wayTo } from './foremost';
import { toldMiles, type Geography } from './geography';
import { apart, hitOf, servedOf, stateOf } from './hit';
import { answersInTown } from './inTown';
import { eveningOf, momentOf } from './namedDay';
import { asksForSeveral, otherRowsOf } from './onePlace';
import { hasDoorOrPhone, isEmployerOutOfReach, isNarrow, stepsOf } from './order';
import { field } from './place';
import type { Vocabulary } from './phrases';
import {
  needsGiven,
  needsOf,
  saysDinner,
  saysOnlyOpen,
  saysOnlyWishes,
  saysWhat,
  type Question,
} from './question';
import { understand } from './reader';
import type { WordIndex } from './wordIndex';
import { toldOnce } from './toldOnce';
import { dateOf } from './wallDate';
import { lengthOf, split } from './words';

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
/** How far from the middle of a town what is called like it is in the town, in miles. */
const IN_TOWN = 5;
/** What it counts that a place is open, and that it may be. */
const OPEN = 0.4;
const MAY_BE_OPEN = 0.2;
/** What it counts that it is open where that was asked, and beside a town, where people have to get there. */
const OPEN_ASKED = 5;
const OPEN_ASKED_NEAR = 2;
/** How far a place may be that is surely open, where that was asked, to stand beside those in the town, as in the finder. */
const OPEN_MILES = 8;
/**
 * What a step between a place and someone who just comes takes away where no town was named. Most of these count as much
 * as that a place may be open, and less than that it is.
 */
const STEP = 0.03;
/** What it takes away that the data of a place excludes what was wished for, and what it counts that it has it. */
const UNLIKE_WISHED = 5;
const AS_WISHED = 0.5;
/** What it takes away that a place is for people of other towns or counties. */
const FOR_OTHERS = 5;
/** What it takes away that a company would hire, where no work was asked for: its name and its work are no help. */
const UNASKED = 5;
/** What it takes away that a row is a rule, which makes no card for anyone, where another place answers too. */
const RULE = 5;
const EMPLOYER = 'employer';
/**
 * Where meals or clothes are asked for, the places of their own lists in reach come first, then those that give them beside
 * something else, and what is far last.
 */
const TIER_FAR = 2;
/** The county of a place that serves all. */
const STATEWIDE = 'Statewide';
/** What part of the points for what a place is about counts beside a town, so that it does not outweigh a long way. */
const ABOUT_NEAR = 0.5;
/** What part counts of all that more places are about: of "lawyer for expungement" the second word says more. */
const ABOUT_ALSO = 0.5;
/** The most that a word counts beside a need and a town, so that no word outweighs a long way. */
const WORD_MAX = 2;
/**
 * Groups whose places are left out of an answer to someone who may not be there, so that no question leads to an
 * address that has to stay private. The young and families are there with children.
 */
const APART: readonly Group[] = ['survivors', 'youth'];
const APART_KIND = 'family shelter';
/** The topic of phrases that say that somebody suffers violence. */
const SURVIVORS = 'survivors';

/** What places of other lists say that give meals or clothes of any kind. */
const GENERAL: readonly string[] = ['clothes', 'meal'];

/** The longest word of a name that is looked for when nothing else is found has at least so many letters. */
const NAMED_MIN = 4;

/** What is searched. */
export interface Searched {
  places: KeptPlace[];
  index: WordIndex;
  geography: Geography;
  vocabulary: Vocabulary;
}

/** What was found. */
interface Scores {
  scored: Map<number, number>;
  /** The places that come before all others, whatever their points. */
  foremost: Set<number>;
  /** Of these the ones that come behind the answers in the town that was said, because they are far. */
  behindTown: Set<number>;
  /** The places that answer what was asked in the town that was said. */
  inTown: Set<number>;
  /** The places that answer meals or clothes only beside what their list is about, or only help to get them. */
  beside: Set<number>;
  /** The places near by that do only one of several things that were asked for. */
  part: Set<number>;
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
  const { places, geography } = all;
  const question = understand(text, all, dateOf(now));
  const { near, also, wishes, understood, typed } = question;
  const { at, span } = momentOf(question.day, now);
  // What is open this morning gives no dinner.
  const from = saysDinner(question) ? eveningOf(at) : at;
  const openAsked = near ? OPEN_ASKED_NEAR : OPEN_ASKED;
  const { scored, foremost, behindTown, inTown, beside, part } = scores(all, question);
  const found = scored.size > 0 ? scored : named(places, text);
  const saying = question.aboveAll
    ? new Map<number, number>()
    : calledBy(text, understood, question.ofTown, places, all);
  const isNear = (number: number) => {
    const point = places[number]?.point;
    return near !== null && !!point && toldMiles(near, point) <= REACH_MILES;
  };
  // "Community services Ocean City" is no name of a place far from there.
  const looksNear = saysOnlyOrdinaryWords(question, all) && [...found.keys()].some(isNear);
  const called = looksNear ? new Map([...saying].filter(([number]) => isNear(number))) : saying;
  for (const number of called.keys()) if (!found.has(number)) found.set(number, 0);
  // A line for the whole state is as near as any office for who wants to die.
  const unknownMiles = question.aboveAll ? 0 : UNKNOWN_MILES;
  const ranked = [...found].flatMap(([number, score]) => {
    const place = places[number];
    if (!place || leavesOut(question, place)) return [];
    const miles = near && place.point ? toldMiles(near, place.point) : null;
    const isForemost = foremost.has(number);
    const isBehindTown = behindTown.has(number);
    // A place of another county whose town is not known is no nearer for that.
    const known = miles ?? countyMiles(place, near, geography);
    const isWayKnown = isForemost || isBehindTown;
    const way = near && isWayKnown ? wayTo(near, place, geography) : known;
    const far = near ? (way ?? unknownMiles) / MILES_A_POINT : 0;
    const state = stateOf(place, question, from, span);
    if (saysOnlyOpen(question) && state !== 'open') return [];
    const open = { open: question.open ? openAsked : OPEN, ask: MAY_BE_OPEN, closed: 0 }[state];
    const rule = isRule(place) ? RULE : 0;
    const unlike = forOthers(place, near, geography) + unasked(place, question) + rule;
    const fits = wished(place, question) - unlike;
    const steps = near || !saysWhat(question) ? 0 : stepsOf(place) * STEP;
    // What is closed where what is open was asked for helps no more than what has to be called.
    const isLate = beside.has(number) || (question.open && state === 'closed');
    const isFar = way !== null && way > REACH_MILES;
    const tier = needsGiven(question) ? (isFar ? TIER_FAR : Number(isLate)) : 0;
    const how = called.get(number) ?? 0;
    const isOpenNear =
      question.open && state === 'open' && tier === 0 && way !== null && way <= OPEN_MILES;
    const isClosed = question.open && state === 'closed';
    const isThere =
      (inTown.has(number) && !isClosed && unlike === 0) ||
      isOpenNear ||
      (looksNear && isNear(number));
    const isPart = part.has(number) && !called.has(number);
    const isWay = called.has(number) || !isEmployerOutOfReach(place);
    const first = [!isPart, isWay, how, isForemost, isThere, isBehindTown].map(Number);
    return [{ place, isPart, first, tier, score: score - far + open + fits - steps }];
  });
  ranked.sort(
    (a, b) =>
      differenceOf(b.first, a.first) ||
      a.tier - b.tier ||
      b.score - a.score ||
      (a.place.place.id < b.place.place.id ? -1 : 1),
  );
  const rows = ranked.map(({ place }) => place);
  const inPart = new Set(ranked.filter(({ isPart }) => isPart).map(({ place }) => place));
  const once = toldOnce(places, question, rows).map((place) => ({
    place,
    isPart: inPart.has(place),
    miles: near && place.point ? toldMiles(near, place.point) : null,
  }));
  const { fitting, others } = apart(once, question, geography);
  return {
    at,
    span,
    hits: fitting.slice(0, HITS_MAX).map((it) => hitOf(it, question, at)),
    others: others.map((it) => hitOf(it, question, at)),
    total: fitting.length,
    needs: needsOf(question),
    wishes,
    near,
    also,
    understood,
    typed,
    // A page knows only some of the ordinary words, so it can't tell a name from "tonight".
    unknown: question.leftOut,
    keptAt: null,
  };
}

/** The first difference of two lists of numbers. */
function differenceOf(some: readonly number[], others: readonly number[]): number {
  return some.map((it, at) => it - (others[at] ?? 0)).find((it) => it !== 0) ?? 0;
}

/**
 * Places whose name has all words as they were typed, for when nothing else is found: the words of "Phone House" have a
 * meaning of their own, and "place" says nothing.
 */
function named(places: KeptPlace[], text: string): Map<number, number> {
  const words = split(text);
  if (!words.some((word) => lengthOf(word) >= NAMED_MIN)) return new Map();
  const isCalled = (place: KeptPlace) => {
    const name = split(field(place, 'name') ?? '');
    return words.every((word) => name.includes(word));
  };
  return new Map(places.flatMap((place, number) => (isCalled(place) ? [[number, 1]] : [])));
}

/** Whether its words name no need, and each of them is an ordinary one, so that they are hardly a name. */
function saysOnlyOrdinaryWords({ meant, words }: Question, { vocabulary }: Searched): boolean {
  const areOrdinary = words.every((word) => vocabulary.ordinary.has(word));
  return meant.length === 0 && words.length > 0 && areOrdinary;
}

/** Points of every place that all words are found in; if there is none, of those with most words. */
function scores(all: Searched, question: Question): Scores {
  const { places, index } = all;
  const points = new Map<number, Points>();
  const { meant, near } = question;
  const add = (place: number, score: number, found = 1) => {
    const { count, score: before } = points.get(place) ?? { count: 0, score: 0 };
    points.set(place, { count: count + found, score: before + score });
  };
  const otherRows = otherRowsOf(places, question);
  const abouts = question.about
    .map((phrases) => aboutOf(places, index, phrases))
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
  // What is needed and where is enough: "shelter with parking in Camden" is a shelter in Camden first.
  const isEnough = near !== null && meant.length > 0;
  for (const word of question.words)
    for (const [place, score] of index.matches(word)) {
      if (isEnough) add(place, Math.min(score, WORD_MAX), 0);
      else add(place, score);
    }
  places.forEach((place, number) => {
    const isAbout = abouts.some((about) => about.has(number));
    const scoresOf = (row: KeptPlace, needs: readonly Need[]) =>
      needs.flatMap((need) => scoreOf(row, need, isAbout, near !== null));
    const own = meant.map((needs) => scoresOf(place, needs));
    const rows = own.some(({ length }) => length > 0) ? otherRows(place) : [];
    meant.forEach((needs, turn) => {
      // What only helps to get it is no reason to go to one place for both.
      const beside = () =>
        rows.flatMap((row) => scoresOf(row, needs)).filter((score) => score > NEED_INDIRECT);
      const served = own[turn]?.length ? own[turn] : beside();
      if (served.length > 0) add(number, Math.max(...served));
    });
  });
  // Of who says what is needed and where, a word far away says nothing: "Mays Landing Road" is not in Cape May,
  // and bus vouchers in Monmouth County are none in Hudson.
  const isFar = (number: number) => {
    const point = isEnough ? places[number]?.point : null;
    return near !== null && !!point && toldMiles(near, point) > REACH_MILES;
  };
  abouts.forEach((about, turn) => {
    const part = (near && !question.aboveAll ? ABOUT_NEAR : 1) * (turn === 0 ? 1 : ABOUT_ALSO);
    for (const [place, score] of about) {
      const entry = points.get(place);
      if (meant.length === 0) add(place, score * part);
      else if (entry && (question.aboveAll || !isFar(place))) entry.score += score * part;
    }
  });
  const { first: foremost, behindTown } = foremostOf(all, question, points);
  if (points.size === 0 && meant.length === 0) addPlacesAround(points, places, index, question);
  if (saysOnlyOpen(question))
    places.forEach((_, number) => points.set(number, { count: 1, score: 1 }));
  if (saysOnlyWishes(question))
    places.forEach((place, number) => {
      if (saysAll(place, question)) points.set(number, { count: 1, score: 1 });
    });
  const asked = needsOf(question);
  const isAside = (number: number) => {
    const place = places[number];
    const isAbout = abouts.some((about) => about.has(number));
    const served = place?.serves.filter(({ need }) => asked.includes(need)) ?? [];
    if (!place || served.length === 0) return false;
    return served.every((it) => isDetour(place, it, isAbout, near !== null));
  };
  // A word of the town's name may be one of a place's name: it helps, and is not needed. The office of a county is
  // called like it, and gives no meal for that.
  const help = (words: string[], isMeant: (number: number) => boolean) => {
    for (const word of words)
      for (const [place, score] of index.matches(word)) {
        const entry = points.get(place);
        if (entry && !isAside(place) && !isFar(place) && isMeant(place))
          entry.score += Math.min(score / 2, near ? WORD_MAX : Infinity);
      }
  };
  // "Archdiocese of Newark, Cranford" is no nearer for its name.
  help(question.ofTown, (number) => liesIn(places[number], near));
  help(question.extra, () => true);
  const fitting = [...points].filter(([number]) => {
    const place = places[number];
    return place !== undefined && !leavesOut(question, place);
  });
  const most = Math.max(0, ...fitting.map(([, { count }]) => count));
  // Who names a town and only ordinary words looks near it: of "community services Ocean City" what is there with one of the
  // words is told before what is far with both.
  const saysOrdinary = saysOnlyOrdinaryWords(question, all);
  const isInReach = (number: number) => {
    const point = saysOrdinary ? places[number]?.point : null;
    return near !== null && !!point && toldMiles(near, point) <= REACH_MILES;
  };
  const inReach = fitting.filter(([number]) => isInReach(number));
  const mostInReach = Math.max(0, ...inReach.map(([, { count }]) => count));
  const best = fitting.filter(
    ([place, { count }]) =>
      count === most ||
      (count === mostInReach && isInReach(place)) ||
      foremost.has(place) ||
      behindTown.has(place),
  );
  // Where one place does all, those near by that do some of it are told behind it.
  const whole = new Set(best.map(([number]) => number));
  const doesPart = (number: number) => {
    const place = places[number];
    const serves = place?.serves.some(({ need }) => asked.includes(need)) ?? false;
    const isNear = near && place?.point ? toldMiles(near, place.point) <= REACH_MILES : false;
    return serves && isNear && !isAside(number);
  };
  const some = asksForSeveral(question)
    ? fitting.filter(([number]) => !whole.has(number) && doesPart(number))
    : [];
  const part = new Set(some.map(([number]) => number));
  const told = [...best, ...some];
  // Work boots are no matter of any closet.
  const special = new Set(
    question.about
      .filter((phrases) => !phrases.some((it) => GENERAL.includes(it)))
      .flatMap((phrases) => [...aboutOf(places, index, phrases).keys()]),
  );
  const late = told.filter(
    ([number]) =>
      isAside(number) || (!special.has(number) && answersBeside(places[number], question)),
  );
  return {
    scored: new Map(told.map(([place, { score }]) => [place, score])),
    foremost,
    behindTown,
    inTown: new Set(
      [whole, part].flatMap((found) => [
        ...answersInTown({ ...all, question, abouts }, [...found], isAside),
      ]),
    ),
    beside: new Set(late.map(([number]) => number)),
    part,
  };
}

/**
 * Whether a place answers what was asked only beside what its list is about, or has no door and no telephone, and is not the
 * one that was named.
 */
function answersBeside(place: KeptPlace | undefined, question: Question): boolean {
  if (!place) return false;
  const name = split(field(place, 'name') ?? '');
  const isNamed = question.words.some((word) => name.includes(word));
  const isBeside = (servedOf(place, question)?.beside ?? null) !== null;
  return !isNamed && (isBeside || !hasDoorOrPhone(place));
}

/** Whether a place is left out of the answer. A person who says that they are beaten is a survivor, no matter who does it. */
function leavesOut({ notSurvivors, about }: Question, place: KeptPlace): boolean {
  if (!notSurvivors || about.flat().includes(SURVIVORS)) return false;
  const kind = (field(place, 'type') ?? '').toLowerCase();
  const { groups } = place.requirements;
  return kind.includes(APART_KIND) || groups.some(({ value }) => APART.includes(value));
}

/** Whether a place lies in a town or close to it, or in a county. */
function liesIn(place: KeptPlace | undefined, near: Near | null): boolean {
  if (!place || !near) return false;
  if (place.point && !near.whole) return toldMiles(near, place.point) <= IN_TOWN;
  return field(place, 'county') === near.county;
}

/** Where nothing but a town was understood: what is around it, and what is called like it. */
function addPlacesAround(
  points: Map<number, Points>,
  places: KeptPlace[],
  index: WordIndex,
  { near, ofTown, extra }: Question,
) {
  if (!near) return;
  places.forEach(({ point }, number) => {
    if (point && toldMiles(near, point) <= AROUND) points.set(number, { count: 1, score: 1 });
  });
  // "Hope" is a town, and a pantry. What is far counts no more than what is around.
  for (const word of [...ofTown, ...extra])
    for (const [place, score] of index.matches(word))
      if (!points.has(place)) points.set(place, { count: 1, score: Math.min(score, 1) });
}

/** Whether the data of a place says all that was wished for. */
function saysAll(place: KeptPlace, { wishes }: Question): boolean {
  const [own] = place.serves;
  return own !== undefined && wishes.every((wish) => fitOf(place, own.need, wish) === 'yes');
}

function fitOf({ place, requirements }: KeptPlace, need: Need, wish: Wish) {
  return fit({ requirements, list: place.list }, need, wish);
}

/** What it counts that the data of a place has or excludes what was wished for. */
function wished(place: KeptPlace, question: Question): number {
  const need = servedOf(place, question)?.need;
  if (need === undefined) return 0;
  const points = question.wishes.map((wish) => {
    const says = fitOf(place, need, wish);
    if (says === 'yes') return AS_WISHED;
    return says === 'ask' ? 0 : -UNLIKE_WISHED;
  });
  return points.reduce((sum, it) => sum + it, 0);
}

/** What it takes away that a place is for people of other towns or counties. */
function forOthers(place: KeptPlace, near: Near | null, geography: Geography): number {
  if (!near) return 0;
  const kind = (field(place, 'type') ?? '').toLowerCase();
  const county = field(place, 'county');
  const isElsewhere =
    COUNTY_KINDS.some((it) => kind.includes(it)) &&
    county !== null &&
    county !== near.county &&
    county !== STATEWIDE;
  return isElsewhere || !takesResidents(place, near, geography) ? FOR_OTHERS : 0;
}

/** What it takes away that a place is a company, and no work was asked for. */
function unasked(place: KeptPlace, question: Question): number {
  const kind = (field(place, 'type') ?? '').toLowerCase();
  return kind.includes(EMPLOYER) && !needsOf(question).includes('work') ? UNASKED : 0;
}

/** What it counts that a place answers a need. */
function scoreOf(place: KeptPlace, need: Need, isAbout: boolean, isNear: boolean): number[] {
  const served = place.serves.find((it) => it.need === need);
  if (!served) return [];
  const isAside = isDetour(place, served, isAbout, isNear);
  return [(isAside ? NEED_INDIRECT : NEED) - (isNarrow(place) ? NARROW : 0)];
}

/**
 * Whether a place only helps to get what is needed: an office for SNAP gives no meal. What is about the very thing that
 * was asked for is no detour.
 */
function isDetour(
  place: KeptPlace,
  { need, how }: KeptPlace['serves'][number],
  isAbout: boolean,
  isNear: boolean,
): boolean {
  // An office for support only knows where there is a doctor.
  const isOffice = need === 'health' && place.place.list === 'support';
  // As in the finder: where no town is known no door is near.
  const isLine = how === 'line' && (isNear || need === 'shelter');
  return !isAbout && (isOffice || isLine || how === 'finds' || how === 'aside');
}
