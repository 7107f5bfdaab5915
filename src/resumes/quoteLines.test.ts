import { expect, test } from 'vitest';
import { quoteLines } from './quoteLines';

const marked = (quotes: Parameters<typeof quoteLines>[0]) =>
  quoteLines(quotes).map((line) =>
    line.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join(''),
  );

test('RES-7 words of the same clause are marked in one line, in their order', () => {
  expect(
    marked([
      { before: 'Warehouse associate and ', words: 'forklift operator', after: ' at night' },
      { before: '', words: 'Warehouse associate', after: ' and forklift operator at night' },
      { before: '… ', words: 'packed', after: ' boxes' },
    ]),
  ).toEqual(['[Warehouse associate] and [forklift operator] at night', '… [packed] boxes']);
});

test('RES-7 words that overlap are said once', () => {
  expect(
    marked([
      { before: 'a ', words: 'drill press', after: ' operator' },
      { before: 'a drill ', words: 'press operator', after: '' },
      { before: 'a drill ', words: 'press', after: ' operator' },
    ]),
  ).toEqual(['a [drill press][ operator]']);
});
