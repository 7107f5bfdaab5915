import { expect, test } from 'vitest';
import { en } from '../words/en';
import { es } from '../words/es';
import { errorText } from './errorText';

test.each(['user-token-expired', 'invalid-user-token', 'user-disabled', 'user-deleted'] as const)(
  'DSK a session that is over (%s) is no fault of the service',
  (code) => {
    expect(errorText(en, code)).toMatch(/^This was not saved: you had been logged out\./);
    expect(errorText(es, code)).toMatch(/^Esto no se guardó: su sesión ya se había cerrado\./);
  },
);

test('DSK other errors keep their sentences', () => {
  expect(errorText(en, 'permission-denied')).toContain('You may no longer do this.');
  expect(errorText(en, 'network-request-failed')).toBe(en.errors['network-request-failed']);
});
