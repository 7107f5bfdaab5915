import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { knownPlace } from '../test/knownPlace';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
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
