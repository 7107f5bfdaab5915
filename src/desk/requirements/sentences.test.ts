import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choicesOf, chosenIn, FIELDS, withSentence, type Field } from './sentences';

interface Case {
  field: Field;
  value: string | boolean | string[];
  sentence: string;
}

const file = readFileSync('sync-protocol/cases/tapped_requirements.json', 'utf8');

test('every choice writes the sentence that the service reads again', () => {
  const cases = (JSON.parse(file) as Case[]).map(({ field, value, sentence }) => [
    field,
    String(value),
    sentence,
  ]);
  const written = FIELDS.flatMap((field) => choicesOf(field).map((it) => [field, ...it]));
  expect(written).toEqual(cases);
});

test('a choice takes the place of another one, and the rest stays as it is', () => {
  const text = 'Walk in. Bring ID; ring twice';
  expect(withSentence(text, 'Bring ID', 'No ID needed')).toBe('Walk in. ring twice. No ID needed.');
  expect(withSentence('Walk in.', 'Walk in', '')).toBe('');
  expect(withSentence('Call St. Mary (9.30)', '', 'Free')).toBe('Call St. Mary (9.30). Free.');
  expect(withSentence('', '', 'Free')).toBe('Free.');
});

test('a sentence that stands in a text is found whatever its case', () => {
  expect(chosenIn('Ring twice. bring id. Call first', 'id')).toBe('any');
  expect(chosenIn('Bring IDs and papers', 'id')).toBe('');
});
