import { expect, test } from 'vitest';
import cases from '../../place-facts/cases/phones.json';
import { callable, isFaxOnly } from './phone';

test.each(cases)('$text can be called as $callable', ({ text, callable: digits }) => {
  expect(callable(text)).toBe(digits);
});

test.each(cases)('$text is a number of a fax: $fax', ({ text, fax }) => {
  expect(isFaxOnly(text)).toBe(fax);
});

test('without a text there is nothing to call', () => {
  expect(callable(null)).toBeNull();
});
