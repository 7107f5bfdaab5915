import { expect, test } from 'vitest';
import { en } from '../words/en';
import { es } from '../words/es';
import { pt } from '../words/pt';
import { nameOf, placeOfList } from './place';

const PHONES = { name: 'free-phones', en: 'Free phones', es: 'Teléfonos gratis' };
const LEGAL = { name: 'legal', en: 'Law office', es: '' };

test('a list that staff made has its title in every language, never its name in addresses', () => {
  expect(nameOf(placeOfList(PHONES), en)).toBe('Free phones');
  expect(nameOf(placeOfList(PHONES), es)).toBe('Teléfonos gratis');
  expect(nameOf(placeOfList(PHONES), pt), 'staff name it in two languages').toBe('Free phones');
});

test('a usual list keeps its usual name where staff gave it none', () => {
  expect(nameOf(placeOfList(LEGAL), en)).toBe('Law office');
  expect(nameOf(placeOfList(LEGAL), es)).toBe(es.nav.legal);
  expect(nameOf(placeOfList(LEGAL), pt)).toBe(pt.nav.legal);
});
