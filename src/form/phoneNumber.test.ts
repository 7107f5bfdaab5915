import { expect, test } from 'vitest';
import { phoneNumberOf, shownPhoneNumber } from './phoneNumber';

test.each([
  ['9735550100', '+19735550100'],
  ['(973) 555-0100', '+19735550100'],
  ['1 973 555 0100', '+19735550100'],
  ['+1 (973) 555.0100', '+19735550100'],
  ['+52 55 1234 5678', '+525512345678'],
])('"%s" is the number %s', (text, number) => {
  expect(phoneNumberOf(text)).toBe(number);
});

test.each(['', '555 0100', '97355501001', '0735550100', '973 555 01OO', '+0 123 456 789', 'ana'])(
  '"%s" is no number',
  (text) => {
    expect(phoneNumberOf(text)).toBeNull();
  },
);

test('a number is shown as people here write it', () => {
  expect(shownPhoneNumber('+19735550100')).toBe('(973) 555-0100');
  expect(shownPhoneNumber('+525512345678')).toBe('+525512345678');
  expect(shownPhoneNumber('ana@example.org')).toBe('ana@example.org');
});
