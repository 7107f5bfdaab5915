import { expect, test } from 'vitest';
import type { Requirements, Wish } from '../generated/bindings';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { fit } from './fit';

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
