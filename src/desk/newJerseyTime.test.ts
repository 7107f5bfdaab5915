import { expect, test } from 'vitest';
import { momentInNewJersey } from './newJerseyTime';

test.each([
  ['2026-11-27T20:00', '2026-11-28T01:00:00Z'],
  ['2026-07-01T09:30', '2026-07-01T13:30:00Z'],
  // The hour before summer time ends comes twice, and the one when it begins does not come.
  ['2026-11-01T01:30', '2026-11-01T06:30:00Z'],
  ['2027-03-14T02:30', '2027-03-14T07:30:00Z'],
  ['2027-03-14T03:30', '2027-03-14T07:30:00Z'],
])('%s in New Jersey is %s, whatever the zone of the PC', (wall, moment) => {
  expect(momentInNewJersey(wall)).toBe(Date.parse(moment));
});

test('what is no time has no moment', () => {
  for (const text of ['', 'tomorrow']) expect(momentInNewJersey(text)).toBeNaN();
});
