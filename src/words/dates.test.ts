import { expect, test } from 'vitest';
import { monthText, openText, shortWeekdayText, slotText, weekdayTexts } from '../find/openTexts';
import type { Slot } from '../find/slots';
import { dayText } from '../places/writtenDay';
import { agoText, dateText } from './dates';
import { find as htFind } from './find.ht';
import { find as ptFind } from './find.pt';

/** Browsers put a narrow space before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');
const SLOT: Slot = {
  day: '2026-12-03',
  from: 540,
  to: 750,
  service: null,
  state: 'open',
};

test('a day, a month and a time are written in Portuguese, with AM and PM', () => {
  expect(plain(slotText(SLOT, ptFind, 'pt-BR'))).toBe(
    'quinta-feira, 3 de dezembro, 9 AM – 12:30 PM',
  );
  expect(monthText('2026-12', 'pt-BR')).toBe('dezembro de 2026');
  expect(dayText('2026-02', 'pt-BR')).toBe('fevereiro de 2026');
});

test('a day, a month and a time are written in Haitian Creole, which browsers do not know', () => {
  expect(weekdayTexts('ht')).toEqual([
    'dimanch',
    'lendi',
    'madi',
    'mèkredi',
    'jedi',
    'vandredi',
    'samdi',
  ]);
  const months = Array.from({ length: 12 }, (_, at) =>
    monthText(`2026-${String(at + 1).padStart(2, '0')}`, 'ht'),
  );
  expect(months.map((month) => month.replace(' 2026', '')).join(' ')).toBe(
    'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm',
  );
  expect(plain(slotText(SLOT, htFind, 'ht'))).toBe('jedi 3 desanm, 9 AM – 12:30 PM');
  expect(shortWeekdayText('2026-12-06', 'ht')).toBe('dim');
  const form = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  expect(plain(dateText('ht', form, Date.parse('2026-08-01T14:30Z')))).toBe(
    'samdi 1 out 2026 a 2:30 PM',
  );
});

test.each([
  ['pt-BR', 0, 'day', 'hoje'],
  ['pt-BR', 3, 'week', 'há 3 semanas'],
  ['ht', 0, 'day', 'jodi a'],
  ['ht', 1, 'day', 'yè'],
  ['ht', 5, 'day', 'sa gen 5 jou'],
  ['ht', 3, 'week', 'sa gen 3 semèn'],
  ['ht', 1, 'month', 'mwa pase a'],
  ['ht', 4, 'month', 'sa gen 4 mwa'],
] as const)('in %s %i ago in %ss is "%s"', (language, count, unit, text) => {
  expect(agoText(language, count, unit)).toBe(text);
});

test('the state of a place is said with its next change', () => {
  const at = '2026-12-03T08:00';
  const opens = { state: 'closed', next: { at: '2026-12-04T09:00', state: 'open' } } as const;
  const open = { state: 'open', next: { at: '2026-12-03T14:30', state: 'closed' } } as const;
  const rest = { service: null, reception: null };
  expect(plain(openText({ ...opens, ...rest }, at, htFind, 'ht'))).toBe('Ap louvri demen 9 AM');
  expect(plain(openText({ ...open, ...rest }, at, htFind, 'ht'))).toBe('Louvri jiska 2:30 PM');
  expect(plain(openText({ ...opens, ...rest }, at, ptFind, 'pt-BR'))).toBe('Abre amanhã 9 AM');
  expect(plain(openText({ ...open, ...rest }, at, ptFind, 'pt-BR'))).toBe('Aberto até 2:30 PM');
});
