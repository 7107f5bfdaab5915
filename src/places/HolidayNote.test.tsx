import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FindQuestion, Place } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { renderAt } from '../test/renderAt';
import { find as words } from '../words/find.en';

const TODAY = 'Today is Thanksgiving. Many places are closed. Call before you go.';
const TOMORROW =
  'Tomorrow is the day after Thanksgiving. Many places are closed that day. Call before you go.';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T15:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

const mission = foundPlace('Mission', {
  open: { state: 'ask', next: null, service: null, reception: null },
  restOfDay: 'ask',
});
const find = ({ at }: FindQuestion) =>
  Promise.resolve({
    ...nothingFound,
    at: at === null ? '2026-11-26T10:00' : `${at}T00:00`,
    span: at === null ? ('now' as const) : ('day' as const),
    places: [mission],
    total: 1,
  });

test('the search says it above what it found', async () => {
  renderAt('/search-lists?q=bed');
  expect(await screen.findByText(TODAY)).toBeTruthy();
});

test('on a low phone the finder says it below its first place, and once', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('height < 37.5rem') }));
  renderAt('/find/food', { find });
  const name = await screen.findByRole('heading', { name: 'Mission' });
  const note = screen.getByText(TODAY);
  expect(name.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(note.closest('li')?.previousElementSibling).toBe(name.closest('li'));
});

test('on a low phone the finder says it without any place too', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('height < 37.5rem') }));
  renderAt('/find/food', {
    find: async (question) => ({ ...(await find(question)), places: [], total: 0 }),
  });
  expect(await screen.findByText(TODAY)).toBeTruthy();
});

test('the page of a place says it', async () => {
  const known = {
    place: mission,
    hours: { sentence: '', rules: [], closed: [], otherwise: 'ask', holidays: 'ask' },
    row: { name: 'Mission' },
    keptAt: null,
  } as unknown as Place;
  renderAt('/places/mission', { place: () => Promise.resolve(known) });
  expect(await screen.findByText(TODAY)).toBeTruthy();
});

test('the finder says it once, and not that it knows of no open place', async () => {
  renderAt('/find/food', { find });
  await screen.findByRole('heading', { name: 'Mission' });
  expect(screen.getByText(TODAY)).toBeTruthy();
  expect(document.querySelector('.count')?.textContent).toBe('1 place');
  expect(document.body.textContent.split('Thanksgiving')).toHaveLength(2);
  expect(document.body.textContent).not.toContain(words.noneSure);
});

test('the finder says it of the day that was chosen', async () => {
  const { person } = renderAt('/find/food', { find });
  await screen.findByText(TODAY);
  await person.click(screen.getByRole('button', { name: words.whens.tomorrow }));
  expect(await screen.findByText(TOMORROW)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Saturday' }));
  await waitFor(() => expect(document.body.textContent).not.toContain('Thanksgiving'));
  expect(document.querySelector('.count')?.textContent).toContain('1 place');
});
