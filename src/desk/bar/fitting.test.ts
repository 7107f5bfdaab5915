import { expect, test } from 'vitest';
import { fitting } from './fitting';

const WIDTHS = [100, 100, 100, 60];
/** The last entry is the second in importance. */
const RANKS = [0, 2, 3, 1];

test('the bar shows all entries while there is room, without a place for "More"', () => {
  expect(fitting(WIDTHS, RANKS, 360, 80)).toEqual([true, true, true, true]);
});

test('the less important entries go first, and "More" has its place', () => {
  expect(fitting(WIDTHS, RANKS, 359, 80)).toEqual([true, true, false, true]);
  expect(fitting(WIDTHS, RANKS, 339, 80)).toEqual([true, false, false, true]);
  expect(fitting(WIDTHS, RANKS, 200, 80)).toEqual([true, false, false, false]);
  expect(fitting(WIDTHS, RANKS, 90, 80)).toEqual([false, false, false, false]);
});

test('a narrow entry does not pass a more important one', () => {
  expect(fitting([100, 30], [0, 1], 120, 60)).toEqual([false, false]);
});
