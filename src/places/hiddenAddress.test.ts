import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellContent } from './cellContent';
import { isHidden } from './hiddenAddress';

const cases = JSON.parse(readFileSync('place-facts/cases/hidden-addresses.json', 'utf8')) as {
  address: string;
  hidden: boolean;
}[];

test.each(cases)('whether $address is kept from strangers', ({ address, hidden }) => {
  expect(isHidden(address)).toBe(hidden);
});

test('nobody is led to an address that is kept from strangers', () => {
  const row = { name: 'Safe House', address: 'Confidential', city: 'Newark', zip: '07102' };
  expect(cellContent('address', row)).toEqual({ kind: 'text', text: 'Confidential' });
});
