import type {
  Difference,
  KeptPlace,
  Near,
  Need,
  OpenState,
  SearchHit,
  Served,
  Span,
} from '../generated/bindings';
import { fit, takesResidents } from './fit';
import type { Geography } from './geography';
import { openAt, restOfDay, stateAt } from './openAt';
import { codeOf, field, hoursOf, isForPeopleInside } from './place';
import { needsOf, type Question } from './question';

/** Where fewer places fit than this, those are told too that fail a wish; as in the finder. */
const FEW = 3;
/** Most places that are told beside those that fit. */
const OTHERS_MAX = 10;
/** Where several things were asked for, most places of each of them that do only this one. */
const PART_MAX = 5;
/** A place for people of elsewhere, or still inside, may be the one that was meant: the words may be its name. */
const FOR_OTHERS: readonly Difference[] = ['elsewhere', 'still-inside'];

/** A place that was found, with what differs from what was asked. */
interface Hit {
  place: KeptPlace;
  miles: number | null;
  differs: Difference[];
}

/**
 * The need that a place answers of those that were asked, one that its list is about before one that it answers beside.
 * Where none was asked, any of its own will do. place-facts/src/search/hit.rs does the same.
 */
export function servedOf({ serves }: KeptPlace, question: Question): Served | undefined {
  const needs = needsOf(question);
  if (needs.length === 0) return serves[0];
  const answered = needs.flatMap((need) => serves.find((it) => it.need === need) ?? []);
  return answered.find(({ beside }) => beside === null) ?? answered[0];
}

function hours(place: KeptPlace, question: Question) {
  return hoursOf(place, servedOf(place, question)?.beside ?? null);
}

/** The state of a place at the time that was asked. */
export function stateOf(place: KeptPlace, question: Question, at: string, span: Span): OpenState {
  const known = hours(place, question);
  return span === 'now' ? stateAt(known, at)[0] : restOfDay(known, at);
}

/** Parts places that fit from those that their data excludes, or that do only one of several things that were asked for. */
export function apart(
  ranked: { place: KeptPlace; miles: number | null; isPart: boolean }[],
  question: Question,
  geography: Geography,
): { fitting: Hit[]; others: Hit[] } {
  const { near } = question;
  const found = ranked.map(({ place, miles, isPart }) => {
    const part: Difference[] = isPart ? ['only-part'] : [];
    const differs = [...part, ...differsOf(place, question, near, geography)];
    return { place, miles, differs };
  });
  const fitting = found.filter(({ differs }) => differs.length === 0);
  const ofEach = new Map<Need | undefined, number>();
  const isOneOfFew = (place: KeptPlace) => {
    const need = servedOf(place, question)?.need;
    const count = (ofEach.get(need) ?? 0) + 1;
    ofEach.set(need, count);
    return count <= PART_MAX;
  };
  const others = found.filter(({ place, differs }) => {
    if (differs.length === 0) return false;
    if (differs[0] === 'only-part') return differs.length === 1 && isOneOfFew(place);
    return fitting.length < FEW || differs.every((it) => FOR_OTHERS.includes(it));
  });
  return { fitting, others: others.slice(0, OTHERS_MAX) };
}

function differsOf(
  place: KeptPlace,
  question: Question,
  near: Near | null,
  geography: Geography,
): Difference[] {
  const served = servedOf(place, question);
  const asked = { requirements: place.requirements, list: place.place.list };
  const differs = question.wishes.flatMap((wish) => {
    const says = served ? fit(asked, served.need, wish) : 'ask';
    return says === 'ask' || says === 'yes' ? [] : [says];
  });
  if (near && !takesResidents(place, near, geography)) differs.push('elsewhere');
  if (isForPeopleInside(place)) differs.push('still-inside');
  return differs;
}

/** A place as the service tells it. */
export function hitOf({ place, miles, differs }: Hit, question: Question, at: string): SearchHit {
  const text = (name: string) => field(place, name);
  const { sex, household } = place.requirements;
  return {
    id: place.place.id,
    list: place.place.list,
    code: codeOf(place),
    name: text('name') ?? '',
    kind: text('type'),
    address: text('address'),
    city: text('city'),
    county: text('county'),
    phone: text('phone'),
    website: text('website'),
    notes: text('notes'),
    open: openAt(hours(place, question), at),
    sex: sex?.value ?? null,
    household: household?.value ?? null,
    miles,
    differs,
  };
}
