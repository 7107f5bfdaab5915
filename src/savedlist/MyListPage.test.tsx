import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { knownPlace } from '../test/knownPlace';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { visit } from '../words/visit.en';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const AT = '/my-list?rows=food.00000aa';
const pantry = {
  name: 'Hope Pantry',
  phone: '973-555-0100',
  checked: '2023-10-06',
  notes: 'Call first',
};
const employer = {
  name: 'Good Bakery',
  checked: '2023-10',
  'hires people with a record': 'Asked on 2026-11-22 by OC',
};
const answering = (row: typeof pantry | typeof employer, facts = {}) => ({
  place: () => Promise.resolve(knownPlace(row, facts)),
});

test.each([
  ['en', en, 'October 6, 2023, over a year ago. Ask first.'],
  ['es', es, '6 de octubre de 2023, hace más de un año. Pregunte antes.'],
])('the day of the last check is said in words, in %s', async (_, words, day) => {
  renderAt(AT, answering(pantry), words);
  expect(await screen.findByText(day)).toBeTruthy();
  expect(screen.queryByText(/2023-10/)).toBeNull();
});

test('the day on which an employer was asked is said in words too', async () => {
  renderAt(AT, answering(employer));
  expect(await screen.findByText('Asked on November 22, 2026 by OC, staff')).toBeTruthy();
  expect(screen.getByText(/^October 2023/)).toBeTruthy();
});

test('a place that nobody checked says so', async () => {
  const { name, phone } = pantry;
  renderAt(AT, { place: () => Promise.resolve(knownPlace({ name, phone })) });
  expect(await screen.findByText('We don’t know when. Ask first.')).toBeTruthy();
});

test('a place without a phone says whom to ask', async () => {
  const { name, checked } = pantry;
  renderAt(AT, {
    place: () => Promise.resolve(knownPlace({ name, checked }, { freshness: 'old', phone: null })),
  });
  expect(await screen.findByText(/We have no phone number. Ask 211./)).toBeTruthy();
});

test('a place says whether it is open and what to know before going, and leads to its page', async () => {
  const facts = {
    open: { state: 'closed' as const, next: null, service: null, reception: null },
    notes: 'The times look wrong. Say who sent you.',
    phone: pantry.phone,
  };
  renderAt(AT, answering(pantry, facts));
  await waitFor(() => expect(document.querySelector('.open-badge.is-closed')).not.toBeNull());
  expect(document.querySelector('.answers .ask-first')!.textContent).toContain(
    'The times look wrong',
  );
  const link = screen.getByRole('link', { name: 'Hope Pantry' });
  expect(link.getAttribute('href')).toBe('/places/id-of-Hope Pantry');
});

const MINE = 'food.00000aa,food.00000bb';
const { mine } = visit;
/** The first of the two is on its list, the second no more. */
const half = (id: string) =>
  id === 'food.00000aa'
    ? Promise.resolve(knownPlace(pantry))
    : Promise.reject(new BackendError('not-found'));

test('a place that is gone can be taken off the list', async () => {
  sessionStorage.setItem('my-list', MINE);
  const { person } = renderAt('/my-list', { place: half });
  expect(await screen.findByText(mine.gone(1))).toBeTruthy();
  // What is drawn next asks for the machine, which React waits for only in an awaited act.
  await act(() => person.click(screen.getByRole('button', { name: mine.takeOff(1) })));
  await waitFor(() => expect(screen.queryByText(mine.gone(1))).toBeNull());
  expect(sessionStorage.getItem('my-list')).toBe('food.00000aa');
});

test('a place that did not come stays on the list, and is not called gone', async () => {
  sessionStorage.setItem('my-list', MINE);
  renderAt('/my-list', {
    place: (id) =>
      id === 'food.00000aa'
        ? Promise.resolve(knownPlace(pantry))
        : Promise.reject(new BackendError('network-request-failed')),
  });
  expect(await screen.findByText(mine.missed(1))).toBeTruthy();
  expect(screen.queryByText(mine.gone(1))).toBeNull();
  expect(screen.queryByRole('button', { name: mine.takeOff(1) })).toBeNull();
});

test('the list of a code becomes that of this visit', async () => {
  const { person } = renderAt(AT, answering(pantry));
  const keep = await screen.findByRole('button', { name: mine.keep });
  await act(() => person.click(keep));
  expect(await screen.findByText(mine.text)).toBeTruthy();
  expect(sessionStorage.getItem('my-list')).toBe('food.00000aa');
});

test('a list without room for those of a code says so, and where they are', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `food.${String(index).padStart(7, '0')}`);
  sessionStorage.setItem('my-list', twenty.join(','));
  const { person } = renderAt(AT, answering(pantry));
  await person.click(await screen.findByRole('button', { name: mine.keep }));
  expect((await screen.findByRole('alert')).textContent).toBe(visit.take.full);
});

test('a list that was cleared can be put back, and the focus stays on the page', async () => {
  sessionStorage.setItem('my-list', 'food.00000aa');
  const { person } = renderAt('/my-list', answering(pantry));
  await person.click(await screen.findByRole('button', { name: mine.clear }));
  expect(await screen.findByText(mine.empty)).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
  await person.click(screen.getByRole('button', { name: mine.putBack }));
  expect(await screen.findByRole('link', { name: 'Hope Pantry' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: mine.putBack })).toBeNull();
});

test.each([
  ['food.00000bb', mine.gone(1)],
  ['<b>', mine.noCode],
])('a code without a place says so, and not that a list is empty: %s', async (rows, said) => {
  renderAt(`/my-list?rows=${encodeURIComponent(rows)}`, { place: half });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(mine.empty)).toBeNull();
});

test('a phone sends the whole list', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }) as Navigator);
  sessionStorage.setItem('my-list', 'food.00000aa');
  const { person } = renderAt('/my-list', answering(pantry));
  await person.click(await screen.findByRole('button', { name: 'Send to a phone or a person' }));
  expect(share).toHaveBeenCalledWith({
    title: mine.title,
    url: expect.stringMatching(/my-list\?rows=food\.00000aa$/) as string,
  });
});
