import { expect, test } from 'vitest';
import { isWithoutContact } from './reachable';

test('no card says "no website" beside a note that names one', () => {
  const row = { name: 'Big Shop', phone: 'N/A', notes: 'Call first' };
  expect(isWithoutContact(row)).toBe(true);
  expect(isWithoutContact({ ...row, notes: 'See the careers page' })).toBe(false);
  expect(isWithoutContact({ ...row, other: 'Apply online' })).toBe(false);
  expect(isWithoutContact({ ...row, phone: '609-555-0100' })).toBe(false);
});
