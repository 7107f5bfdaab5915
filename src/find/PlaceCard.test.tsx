import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FoundPlace } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { renderAt } from '../test/renderAt';
import { en, type Words } from '../words/en';
import { es } from '../words/es';
import { find as words } from '../words/find.en';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const asked = { state: 'ask', next: null, service: null, reception: null } as const;

async function card(facts: Partial<FoundPlace>) {
  const place = foundPlace('Place', { open: asked, restOfDay: 'ask', rank: 1, ...facts });
  const answer = { ...nothingFound, places: [place], total: 1 };
  renderAt('/find/food?near=Newark', { find: () => Promise.resolve(answer) });
  await waitFor(() => expect(document.querySelector('.place-card')).not.toBeNull());
  return screen.getByRole('heading', { name: 'Place' }).closest('li')?.textContent ?? '';
}

test('a shelter that gives meals says in which words', async () => {
  const text = await card({
    list: 'housing',
    kind: 'Emergency shelter',
    phone: '609-555-0111',
    beside: 'Lunch and dinner daily',
  });
  expect(text).toContain(`${words.beside} Lunch and dinner daily`);
  expect(text).toContain(words.states.ask);
  cleanup();
  expect(await card({ phone: '609-555-0111' })).not.toContain(words.beside);
});

test('the kind that a name says in English is said in Spanish', async () => {
  const facts = { kind: 'Soup kitchen', name: 'Place Soup Kitchen' };
  const place = foundPlace('Place', { open: asked, restOfDay: 'ask', rank: 1, ...facts });
  const answer = { ...nothingFound, places: [place], total: 1 };
  const shows = (all: Words) => {
    renderAt('/find/food?near=Newark', { find: () => Promise.resolve(answer) }, all);
    return waitFor(() => expect(document.querySelector('.place-where')).not.toBeNull());
  };
  const kind = () => document.querySelector('.place-kind')?.textContent ?? '';
  await shows(en);
  expect(kind()).toBe('');
  cleanup();
  await shows(es);
  await waitFor(() => expect(kind()).toContain('Comedor'));
});

test('a rule on papers is read on its card, and nobody is told that it may be open', async () => {
  const facts = { city: null, kind: 'ID rule', notes: 'A sworn statement is accepted' };
  const text = await card({ ...facts, website: 'https://njmvc.gov' });
  expect(text).toContain('A sworn statement is accepted');
  for (const said of [words.notSure, words.states.ask]) expect(text).not.toContain(said);
});

test('a note that stands on a card as a whole is not said twice', async () => {
  const notes = 'Counts two points at the MVC. Check before you go';
  const condition = { value: 'note' as const, words: 'Check before you go' };
  const requirements = { ...NOTHING_ASKED, conditions: [condition] };
  const text = await card({ city: null, kind: 'ID rule', notes, requirements });
  expect(text.split('Check before you go')).toHaveLength(2);
});

test('a place that wants no call says so, and no button calls it', async () => {
  const called = () => document.querySelector('.place-card [href^="tel:"]');
  const phone = '732-555-0188';
  await card({ phone, notes: 'Do not call before 9 am' });
  expect(called()).not.toBeNull();
  cleanup();
  const text = await card({ phone, notes: 'Do not call, just come. Closed on holidays' });
  expect(text).toContain('Do not call, just come');
  expect(called()).toBeNull();
});
