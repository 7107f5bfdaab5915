import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { keyOf } from './items';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

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

test.each([
  ['en', en, 'October 6, 2023'],
  ['es', es, '6 de octubre de 2023'],
])('the day of the last check is said in words, in %s', async (_, words, day) => {
  const listing = () => Promise.resolve({ rows: [pantry], keptAt: null });
  renderAt(`/my-list?rows=food.${keyOf(pantry)}`, { listing }, words);
  expect(await screen.findByText(day)).toBeTruthy();
  expect(screen.queryByText(/2023-10/)).toBeNull();
});

test('the day on which an employer was asked is said in words too', async () => {
  const listing = () => Promise.resolve({ rows: [employer], keptAt: null });
  renderAt(`/my-list?rows=employment.${keyOf(employer)}`, { listing });
  expect(await screen.findByText('Asked on November 22, 2026 by OC, staff')).toBeTruthy();
  expect(screen.getByText('October 2023')).toBeTruthy();
});
