import { expect, test } from 'vitest';
import { find as en } from './find.en';
import { find as es } from './find.es';
import { find as ht } from './find.ht';
import { find as pt } from './find.pt';

const PLACES = 'Edison, Cape May County';

test('a county is named in the language of the visit', () => {
  expect(en.residents(PLACES)).toBe('For people who live in Edison, Cape May County');
  expect(es.residents(PLACES)).toBe('Para personas que viven en Edison, el condado de Cape May');
  expect(pt.residents(PLACES)).toBe('Para quem mora em Edison, no condado de Cape May');
  expect(ht.residents(PLACES)).toBe('Pou moun ki abite nan Edison, konte Cape May');
});

test('so is the county that places are near to', () => {
  expect(es.near('Union County')).toBe('Cerca del condado de Union');
  expect(pt.near('Union County')).toBe('Perto do condado de Union');
  expect(ht.near('Union County')).toBe('Toupre konte Union');
  expect(es.near('Newark, Essex')).toBe('Cerca de Newark, Essex');
});
