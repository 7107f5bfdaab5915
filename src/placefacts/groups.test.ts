import { expect, test } from 'vitest';
import type { FoundPlace, Need, OpenState, Reception, Span } from '../generated/bindings';
import { fittingOf, groupsOf } from './groups';

function place(
  name: string,
  state: OpenState,
  miles: number | null,
  reception: Reception | null = null,
  groups: string[] = [],
  restOfDay: OpenState = state === 'closed' ? 'open' : state,
): FoundPlace {
  return {
    name,
    miles,
    open: { state, next: null, service: null, reception },
    restOfDay,
    requirements: { groups: groups.map((value) => ({ value, words: value })) },
  } as unknown as FoundPlace;
}

const shown = (places: FoundPlace[], span: Span, need: Need = 'food') =>
  groupsOf(places, span, need).map(([kind, places]) => [kind, places.map(({ name }) => name)]);

test('what is near comes before what is far and open', () => {
  const places = [
    place('state line', 'open', null, 'walk-in'),
    place('mission', 'ask', 1.4),
    place('office', 'closed', 14.5),
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
    ['ask', ['mission']],
    ['open', ['for everyone']],
    ['phone', ['for survivors']],
  ]);
});

test('of a day, a place that opens on it counts as open', () => {
  const places = [place('pantry', 'closed', 2), place('silent', 'ask', 1)];
  expect(shown(places, 'day')).toEqual([
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

test('a place that may open on a holiday is called first, now and of the day', () => {
  const kitchen = place('kitchen', 'closed', 3);
  const [pantry, allDay] = [
    place('pantry', 'closed', 2, null, [], 'ask'),
    place('all day, holidays not said', 'ask', 4),
  ];
  const asked = ['pantry', 'all day, holidays not said'];
  expect(shown([pantry, kitchen, allDay], 'now')).toEqual([
    ['ask', asked],
    ['soon', ['kitchen']],
  ]);
  expect(shown([kitchen, pantry, allDay], 'day')).toEqual([
    ['open', ['kitchen']],
    ['ask', asked],
  ]);
});

test('who looks for a bed sees the places in reach before a telephone line', () => {
  const places = [
    place('shelter', 'open', 4, 'walk-in'),
    place('mission', 'ask', 3),
    place('line', 'open', 1, 'phone'),
    place('survivors', 'open', 2, 'phone', ['survivors']),
  ];
  expect(shown(places, 'now', 'shelter')).toEqual([
    ['open', ['shelter']],
    ['ask', ['mission']],
    ['line', ['line']],
    ['phone', ['survivors']],
  ]);
  expect(shown(places, 'day', 'health')[0]).toEqual(['open', ['shelter', 'line']]);
});

test('a line is no door where places with doors are in reach', () => {
  const line = { ...place('line', 'open', 1, 'phone'), how: 'line' as const };
  const places = [place('clinic', 'ask', 3), line];
  expect(shown(places, 'now', 'health')).toEqual([
    ['ask', ['clinic']],
    ['line', ['line']],
  ]);
});

test('a near place that has to be called leads before a far one that is open', () => {
  const places = [place('near', 'ask', 1), place('afar', 'open', 16, 'walk-in')];
  expect(shown(places, 'now').map(([kind]) => kind)).toEqual(['ask', 'open']);
});

test('what opens later stands where it is shown', () => {
  const [first, second, third] = ['ask', 'closed', 'ask'].map((state, at) => ({
    ...place(state, state as OpenState, at),
    rank: at + 1,
  })) as [FoundPlace, FoundPlace, FoundPlace];
  expect(fittingOf({ places: [first, third], later: [second] })).toEqual([first, second, third]);
});
