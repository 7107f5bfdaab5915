import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HoursRule, Place } from '../generated/bindings';
import { days } from '../test/days';
import { foundPlace } from '../test/foundPlace';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { LanguageProvider } from '../words/LanguageProvider';
import { find as words } from '../words/find.en';
import { PlaceBrief } from './PlaceBrief';

afterEach(cleanup);

const SENTENCE = 'Tuesdays, 9 am - 12 pm and 8 pm - 2 am';
const ADDRESS = '12 Market Street';
const DAYS = days({ weekdays: [2] });
const rule = (from: number, to: number): HoursRule => ({
  service: null,
  days: DAYS,
  from: from * 60,
  to: to * 60,
  last_entry: null,
  reception: 'walk-in',
});
const known: Place = {
  place: foundPlace('Pantry', { address: ADDRESS, hours: SENTENCE, freshness: 'old' }),
  hours: {
    sentence: SENTENCE,
    rules: [rule(9, 12), rule(20, 2)],
    closed: [],
    otherwise: 'closed',
    holidays: 'open',
  },
  row: { name: 'Pantry', address: ADDRESS, hours: SENTENCE },
  here: [],
  keptAt: null,
};

test.each([
  // 1 December 2026 is a Tuesday.
  ['2026-12-01T08:00', ['9 AM – 12 PM', '8 PM – 2 AM']],
  ['2026-12-01T12:30', ['8 PM – 2 AM']],
  ['2026-12-01T23:30', ['8 PM – 2 AM']],
  ['2026-12-02T12:30', []],
])(
  'the hours of today that are not over stand at the top at %s, else the sentence',
  (at, times) => {
    render(
      <LanguageProvider start={en}>
        <PlaceBrief known={known} at={at} />
      </LanguageProvider>,
    );
    const today = screen.queryAllByRole('listitem').map((item) => item.textContent);
    expect(
      today.map((text) => text.replace(/^.*December 1, (?:2026, )?/, '').replaceAll('\u202f', ' ')),
    ).toEqual(times);
    const sentence = screen.getByText(SENTENCE);
    // On paper the sentence stands there in any case.
    expect(sentence.classList.contains('on-paper')).toBe(times.length > 0);
  },
);

test('address, hours and ways to a place come before what is said of its source', async () => {
  renderAt('/places/id-of-Pantry', { place: () => Promise.resolve(known) });
  await screen.findByText(words.place.facts);
  const order = [...document.querySelectorAll('.place-page > *')].map(({ className, tagName }) =>
    className === '' ? tagName : className.split(' ')[0],
  );
  const at = (name: string) => order.indexOf(name);
  expect(at('place-where')).toBeGreaterThan(at('open-badge'));
  expect(at('place-hours')).toBeGreaterThan(at('place-where'));
  expect(at('place-actions')).toBeGreaterThan(at('place-hours'));
  expect(at('freshness')).toBeGreaterThan(at('place-actions'));
});
