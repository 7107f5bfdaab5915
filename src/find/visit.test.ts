import { expect, test } from 'vitest';
import type { FoundPlace } from '../generated/bindings';
import { calendarOf } from '../tools/calendar';
import { visitOf } from './visit';

const PLACE = {
  name: "St. John's Soup Kitchen; Newark, NJ",
  address: '871 McCarter Hwy',
  city: 'Newark',
  zip: '07102',
  phone: '973-623-0822',
} as FoundPlace;
const STAMP = new Date(Date.UTC(2026, 10, 22, 14, 0, 0));

/** Properties of a calendar as RFC 5545 has them read: unfolded (3.1) and unescaped (3.3.11). */
function properties(text: string): Map<string, string> {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? [];
      return [
        name,
        value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
      ];
    }),
  );
}

test('the calendar entry of a visit says what, where, when and whom to call', () => {
  const slot = { day: '2026-12-03', from: 630, to: 780, service: null, state: 'open' } as const;
  const entry = properties(calendarOf(visitOf(PLACE, slot), 'a1', STAMP));
  expect(entry.get('SUMMARY')).toBe(PLACE.name);
  expect(entry.get('LOCATION')).toBe('871 McCarter Hwy, Newark, NJ 07102');
  expect(entry.get('DESCRIPTION')).toBe('973-623-0822');
  expect(entry.get('DTSTART')).toBe('20261203T103000');
  expect(entry.get('DTEND')).toBe('20261203T130000');
});

test('a visit that goes on after midnight ends on the next day', () => {
  const slot = { day: '2026-12-31', from: 1140, to: 420, service: null, state: 'ask' } as const;
  const entry = properties(calendarOf(visitOf(PLACE, slot), 'a1', STAMP));
  expect(entry.get('DTSTART')).toBe('20261231T190000');
  expect(entry.get('DTEND')).toBe('20270101T070000');
});
