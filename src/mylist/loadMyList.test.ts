import { expect, test } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeBackend } from '../backend/fake';
import type { Place } from '../generated/bindings';
import { keyOf } from './items';
import { loadMyList } from './loadMyList';

const old = { name: 'Hope Pantry', address: '1 Main St', city: 'Newark', phone: '973-555-0100' };
const corrected = { ...old, phone: '973-555-0199' };
const address = `https://help.example.org/my-list?rows=food.${keyOf(old)},food.0000000`;

test('a printed code still opens its place after the telephone number was corrected', async () => {
  const asked: string[] = [];
  const backend = fakeBackend({
    listing: () => Promise.resolve({ rows: [corrected], keptAt: null }),
    place: (id) => {
      asked.push(id);
      if (id !== `food.${keyOf(old)}`) return Promise.reject(new BackendError('not-found'));
      return Promise.resolve({ row: corrected } as unknown as Place);
    },
  });
  const { places, gone } = await loadMyList(backend, address);
  expect(places.map(({ row }) => row)).toEqual([corrected]);
  expect(gone).toBe(1);
  expect(asked).toEqual([`food.${keyOf(old)}`, 'food.0000000']);
});

test('a code of today asks for nothing more than its list', async () => {
  const backend = fakeBackend({
    listing: () => Promise.resolve({ rows: [corrected], keptAt: null }),
    place: () => Promise.reject(new Error('not needed')),
  });
  const own = `https://help.example.org/my-list?rows=food.${keyOf(corrected)}`;
  expect((await loadMyList(backend, own)).gone).toBe(0);
});
