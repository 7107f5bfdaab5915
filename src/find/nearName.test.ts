import { expect, test } from 'vitest';
import { nearAsked, nearName } from './nearName';

const NEWARK = {
  name: 'Newark',
  county: 'Essex',
  partOf: null,
  zip: null,
  lat: 40.7,
  lon: -74.2,
  whole: false,
};
const ESSEX = { ...NEWARK, name: 'Essex County', whole: true };

test('a town is said with its county, and a county alone', () => {
  expect(nearName(NEWARK)).toBe('Newark, Essex');
  expect(nearName({ ...NEWARK, zip: '07102' })).toBe('Newark 07102, Essex');
  expect(nearName(ESSEX)).toBe('Essex County');
});

test('a part of a town is said with the town, and asked for by its own name', () => {
  const avenel = {
    ...NEWARK,
    name: 'Avenel',
    partOf: 'Woodbridge Township',
    county: 'Middlesex',
  };
  expect(nearName(avenel)).toBe('Avenel (Woodbridge Township), Middlesex');
  expect(nearName({ ...avenel, zip: '07001' })).toBe(
    'Avenel 07001 (Woodbridge Township), Middlesex',
  );
  expect(nearAsked(avenel)).toBe('Avenel, Middlesex');
});

test('an address asks for this very town', () => {
  expect(nearAsked(NEWARK)).toBe('Newark, Essex');
  expect(nearAsked({ ...NEWARK, zip: '07102' })).toBe('07102');
  expect(nearAsked(ESSEX)).toBe('Essex County');
});
