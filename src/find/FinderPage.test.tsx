import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FoundPlace, OpenNow, Requirements } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { find as findEn } from '../words/find.en';
import { find as findEs } from '../words/find.es';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const NOTHING_ASKED: Requirements = {
  id: null,
  papers: [],
  referral: null,
  residents: null,
  ages: null,
  sex: null,
  household: null,
  groups: [],
  sober: null,
  cost: null,
  entry: null,
  languages: null,
  wheelchair: null,
  record: null,
  howOften: null,
};

function place(name: string, state: OpenNow['state'], miles: number): FoundPlace {
  return {
    id: `id-of-${name}`,
    list: 'housing',
    code: 'housing.0000000',
    name,
    kind: 'Emergency shelter',
    address: null,
    city: 'Trenton',
    county: 'Mercer',
    zip: '08608',
    phone: '609-555-0100',
    website: null,
    open: { state, next: null, service: null, reception: null },
    hours: null,
    requirements: NOTHING_ASKED,
    notes: null,
    miles,
    point: null,
    hires: null,
    checked: null,
    freshness: 'undated',
    asks: [],
    differs: [],
  };
}

const places = [place('Mission', 'ask', 1.4), place('Far House', 'open', 49.3)];
const find = () => Promise.resolve({ ...nothingFound, places, total: 2 });

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)('a bed near by comes before one far away, in %s', async (_, all, words) => {
  renderAt('/find/shelter?near=Trenton', { find }, all);
  await screen.findByRole('heading', { name: 'Mission' });
  const headings = screen.getAllByRole('heading').map((it) => it.textContent);
  expect(headings.filter((it) => it !== words.titles.shelter).slice(0, 4)).toEqual([
    words.ask,
    'Mission',
    words.far(20),
    'Far House',
  ]);
});

test('a printed answer carries the code of its question', async () => {
  renderAt('/find/shelter?near=Trenton&when=tomorrow&for=free', { find });
  const code = await screen.findByTitle(findEn.poster);
  expect(code.closest('.printed-code')).toBeTruthy();
});
