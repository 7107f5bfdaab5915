import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, EMPTY } from './calendar';

const STAMP = new Date(Date.UTC(2026, 10, 22, 14, 0, 0));

test('an appointment is a calendar entry that a phone can read', () => {
  const text = calendarOf(
    {
      what: 'Parole; bring papers, all',
      day: '2026-12-03',
      time: '09:30',
      place: '12 Main St\nNewark',
      way: 'Bus 13',
      bring: '',
    },
    'a1',
    STAMP,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//New Beginnings//EN',
    'BEGIN:VEVENT',
    'UID:a1',
    'DTSTAMP:20261122T140000Z',
    'DTSTART:20261203T093000',
    'SUMMARY:Parole\\; bring papers\\, all',
    'LOCATION:12 Main St\\nNewark',
    'DESCRIPTION:Bus 13',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('an entry with an end says it, on the next day where it goes past midnight', () => {
  const visit = { ...EMPTY, what: 'x', day: '2026-12-31', time: '19:00' };
  const end = (until: string) =>
    /DTEND:(.*)/.exec(calendarOf({ ...visit, until }, 'a', STAMP))?.[1]?.trim();
  expect(end('20:30')).toBe('20261231T203000');
  expect(end('07:00')).toBe('20270101T070000');
});

test('whatever was typed, no line is too long and none begins an entry of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (what) => {
      const text = calendarOf({ ...EMPTY, what, day: '2026-12-03', time: '09:30' }, 'a', STAMP);
      const lines = text.split('\r\n');
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
      expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
      expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(2);
    }),
  );
});
