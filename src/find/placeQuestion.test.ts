import { expect, test } from 'vitest';
import type { Days, Hours, Place, Wish } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { placeAt, placeQuery, readPlaceQuery } from './placeQuestion';

const MONDAYS: Days = {
  weekdays: [1],
  nth: [],
  months: [],
  everyWeeks: 1,
  anchor: null,
  plusDays: 0,
  sure: true,
  dates: [],
  validFrom: null,
  validTo: null,
  season: null,
};
const HOURS: Hours = {
  sentence: 'Monday 9 am-5 pm',
  rules: [
    {
      service: null,
      days: MONDAYS,
      from: 540,
      to: 1020,
      last_entry: null,
      reception: 'walk-in',
    },
  ],
  closed: [],
  otherwise: 'closed',
  holidays: 'ask',
};

test('a question of now without wishes leaves nothing in the address', () => {
  const now = { at: '2026-11-23T10:30', span: 'now' } as const;
  expect(placeQuery('food', now, [], '2026-11-23')).toBe('');
  expect(readPlaceQuery(new URLSearchParams(''))).toBeNull();
});

test('what is written is read again', () => {
  const answer = { at: '2026-11-27T00:00', span: 'day' } as const;
  const query = placeQuery('shelter', answer, ['no-id', 'men'], '2026-11-23');
  expect(readPlaceQuery(new URLSearchParams(query))).toEqual({
    need: 'shelter',
    day: '2026-11-27',
    wishes: ['no-id', 'men'],
  });
});

test('a place is shown for the day that was asked, with what has to be asked there', () => {
  const known: Place = {
    place: foundPlace('Pantry', {
      requirements: { ...NOTHING_ASKED, cost: { value: 'paid', words: 'Small fee' } },
    }),
    hours: HOURS,
    row: {},
    here: [],
    keptAt: null,
  };
  // A Tuesday.
  const wishes: Wish[] = ['no-id', 'free'];
  const question = { need: 'food', day: '2026-12-01', wishes } as const;
  const shown = placeAt(known, question, '2026-12-01T00:00').place;
  expect(shown.open.state).toBe('closed');
  expect(shown.open.next?.at).toBe('2026-12-07T09:00');
  expect(shown.restOfDay).toBe('closed');
  expect(shown.asks).toEqual(['no-id']);
  expect(shown.differs).toEqual(['not-free']);
});
