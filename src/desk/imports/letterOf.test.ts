import { expect, test } from 'vitest';
import { letterOf } from './letterOf';

test('columns have the letters of a spreadsheet', () => {
  expect([0, 2, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual([
    'A',
    'C',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});
