import { expect, test } from 'vitest';
import { startLanguage } from './startLanguage';

test.each([
  ['', ['es-MX', 'en'], 'es'],
  ['', ['en-US', 'es'], 'en'],
  ['', ['pt-BR', 'es-US'], 'es'],
  ['', ['fr'], 'en'],
  ['', [], 'en'],
  ['?mode=resetPassword&lang=es', ['en-US'], 'es'],
  ['?lang=en', ['es'], 'en'],
  ['?lang=xx', ['es'], 'es'],
] as const)('RTE-1 the first page at "%s" for %j is %s', (search, wanted, language) => {
  expect(startLanguage(search, wanted)).toBe(language);
});
