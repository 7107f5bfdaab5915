import { expect, test } from 'vitest';
import { foundPlace } from '../test/foundPlace';
import { calendarOf } from '../tools/calendar';
import { data as dataInSpanish } from '../words/data/data.es';
import { textOf } from '../words/data/part';
import { find as en } from '../words/find.en';
import { find as es } from '../words/find.es';
import { visitOf } from './visit';

const NAME = "St. John's Soup Kitchen; Newark, NJ";
const PLACE = foundPlace(NAME, {
  kind: 'Soup kitchen',
  address: '871 McCarter Hwy',
  city: 'Newark',
  zip: '07102',
  phone: '973-623-0822',
  freshness: 'fresh',
});
const AS_IT_IS = (_: string, text: string) => text;
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
  const entry = properties(calendarOf(visitOf(PLACE, slot, en, AS_IT_IS), 'a1', STAMP));
  expect(entry.get('SUMMARY')).toBe(NAME);
  expect(entry.get('LOCATION')).toBe('871 McCarter Hwy, Newark, NJ 07102');
  expect(entry.get('DESCRIPTION')).toBe('973-623-0822');
  expect(entry.get('DTSTART')).toBe('20261203T103000');
  expect(entry.get('DTEND')).toBe('20261203T130000');
});

test('a visit that goes on after midnight ends on the next day', () => {
  const slot = { day: '2026-12-31', from: 1140, to: 420, service: null, state: 'ask' } as const;
  const entry = properties(calendarOf(visitOf(PLACE, slot, en, AS_IT_IS), 'a1', STAMP));
  expect(entry.get('DTSTART')).toBe('20261231T190000');
  expect(entry.get('DTEND')).toBe('20270101T070000');
});

test('in its language an entry says what the place is, to call first, and what to bring', () => {
  const slot = { day: '2026-12-03', from: 630, to: 780, service: null, state: 'ask' } as const;
  const place = foundPlace("Fisherman's Mark", {
    freshness: 'fresh',
    phone: '609-397-0194',
    notes: 'May close for deliveries: call first',
    requirements: { ...PLACE.requirements, papers: [{ value: 'photo-id', words: 'Photo ID' }] },
  });
  const sayData = (field: string, text: string) => textOf(dataInSpanish(field, text));
  const entry = properties(calendarOf(visitOf(place, slot, es, sayData), 'a1', STAMP));
  expect(entry.get('SUMMARY')).toBe("Fisherman's Mark (Despensa de alimentos)");
  expect(entry.get('DESCRIPTION')?.split('\n')).toEqual([
    '609-397-0194',
    es.states.ask,
    'A veces cierra para recibir entregas: llame primero',
    `${es.bring}: ${es.papers['photo-id']}`,
  ]);
});

test('a visit of a whole day ends at the midnight after it', () => {
  const slot = { day: '2026-12-31', from: 0, to: 1440, service: null, state: 'open' } as const;
  const entry = properties(calendarOf(visitOf(PLACE, slot, en, AS_IT_IS), 'a1', STAMP));
  expect(entry.get('DTSTART')).toBe('20261231T000000');
  expect(entry.get('DTEND')).toBe('20270101T000000');
});

test('an entry says that the last check was over a year ago', () => {
  const slot = { day: '2026-12-03', from: 630, to: 780, service: null, state: 'open' } as const;
  const old = { ...PLACE, checked: '2023-10-06', freshness: 'old' as const };
  const entry = properties(calendarOf(visitOf(old, slot, en, AS_IT_IS), 'a1', STAMP));
  expect(entry.get('DESCRIPTION')?.split('\n')).toEqual(['973-623-0822', en.freshness.old]);
});
