import { expect, test } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeBackend } from '../backend/fake';
import { knownPlace } from '../test/knownPlace';
import { loadMyList } from './loadMyList';

const address = 'https://help.example.org/my-list?rows=food.00000aa,food.0000000';

test('each code is asked for itself, so that one from before a correction opens its place', async () => {
  const asked: string[] = [];
  const backend = fakeBackend({
    place: (id) => {
      asked.push(id);
      if (id !== 'food.00000aa') return Promise.reject(new BackendError('not-found'));
      return Promise.resolve(knownPlace({ name: 'Hope Pantry' }));
    },
  });
  const { places, gone } = await loadMyList(backend, address);
  expect(places.map(({ known }) => known.place.name)).toEqual(['Hope Pantry']);
  expect(gone).toEqual([{ list: 'food', key: '0000000' }]);
  expect(asked).toEqual(['food.00000aa', 'food.0000000']);
});

test('places that came are shown when the link fails for the others, which are not gone', async () => {
  const backend = fakeBackend({
    place: (id) =>
      id === 'food.00000aa'
        ? Promise.resolve(knownPlace({ name: 'Hope Pantry' }))
        : Promise.reject(new BackendError('network-request-failed')),
  });
  const { places, gone, missed } = await loadMyList(backend, address);
  expect(places).toHaveLength(1);
  expect(gone).toEqual([]);
  expect(missed).toEqual([{ list: 'food', key: '0000000' }]);
});

test('a link that is down is told', async () => {
  const backend = fakeBackend({
    place: () => Promise.reject(new BackendError('network-request-failed')),
  });
  await expect(loadMyList(backend, address)).rejects.toMatchObject({
    code: 'network-request-failed',
  });
});
