import { expect, test } from 'vitest';
import { fakeBackend } from '../backend/fake';
import { knownPlace } from '../test/knownPlace';
import { loadPlace } from './loadPlace';

const place = knownPlace({ name: 'Pantry' });
const backend = fakeBackend({ place: () => Promise.resolve(place) });
const load = (day: string) =>
  loadPlace(backend, 'id', `https://example.org/places/id?when=${day}&need=food`);

test('a place of a day that is over is shown as it is now', async () => {
  const { day, isOver, at } = await load('2020-01-05');
  expect([day, isOver]).toEqual([null, true]);
  expect(at > '2026').toBe(true);
});

test('a place of a day to come is shown as it is then', async () => {
  expect(await load('2999-01-05')).toMatchObject({
    day: '2999-01-05',
    isOver: false,
    at: '2999-01-05T00:00',
  });
});

test('RTE-1 the code of a slip may be typed in capitals', async () => {
  const asked: string[] = [];
  const noting = fakeBackend({
    place: (id) => {
      asked.push(id);
      return Promise.resolve(place);
    },
  });
  await loadPlace(noting, 'FOOD.15B5CPH', 'https://example.org/places/FOOD.15B5CPH');
  expect(asked).toEqual(['food.15b5cph']);
});
