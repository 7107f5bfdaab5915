import { expect, test } from 'vitest';
import { startLanguage } from './startLanguage';

test.each([
  ['', ['es-MX', 'en'], 'es'],
  ['', ['en-US', 'es'], 'en'],
  ['', ['pt-BR', 'es-US'], 'pt-BR'],
  ['', ['fr', 'pt-PT'], 'pt-BR'],
  ['', ['ht-HT', 'fr'], 'ht'],
  ['?lang=pt', ['en-US'], 'pt-BR'],
  ['?lang=pt-BR', ['en-US'], 'pt-BR'],
  ['?lang=ht', ['en-US'], 'ht'],
  ['', ['fr'], 'en'],
  ['', [], 'en'],
  ['?mode=resetPassword&lang=es', ['en-US'], 'es'],
  ['?lang=en', ['es'], 'en'],
  ['?lang=xx', ['es'], 'es'],
] as const)('RTE-1 the first page at "%s" for %j is %s', (search, wanted, language) => {
  expect(startLanguage(search, wanted)).toBe(language);
});
