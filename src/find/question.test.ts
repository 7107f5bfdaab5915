import { expect, test } from 'vitest';
import { dayInNewJersey, isAsked, questionOf, readQuery, withMore, writeQuery } from './question';
import { isNeed } from '../placefacts/needs';

const asked = readQuery(new URLSearchParams('near=Newark&when=tomorrow&for=walk-in,no-id,fly'));

test('an address keeps the whole question, and nothing that is not understood', () => {
  expect(asked).toEqual({
    near: 'Newark',
    when: 'tomorrow',
    wishes: ['no-id', 'walk-in'],
    limit: 20,
  });
  expect(writeQuery(asked)).toBe('?near=Newark&when=tomorrow&for=no-id,walk-in');
  expect(writeQuery(readQuery(new URLSearchParams('when=<b>&show=-4')))).toBe('');
  expect(readQuery(new URLSearchParams(writeQuery(withMore(asked)))).limit).toBe(40);
  expect(isNeed('food')).toBe(true);
  expect(isNeed('constructor')).toBe(false);
});

test.each([
  ['2026-12-01', '2026-12-01', undefined],
  ['2026-12-01T14:00', '2026-12-01', undefined],
  ['2026-12-01 14:00:00', '2026-12-01', undefined],
  ['tomorrow', 'tomorrow', undefined],
  ['2026-02-30', 'now', '2026-02-30'],
  ['2026-13-40', 'now', '2026-13-40'],
  ['14:00', 'now', '14:00'],
  ['friday', 'now', 'friday'],
])('the time %s of an address is %s, and what is not understood is said', (said, when, unknown) => {
  const read = readQuery(new URLSearchParams({ when: said }));
  expect([read.when, read.unknownWhen]).toEqual([when, unknown]);
});

test('of a town that is too long for one its beginning is asked, which no one knows', () => {
  const { near } = readQuery(new URLSearchParams({ near: 'ñ'.repeat(3000) }));
  expect(near).toBe('ñ'.repeat(60));
});

test('a day is the whole day in New Jersey, also over the turn of a month', () => {
  expect(questionOf('food', asked, '2026-11-30')).toMatchObject({ at: '2026-12-01', span: 'day' });
  expect(questionOf('food', { ...asked, when: 'now' }, '2026-11-30')).toMatchObject({
    at: null,
    span: 'now',
  });
  expect(questionOf('food', { ...asked, when: '2027-01-02' }, '2026-11-30').at).toBe('2027-01-02');
  // Half past midnight in Greenwich is the evening before in New Jersey.
  expect(dayInNewJersey(Date.parse('2026-11-22T00:30:00Z'))).toBe('2026-11-21');
});

test.each([
  ['tomorrow', 'tomorrow', true],
  ['2026-12-01', 'tomorrow', true],
  ['2026-12-02', 'tomorrow', false],
  ['2026-12-01', 'today', false],
  ['now', 'now', true],
] as const)('%s is the touch of %s on the last of November: %s', (when, time, is) => {
  expect(isAsked(when, time, '2026-11-30')).toBe(is);
});
