import { expect, test } from 'vitest';
import { nameAndTown } from './nameAndTown';

test.each([
  ['Hope Pantry', 'Newark', 'Hope Pantry, Newark'],
  ['Salvation Army, Newark', 'Newark', 'Salvation Army, Newark'],
  ['Salvation Army (East Orange)', 'East Orange', 'Salvation Army (East Orange)'],
  ['Newark Library', 'Newark', 'Newark Library, Newark'],
  ['Hope', '', 'Hope'],
])('DSK %s in %s is %s', (name, town, line) => {
  expect(nameAndTown(name, town)).toBe(line);
});
