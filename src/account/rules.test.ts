import { expect, test } from 'vitest';
import cases from '../../sync-protocol/cases/validation.json';
import { isEmail, isStrongPassword } from './rules';

test.each(cases.email)('VAL-1 %j is an e-mail address: %j', (text, good) => {
  expect(isEmail(text as string)).toBe(good);
});

test.each(cases.password)('VAL-2 %j is strong enough: %j', (text, good) => {
  expect(isStrongPassword(text as string)).toBe(good);
});
