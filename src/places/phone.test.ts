import { expect, test } from 'vitest';
import { callable } from './phone';

test.each([
  ['973-624-6606', '9736246606'],
  ['(609) 695-1436 ext. 2', '6096951436'],
  ['+1 908.354.3040', '+19083543040'],
  ['211', '211'],
  ['Call 988', null],
  ['N/A', null],
  [null, null],
])('%s can be called as %s', (text, digits) => {
  expect(callable(text)).toBe(digits);
});
