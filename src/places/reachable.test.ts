import { expect, test } from 'vitest';
import { contactGapOf } from './reachable';

test('an employer without contact says what to do, and "no website" never beside a note that names one', () => {
  const row = { name: 'Big Shop', phone: 'N/A', notes: 'Call first' };
  expect(contactGapOf('employment', row)).toBe('all');
  expect(contactGapOf('employment', { ...row, notes: 'See the careers page' })).toBe('page');
  expect(contactGapOf('employment', { ...row, notes: 'See the company job site.' })).toBe('page');
  expect(contactGapOf('employment', { ...row, other: 'Apply online' })).toBe('page');
  expect(contactGapOf('employment', { ...row, phone: '609-555-0100' })).toBeNull();
  expect(contactGapOf('food', row)).toBeNull();
});
