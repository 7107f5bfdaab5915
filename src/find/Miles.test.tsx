import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { Near } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { find as findEn } from '../words/find.en';
import { find as findEs } from '../words/find.es';
import { find as findHt } from '../words/find.ht';
import { find as findPt } from '../words/find.pt';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const newark: Near = {
  name: 'Newark',
  partOf: null,
  county: 'Essex',
  zip: null,
  lat: 40.7,
  lon: -74.2,
  whole: false,
};
const county: Near = { ...newark, name: 'Essex County', whole: true };
const ofZip: Near = { ...newark, zip: '07102' };

const places = [
  foundPlace('Here', { miles: 0 }),
  foundPlace('Near', { miles: 3.4 }),
  foundPlace('None', {}),
];
const shownMiles = () =>
  [...document.querySelectorAll('.miles')].map((it) => it.textContent.trim());

test.each([
  ['a town', newark, en, ['about 1 mile away', 'about 3 miles away']],
  ['a county', county, en, ['about 1 mile away', 'about 3 miles away']],
  ['a ZIP code', ofZip, en, ['very close', '3.4 miles away']],
  ['a town in Spanish', newark, es, ['a más o menos 1 milla', 'a unas 3 millas']],
] as const)('miles on the cards of an answer near %s', async (_, near, words, expected) => {
  const find = () => Promise.resolve({ ...nothingFound, near, places, total: 3 });
  renderAt('/find/food?near=x', { find }, words);
  await screen.findByRole('heading', { name: 'Here' });
  expect(shownMiles()).toEqual(expected);
});

test.each([
  ['a town', newark, ['about 1 mile away', 'about 3 miles away']],
  ['a ZIP code', ofZip, ['very close', '3.4 miles away']],
] as const)('miles of what a search found near %s', async (_, near, expected) => {
  const answer = {
    at: '',
    span: 'now' as const,
    others: [],
    hits: places.map((it) => ({ ...it, sex: null, household: null })),
    total: 3,
    needs: [],
    near,
    also: [],
    understood: null,
    unknown: [],
    wishes: [],
    typed: null,
  };
  const search = () => Promise.resolve({ ...answer, keptAt: null });
  renderAt('/search-lists?q=food', { search });
  await screen.findByRole('heading', { name: 'Here' });
  expect(shownMiles()).toEqual(expected);
});

test('"about" is said in every language', () => {
  const said = [findEn, findEs, findPt, findHt].map(({ aboutMiles }) => aboutMiles(12));
  expect(said).toEqual([
    'about 12 miles away',
    'a unas 12 millas',
    'a cerca de 12 milhas',
    'a apeprè 12 mil',
  ]);
});
