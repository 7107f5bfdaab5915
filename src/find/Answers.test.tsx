import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FindAnswer, FoundPlace } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { renderAt } from '../test/renderAt';
import { find as words } from '../words/find.en';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const near = (name: string, facts: Partial<FoundPlace> = {}) =>
  foundPlace(name, { miles: 1, phone: '973-555-0100', ...facts });

async function answer(facts: Partial<FindAnswer>, address = '/find/food?near=Newark') {
  renderAt(address, { find: () => Promise.resolve({ ...nothingFound, ...facts }) });
  await waitFor(() => expect(document.querySelector('.count')).not.toBeNull());
  return document.querySelector('.count')?.textContent ?? '';
}

test('what only helps to apply stands below what gives it, under a heading of its own', async () => {
  const pantry = near('Pantry', { how: 'direct', rank: 1 });
  const office = near('Board', { how: 'finds', kind: 'SNAP office (food benefits)', rank: 2 });
  await answer({ places: [pantry, office], total: 2 });
  const headings = screen.getAllByRole('heading').map((it) => it.textContent);
  const from = headings.indexOf('Pantry');
  expect(headings.slice(from, from + 3)).toEqual(['Pantry', words.offices, 'Board']);
  const card = screen.getByRole('heading', { name: 'Board' }).closest('li');
  expect(card?.textContent).toContain('SNAP office (food benefits)');
});

test('the kind of a place is not said again where its name says it', async () => {
  const named = near('Hope Food Pantry', { rank: 1 });
  await answer({ places: [named], total: 1 });
  const card = screen.getByRole('heading', { name: 'Hope Food Pantry' }).closest('li');
  expect(card?.querySelector('.place-kind')).toBeNull();
});

test('no number stands beside the sentence that nothing fits', async () => {
  expect(await answer({})).toBe(words.nothing);
  cleanup();
  const closed = near('Closed', { differs: ['closed'] });
  expect(await answer({ others: [closed] })).toBe(words.noneOpen);
  // It fits but for its hours.
  expect(screen.queryByText(words.lessText)).toBeNull();
});

test('where something fits nothing says that no place fits everything', async () => {
  const elsewhere = near('Elsewhere', { differs: ['elsewhere'] });
  const places = [near('Pantry', { rank: 1 })];
  expect(await answer({ places, total: 1, others: [elsewhere] })).toBe(words.count(1));
  expect(screen.getByText(words.differ)).toBeTruthy();
  cleanup();
  await answer({ others: [elsewhere] });
  expect(screen.getByText(words.lessText)).toBeTruthy();
});

test('a number that a button calls is said once on the screen of a card', async () => {
  await answer({ places: [near('Pantry', { rank: 1 })], total: 1 });
  const card = screen.getByRole('heading', { name: 'Pantry' }).closest('li');
  const onScreen = [...(card?.querySelectorAll(':not(.on-paper):not(.on-paper *)') ?? [])];
  const said = onScreen.filter(
    (it) => it.childElementCount === 0 && it.textContent.includes('973-555-0100'),
  );
  expect(said.map((it) => it.closest('a') !== null)).toEqual([true]);
});

test('the page of a place keeps the day and the wishes of the question', async () => {
  const places = [near('Pantry', { rank: 1, asks: ['no-id'] })];
  const at = '2030-11-29T00:00';
  const address = '/find/food?near=Newark&when=2030-11-29&for=no-id';
  await answer({ places, total: 1, at, span: 'day' }, address);
  const link = screen.getByRole('link', { name: 'Pantry' });
  expect(link.getAttribute('href')).toBe(
    '/places/id-of-Pantry?when=2030-11-29&for=no-id&need=food',
  );
});

