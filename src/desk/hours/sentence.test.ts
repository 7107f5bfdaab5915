import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentenceOf, type Stretch } from './sentence';

interface Case {
  name: string;
  stretches: Stretch[];
  sentence: string;
}

const cases = JSON.parse(readFileSync('sync-protocol/cases/tapped_hours.json', 'utf8')) as Case[];

test.each(cases)('the sentence of $name', ({ stretches, sentence }) => {
  expect(sentenceOf(stretches)).toBe(sentence);
});

test('what is not finished is left out', () => {
  const good = { days: [1], nth: [], from: 540, to: 600 };
  expect(sentenceOf([good, { ...good, days: [] }, { ...good, to: good.from }])).toBe(
    'Monday 9 am-10 am',
  );
  expect(sentenceOf([])).toBe('');
});
