import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { QueueItem } from '../generated/bindings';
import { deskPlace } from '../test/deskPlace';
import { renderAtDesk } from '../test/renderAtDesk';
import QueueScreen from './QueueScreen';

afterEach(cleanup);

const item = (id: string, list: string): QueueItem => ({
  id,
  list,
  name: 'Hope Center',
  city: 'Newark',
  checked: '',
  checkedBy: '',
  reports: 0,
  noAnswers: 0,
  suggestions: 0,
  taken: null,
});

test('DSK places of one name in one town are told apart by their list', async () => {
  const items = [item('p1', 'food'), item('p2', 'food'), item('p3', 'clothing')];
  renderAtDesk(<QueueScreen />, {
    queue: () => Promise.resolve({ items, total: 3, lists: ['food', 'clothing'], suggestions: 0 }),
    place: (id) => Promise.resolve(deskPlace({ id })),
  });
  const links = await screen.findAllByRole('link', { name: 'Hope Center, Newark' });
  const told = links.map((it) => it.closest('li')?.textContent);
  expect(told).toEqual([
    'Hope Center, NewarkFood · Never checked',
    'Hope Center, NewarkClothing · Never checked',
  ]);
  expect((await screen.findByText(/^Food ·/, { selector: '.desk-checked' })).textContent).toBe(
    'Food · Never checked',
  );
});