test('that no place is open is said only of an answer without an open place', async () => {
  const unsure = { open: { ...near('x').open, state: 'ask' }, restOfDay: 'ask' } as const;
  const ask = near('Ask', { ...unsure, how: 'direct', rank: 1 });
  const few = { ...near('x').requirements, groups: [{ value: 'veterans', words: 'x' } as const] };
  const open = near('Line', {
    open: { ...near('x').open, reception: 'phone' },
    requirements: few,
    rank: 2,
  });
  const far = near('Far', { miles: 40, rank: 3 });
  const count = async (facts: Partial<FindAnswer>) => {
    cleanup();
    const all = [...(facts.places ?? []), ...(facts.later ?? [])];
    return answer({ total: all.length, ...facts });
  };
  expect(await count({ places: [ask] })).toContain(words.noneSure);
  expect(await count({ places: [ask, open] })).toBe(words.count(2));
  expect(await count({ places: [ask, far] })).toContain(words.noneNear);
  const elsewhere = near('Else', { differs: ['elsewhere'] });
  expect(await count({ places: [ask], others: [elsewhere] })).toBe(words.count(1));
  // What is not shown yet may be open.
  // Paper has the first of them alone, and says so.
  const cut = `${words.count(30)}${words.countPrinted(1, 30)}`;
  expect(await count({ places: [ask], total: 30 })).toBe(cut);
  const unsureFar = { ...far, ...unsure };
  expect(await count({ places: [ask, unsureFar] })).toContain(words.noneSure);
  expect(await count({ places: [ask, unsureFar], total: 30 })).toContain(words.noneNear);
});

const ASK = { state: 'ask', next: null, service: null, reception: null } as const;

async function cardOf(name: string, facts: Partial<FoundPlace>) {
  await answer({ places: [foundPlace(name, { rank: 1, ...facts })], total: 1 });
  const card = screen.getByRole('heading', { name }).closest('li');
  return card?.textContent ?? '';
}

test('a card says what a note warns of, and no more of it', async () => {
  const notes = 'Bergen residents. Check the address first';
  const card = await cardOf('Office', { address: 'Hudson Street', notes });
  expect(card).toContain('Check the address first');
  expect(card).not.toContain('Bergen residents');
});

test('nobody is told to call a place that has no telephone', async () => {
  const card = await cardOf('Office', { address: 'Hudson Street', open: ASK });
  expect(card).toContain(words.notSure);
  expect(card).not.toContain(words.states.ask);
});

test('nobody is told to call a place that wants no call', async () => {
  const notes = 'Do not call, just come. Closed on holidays';
  const card = await cardOf('Pantry', {
    phone: '609-555-0100',
    notes,
    open: ASK,
    freshness: 'old',
  });
  expect(card).toContain(words.notSure);
  expect(card).not.toContain('Call first');
});

test('whoever lives elsewhere reads where one has to live, once', async () => {
  const residents = { value: ['Union County'], words: 'Homeless people of Union County' };
  const requirements = { ...near('x').requirements, residents };
  const card = await cardOf('Shelter', { requirements, differs: ['elsewhere'] });
  expect(card.split(words.residents('Union County'))).toHaveLength(2);
  expect(card).not.toContain(words.differs.elsewhere);
});

test('who has to call 211 first is told that alone', async () => {
  const entry = { value: 'call-first', words: 'Call 211 first' } as const;
  const card = await cardOf('Gymnasium', {
    address: '61 West Landis Avenue',
    notes: 'Sites change each winter. Call 211 first',
    requirements: { ...near('x').requirements, entry },
    freshness: 'old',
    open: ASK,
  });
  expect(card.match(/call|ask 211/gi)).toEqual(['Call']);
  expect(card).toContain('Call 211 first');
  expect(card).toContain('Sites change each winter');
  expect(card).toContain(words.freshnessAlone.old);
});

test('of what has no phone, address or website a card shows all that is known, and no call', async () => {
  const notes = 'Counts two points at the MVC';
  const card = await cardOf('County jail ID card', { notes, freshness: 'old', open: ASK });
  expect(card).toContain(notes);
  expect(card).not.toContain(words.states.ask);
});

test('the heading of what is closed on another day is not that of now', async () => {
  const closed = near('Closed', { differs: ['closed'] });
  const day = { at: '2126-11-29T00:00', span: 'day' as const };
  await answer({ ...day, others: [closed] }, '/find/food?near=Newark&when=2126-11-29');
  expect(screen.getByRole('heading', { name: words.closedThen })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: words.closed })).toBeNull();
  cleanup();
  await answer({ others: [closed] });
  expect(screen.getByRole('heading', { name: words.closed })).toBeTruthy();
});
