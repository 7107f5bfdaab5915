import { expect, test } from 'vitest';
import { find as words } from '../words/find.en';
import { outsideOf, placeSaid, unknownTown } from './outside';

test.each([
  ['Philadelphia', 'Camden'],
  ['Philadelphia, PA', 'Camden'],
  ['in Philly', 'Camden'],
  ['10001', 'Hudson'],
  ['New York, NY 10451', 'Bergen'],
  ['19104-2875', 'Camden'],
  ['Staten Island', 'Union'],
  ['90210', null],
])('%s is outside New Jersey, nearest to %s', (text, county) => {
  expect(outsideOf(text)).toEqual({ county });
  expect(unknownTown(text, words)).toBe(words.outside(text, county));
});

test.each(['Nowhere', '07999', 'Parsley', '5', ''])('%s is only not known', (text) => {
  expect(outsideOf(text)).toBeNull();
  expect(unknownTown(text, words)).toBe(words.unknown(text));
});

test.each(['near me', 'Near Me', 'cerca de mí', 'my location'])('%s asks for the town', (text) => {
  expect(unknownTown(text, words)).toBe(words.here);
});

test.each([
  ['food in philadelphia', 'philadelphia'],
  ['comida en Filadelfia', 'Filadelfia'],
  ['food Philadelphia, PA', 'Philadelphia, PA'],
  ['food 19104', '19104'],
  ['bed new york tonight', 'new york'],
  ['food in PA', 'PA'],
  ['food near me', 'near me'],
  ['comida cerca de mí', 'cerca de mí'],
])('"%s" says the place "%s"', (sentence, place) => {
  expect(placeSaid(sentence)).toBe(place);
});

test.each(['food', 'ropa de mujer', 'mwen pa gen ID', 'is there help here', 'call 911', ''])(
  '"%s" says no place outside New Jersey',
  (sentence) => {
    expect(placeSaid(sentence)).toBeNull();
  },
);
