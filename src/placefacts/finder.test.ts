import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  Difference,
  FindQuestion,
  FoundPlace,
  KeptPlaces,
  Near,
  Need,
  OpenNow,
  SearchAlso,
  Span,
  Wish,
} from '../generated/bindings';
import { finderOf, type Finder } from './finder';

type Short = [string, number | null, Wish[], Difference[], number];

interface Cases {
  kept: KeptPlaces;
  find: {
    question: FindQuestion;
    now: string;
    at: string;
    span: Span;
    near: Near | null;
    nearUnknown: boolean;
    total: number;
    also: string[];
    places: Short[];
    later: Short[];
    others: Short[];
  }[];
  search: {
    text: string;
    now: string;
    needs: Need[];
    wishes: Wish[];
    near: Near | null;
    also: SearchAlso[];
    understood: string | null;
    typed: string | null;
    at: string;
    span: Span;
    total: number;
    hits: [string, number | null, OpenNow][];
    others: [string, Difference[], OpenNow][];
  }[];
  /** Text, needs, wishes, town, text as typed, total, and the beginnings of the ids of the first places. */
  asked: [string, Need[], Wish[], string | null, string | null, number, string][];
  places: { now: string; place: FoundPlace; here: string[] }[];
}

const read = (file: string) => readFileSync(`place-facts/${file}`, 'utf8');
const table = (file: string) => read(`data/${file}`).split('\n').slice(1).join('\n');
const cases = JSON.parse(read('cases/kept.json')) as Cases;

describe('a page without a network answers what the service answers', () => {
  let finder: Finder;
  beforeAll(() => {
    finder = finderOf({
      ...cases.kept,
      towns: table('municipalities.csv'),
      zips: table('zip.csv'),
      localities: table('localities.csv'),
      synonyms: table('synonyms.csv'),
    });
  });

  test('the finder: the same places in the same order, with the same doubts', () => {
    expect(cases.find.length).toBeGreaterThan(100);
    for (const { question, now, near, places, later, others, ...expected } of cases.find) {
      const answer = finder.find(question, now);
      const about = JSON.stringify(question);
      const { at, span, total, nearUnknown, also } = answer;
      expect({ at, span, total, nearUnknown, also }, about).toEqual(expected);
      expectNear(answer.near, near);
      expect(answer.places.map(short), about).toEqual(places);
      expect(answer.later.map(short), about).toEqual(later);
      expect(answer.others.map(short), about).toEqual(others);
    }
  });

  test('the search: the same words understood, the same hits in the same order', () => {
    expect(cases.search.length).toBeGreaterThan(40);
    for (const { text, now, near, hits, others, ...expected } of cases.search) {
      const answer = finder.search(text, now);
      const { needs, wishes, also, understood, typed, at, span, total } = answer;
      const said = { text, needs, wishes, also, understood, typed, at, span, total };
      expect(said).toEqual({ text, ...expected });
      expectNear(answer.near, near);
      expect(
        answer.hits.map(({ id, miles, open }) => [id, miles, open]),
        text,
      ).toEqual(hits);
      expect(
        answer.others.map(({ id, differs, open }) => [id, differs, open]),
        text,
      ).toEqual(others);
    }
  });

  test('the search: what people ask, in all languages', () => {
    expect(cases.asked.length).toBeGreaterThan(200);
    for (const expected of cases.asked) {
      const [text] = expected;
      const { needs, wishes, near, typed, total, hits } = finder.search(text, '2026-11-23T10:30');
      const first = hits.slice(0, 5).map(({ id }) => id.slice(0, 8));
      const town = near?.name ?? null;
      expect([text, needs, wishes, town, typed, total, first.join(' ')]).toEqual(expected);
    }
  });

  test('a place: every fact, and what is at the same address', () => {
    expect(cases.places.length).toBeGreaterThan(20);
    for (const { now, place, here } of cases.places) {
      const known = finder.place(place.id, now);
      expect(known?.place).toEqual(place);
      expect(known?.here.map(({ id }) => id)).toEqual(here);
      expect(finder.place(place.code, now)).toEqual(known);
    }
  });

  test('a place is found by a code that it had, unless another one has that code now', () => {
    const [first, second] = cases.kept.places;
    if (!first || !second) throw new Error('no places');
    const place = { ...first.place, former: ['0000000', second.place.code] };
    const again = finderOf({ ...cases.kept, places: [{ ...first, place }, second] });
    const at = (code: string) =>
      again.place(`${first.place.list}.${code}`, '2026-11-23T10:30')?.place.id;
    expect(at('0000000')).toBe(first.place.id);
    expect(at(second.place.code)).toBe(second.place.id);
    expect(at('zzzzzzz')).toBeUndefined();
  });

  test('a list has its rows, and one without places is not known', () => {
    const food = cases.kept.places.filter(({ place }) => place.list === 'food');
    expect(finder.listing('food')).toEqual(food.map(({ row }) => row));
    expect(finder.listing('announcements')).toBeNull();
  });
});

function short({ id, miles, asks, differs, rank }: FoundPlace): Short {
  return [id, miles, asks, differs, rank];
}

/** The middle of a county may differ in the last digit of its sum. */
function expectNear(near: Near | null, expected: Near | null) {
  if (!near || !expected) {
    expect(near).toEqual(expected);
    return;
  }
  const { lat, lon, ...rest } = near;
  expect(rest).toEqual({
    name: expected.name,
    partOf: expected.partOf,
    county: expected.county,
    zip: expected.zip,
    whole: expected.whole,
  });
  expect(lat).toBeCloseTo(expected.lat, 9);
  expect(lon).toBeCloseTo(expected.lon, 9);
}
