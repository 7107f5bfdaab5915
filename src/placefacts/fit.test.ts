import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Need, Requirements, Wish } from '../generated/bindings';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { fit, type Fit } from './fit';

interface Case {
  notes: string;
  need: Need;
  list: string;
  requirements: Requirements;
  fits: Record<Wish, Fit>;
}

const cases = JSON.parse(readFileSync('place-facts/cases/fits.json', 'utf8')) as Case[];

test('every wish is answered as the service answers it', () => {
  const answered = cases.map(({ fits, ...place }) => ({
    ...place,
    fits: Object.fromEntries(
      Object.keys(fits).map((wish) => [wish, fit(place, place.need, wish as Wish)]),
    ),
  }));
  expect(cases.length).toBeGreaterThan(80);
  expect(answered).toEqual(cases);
});

function said(found: Partial<Requirements>, wish: Wish) {
  return fit({ requirements: { ...NOTHING_ASKED, ...found }, list: 'housing' }, 'shelter', wish);
}

test('a place that looks at records is asked, and one that takes nobody with a record is not shown', () => {
  const policy = (value: 'welcome' | 'some' | 'limits') => ({ record: { value, words: 'x' } });
  expect(said(policy('welcome'), 'with-record')).toBe('yes');
  expect(said(policy('some'), 'with-record')).toBe('ask');
  expect(said(policy('limits'), 'with-record')).toBe('record-limits');
});

test('women of one kind are asked about, and men are not taken there', () => {
  const sex = { value: 'women' as const, words: 'Women veterans' };
  const conditions = [{ value: 'note' as const, words: 'Women veterans' }];
  expect(said({ sex }, 'women')).toBe('yes');
  expect(said({ sex, conditions }, 'women')).toBe('ask');
  expect(said({ sex, conditions }, 'men')).toBe('no-men');
  const household = { value: 'both' as const, words: 'Women veterans; families' };
  expect(said({ sex, conditions, household }, 'women')).toBe('yes');
});

test('who says only that several languages are spoken is asked about Spanish', () => {
  const languages = (value: string[]) => ({ languages: { value, words: 'x' } });
  expect(said(languages(['mul']), 'spanish')).toBe('ask');
  expect(said(languages(['en', 'mul']), 'spanish')).toBe('ask');
  expect(said(languages(['mul', 'es']), 'spanish')).toBe('yes');
  expect(said(languages(['en']), 'spanish')).toBe('no-spanish');
});

test('who needs no ID is asked where papers of all in the home say who they are', () => {
  const id = { value: 'none' as const, words: 'No ID required' };
  const papers = [{ value: 'social-security-cards-of-household' as const, words: 'x' }];
  expect(said({ id }, 'no-id')).toBe('yes');
  expect(said({ id, papers }, 'no-id')).toBe('ask');
});
