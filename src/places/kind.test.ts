import { expect, test } from 'vitest';
import { isEvident } from './kind';

test.each([
  ['Food pantry', "St. Mary's Food Pantry", true],
  ['Thrift shop', 'Hope Thrift Shops', true],
  ['Food pantry', 'Second Baptist Church', false],
  ['SNAP office (food benefits)', 'Essex County Board of Social Services', false],
  ['Soup kitchen', 'The Kitchen', false],
])('%s of %s is evident: %s', (kind, name, expected) => {
  expect(isEvident(kind, name)).toBe(expected);
});
