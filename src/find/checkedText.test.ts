import { expect, test } from 'vitest';
import { find as en } from '../words/find.en';
import { find as es } from '../words/find.es';
import { checkedText } from './checkedText';

const NOW = '2026-11-22T13:00';
const fresh = (checked: string) =>
  ({ checked, freshness: 'fresh', phone: '211', notes: null }) as const;

test.each([
  ['2026-11-22', 'Checked today', 'Revisado hoy'],
  ['2026-11-21', 'Checked yesterday', 'Revisado ayer'],
  ['2026-11-09', 'Checked 13 days ago', 'Revisado hace 13 días'],
  ['2026-11-01', 'Checked 3 weeks ago', 'Revisado hace 3 semanas'],
  ['2026-09-23', 'Checked 8 weeks ago', 'Revisado hace 8 semanas'],
  ['2026-07-01', 'Checked 4 months ago', 'Revisado hace 4 meses'],
  ['2026-11', 'Checked this month', 'Revisado este mes'],
  ['2025-12', 'Checked 11 months ago', 'Revisado hace 11 meses'],
  // A clock that is behind does not make it a check of the future.
  ['2026-11-23', 'Checked today', 'Revisado hoy'],
])('a card says of a check on %s how long ago it was', (checked, english, spanish) => {
  expect(checkedText(fresh(checked), NOW, en, 'en')).toBe(english);
  expect(checkedText(fresh(checked), NOW, es, 'es')).toBe(spanish);
});

test('what is old or has no date says what to do', () => {
  const text = (
    checked: string | null,
    freshness: 'old' | 'undated' | 'this-year',
    phone: string | null = '211',
    notes: string | null = null,
  ) => checkedText({ checked, freshness, phone, notes }, NOW, en, 'en');
  expect(text('2021-11-19', 'old')).toBe(en.freshness.old);
  expect(text(null, 'undated')).toBe(en.freshness.undated);
  // Who cannot call there is told whom to ask.
  expect(text('2021-11-19', 'old', null)).toBe(en.freshnessWithoutPhone.old);
  expect(text(null, 'undated', null)).toBe(en.freshnessWithoutPhone.undated);
  // Who is told to call 211 is told so once.
  expect(text('2021-02-25', 'old', null, 'Call 211 first')).toBe(en.freshnessAlone.old);
  // A telephone line is called in any case.
  const line = { state: 'open', next: null, service: null, reception: 'phone' } as const;
  const of211 = { checked: null, freshness: 'undated', phone: '211', notes: null } as const;
  expect(checkedText({ ...of211, open: line }, NOW, en, 'en')).toBe(en.freshnessAlone.undated);
  expect(text('in spring', 'this-year')).toBe(en.freshness['this-year']);
});
