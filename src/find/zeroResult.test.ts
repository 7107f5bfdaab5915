import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zeroResultOf } from './zeroResult';

interface Case {
  text: string;
  words: string[];
}

const cases = JSON.parse(readFileSync('sync-protocol/cases/zero_results.json', 'utf8')) as Case[];

test.each(cases)('DSK of the search "$text" these words may be counted: $words', (it) => {
  expect(zeroResultOf(it.text, 'Essex')?.words ?? []).toEqual(it.words);
});

test('DSK the county of the search goes along', () => {
  expect(zeroResultOf('laptops', 'Essex')).toEqual({ words: ['laptops'], county: 'Essex' });
});
