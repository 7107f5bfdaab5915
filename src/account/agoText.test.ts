import { expect, test } from 'vitest';
import { agoText } from './agoText';

test.each([
  ['2026-11-22T11:30:00Z', null, null],
  ['2026-11-22T11:00:00Z', '1 hour ago', 'hace 1 hora'],
  ['2026-11-21T13:00:00Z', '23 hours ago', 'hace 23 horas'],
  ['2026-11-21T12:00:00Z', 'yesterday', 'ayer'],
  ['2026-11-19T11:00:00Z', '3 days ago', 'hace 3 días'],
  ['no date', null, null],
])('%s is said as %s', (at, english, spanish) => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(agoText(at, now, 'en')).toBe(english);
  expect(agoText(at, now, 'es')).toBe(spanish);
});
