import { expect, test } from 'vitest';
import type { OpenNow } from '../generated/bindings';
import { find as en } from '../words/find.en';
import { find as es } from '../words/find.es';
import { openText, spanText } from './openTexts';

const open = (state: OpenNow['state'], next: OpenNow['next']): OpenNow => ({
  state,
  next,
  service: null,
  reception: null,
});
/** A Sunday. */
const NOW = '2026-11-22T13:00';
/** Some versions of ICU put a narrow space before AM. */
const said = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('the state is told with its next change, in words', () => {
  const text = (it: OpenNow) => said(openText(it, NOW, en, 'en'));
  expect(text(open('open', { at: '2026-11-22T14:00', state: 'closed' }))).toBe('Open until 2 PM');
  expect(text(open('open', null))).toBe('Open');
  expect(text({ ...open('open', null), reception: 'phone' })).toBe('Open by phone');
  expect(text({ ...open('ask', null), reception: 'phone' })).toBe('Call first');
  expect(text(open('closed', { at: '2026-11-22T17:30', state: 'open' }))).toBe('Opens 5:30 PM');
  expect(text(open('closed', { at: '2026-11-23T09:00', state: 'open' }))).toBe(
    'Opens tomorrow 9 AM',
  );
  expect(text(open('closed', { at: '2026-11-25T09:00', state: 'open' }))).toBe(
    'Opens Wednesday 9 AM',
  );
  expect(text(open('closed', { at: '2026-12-05T09:00', state: 'ask' }))).toBe(
    'May open December 5 9 AM',
  );
  expect(text(open('closed', { at: '2026-12-01T00:00', state: 'ask' }))).toBe(
    'May open December 1',
  );
  expect(text(open('ask', { at: '2026-11-22T17:30', state: 'closed' }))).toBe('Call first');
});

test.each([
  ['closed', '2026-11-25T09:00', 'Abre el miércoles a las 9'],
  ['closed', '2026-11-22T13:30', 'Abre a la 1:30'],
  ['closed', '2026-11-23T13:00', 'Abre mañana a la 1'],
  ['closed', '2026-12-05T11:00', 'Abre el 5 de diciembre a las 11'],
  ['open', '2026-11-22T14:00', 'Abierto hasta las 2'],
  ['open', '2026-11-23T01:00', 'Abierto hasta mañana a la 1'],
] as const)('Spanish says it with its own words and days: %s until %s', (state, at, text) => {
  const next = { at, state: state === 'open' ? 'closed' : 'open' } as const;
  const pattern = new RegExp(`^${text} [ap]\\.?m\\.?$`, 'i');
  expect(said(openText(open(state, next), NOW, es, 'es')).replace(/ (?=m\.?$)/, '')).toMatch(
    pattern,
  );
});

test('in an answer for a whole day the day after it goes by its name', () => {
  const next = { at: '2026-11-30T10:00', state: 'ask' } as const;
  const text = (from: string) => said(openText(open('closed', next), from, en, 'en'));
  expect(text('2026-11-29T00:00')).toBe('May open Monday 10 AM');
  expect(text('2026-11-29T13:00')).toBe('May open tomorrow 10 AM');
});

test('hours from midnight to midnight are all day', () => {
  const text = (from: number, to: number) =>
    said(spanText({ day: '2026-11-27', from, to }, en, 'en'));
  expect(text(0, 1440)).toBe(en.allDay);
  expect(text(0, 0)).toBe(en.allDay);
  expect(text(0, 720)).toBe('12 AM – 12 PM');
  expect(text(1080, 1440)).toBe('6 PM – 12 AM');
});
