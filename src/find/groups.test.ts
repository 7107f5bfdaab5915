import { expect, test } from 'vitest';
import type { FoundPlace, OpenState, Reception } from '../generated/bindings';
import { groupsOf } from './groups';

function place(
  name: string,
  state: OpenState,
  miles: number | null,
  reception: Reception | null = null,
  groups: string[] = [],
): FoundPlace {
  return {
    name,
    miles,
    open: { state, next: null, service: null, reception },
    requirements: { groups: groups.map((value) => ({ value, words: value })) },
  } as unknown as FoundPlace;
}

const shown = (...asked: Parameters<typeof groupsOf>) =>
  groupsOf(...asked).map(([kind, places]) => [kind, places.map(({ name }) => name)]);

test('what is near comes before what is far and open', () => {
  const places = [
    place('mission', 'ask', 1.4),
    place('office', 'closed', 14.5),
    place('state line', 'open', null, 'walk-in'),
    place('far and open', 'open', 49.3, 'walk-in'),
    place('line of another county', 'ask', null),
  ];
  expect(shown(places, 'now')).toEqual([
    ['open', ['state line']],
    ['ask', ['mission']],
    ['soon', ['office']],
    ['far', ['far and open', 'line of another county']],
  ]);
});

test('a telephone for some people is no open door, and a telephone for everyone is', () => {
  const places = [
    place('mission', 'ask', 1.4),
    place('for survivors', 'open', 3, 'phone', ['survivors']),
    place('for everyone', 'open', 4, 'phone'),
  ];
  expect(shown(places, 'now')).toEqual([
    ['open', ['for everyone']],
    ['ask', ['mission']],
    ['phone', ['for survivors']],
  ]);
});

test('of a day, a place that opens on it counts as open', () => {
  const places = [place('pantry', 'closed', 2), place('silent', 'ask', 1)];
  expect(shown(places, 'tomorrow')).toEqual([
    ['open', ['pantry']],
    ['ask', ['silent']],
  ]);
  expect(shown(places, 'now')).toEqual([
    ['soon', ['pantry']],
    ['ask', ['silent']],
  ]);
});

test('without a town nothing is far', () => {
  expect(shown([place('anywhere', 'open', null)], 'now')).toEqual([['open', ['anywhere']]]);
});
