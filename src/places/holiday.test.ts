import { expect, test } from 'vitest';
import { HALF_DAY, isHalfHoliday, isHoliday } from '../placefacts/holidays';
import { addDays } from '../placefacts/wallDate';
import { find as en } from '../words/find.en';
import { find as es } from '../words/find.es';
import { find as ht } from '../words/find.ht';
import { find as pt } from '../words/find.pt';
import { holidayOf, holidayText } from './holiday';

test.each([
  ['2026-01-01', 'new-year'],
  ['2026-01-19', 'king'],
  ['2026-02-16', 'presidents'],
  ['2026-04-03', 'good-friday'],
  ['2026-04-05', 'easter'],
  ['2024-03-29', 'good-friday'],
  ['2026-05-25', 'memorial'],
  ['2026-06-19', 'juneteenth'],
  ['2027-06-18', 'juneteenth'],
  ['2026-07-03', 'independence'],
  ['2026-09-07', 'labor'],
  ['2026-10-12', 'columbus'],
  ['2026-11-03', 'election'],
  ['2026-11-11', 'veterans'],
  ['2026-11-26', 'thanksgiving'],
  ['2026-11-27', 'after-thanksgiving'],
  ['2026-12-24', 'christmas-eve'],
  ['2026-12-25', 'christmas'],
  ['2026-12-31', 'new-years-eve'],
  ['2027-12-24', 'christmas'],
  ['2027-12-31', 'new-year'],
  ['2026-11-25', null],
  ['2026-12-26', null],
])('%s is %s', (day, name) => {
  expect(holidayOf(day)).toBe(name);
});

test('each day on which many places are closed has a name, and no other day has one', () => {
  for (let day = '2024-01-01'; day < '2036-01-01'; day = addDays(day, 1)) {
    const isOne = isHoliday(day) || isHalfHoliday(day, HALF_DAY);
    expect(holidayOf(day) !== null, day).toBe(isOne);
  }
});

const THANKSGIVING = '2026-11-26';

test.each([
  ['en', en, 'Today is Thanksgiving. Many places are closed. Call before you go.'],
  [
    'es',
    es,
    'Hoy es el Día de Acción de Gracias. Muchos lugares están cerrados. Llame antes de ir.',
  ],
  ['pt-BR', pt, 'Hoje é Dia de Ação de Graças. Muitos lugares estão fechados. Ligue antes de ir.'],
  ['ht', ht, 'Jodi a se Jou Aksyon de Gras (Thanksgiving). Anpil kote fèmen. Rele anvan ou ale.'],
] as const)('the day has its name in %s', (language, words, sentence) => {
  expect(holidayText(THANKSGIVING, THANKSGIVING, words, language)).toBe(sentence);
});

test.each([
  [
    THANKSGIVING,
    '2026-11-25',
    'Tomorrow is Thanksgiving. Many places are closed that day. Call before you go.',
  ],
  [
    '2026-12-25',
    THANKSGIVING,
    'Friday, December 25 is Christmas. Many places are closed that day. Call before you go.',
  ],
  [
    '2026-12-24',
    '2026-12-24',
    'Today is Christmas Eve. Many places close early. Call before you go.',
  ],
  // The fifth of July, a Monday, is kept for the fourth.
  [
    '2027-07-05',
    '2027-07-05',
    'Today is a public holiday: Independence Day. Many places are closed. Call before you go.',
  ],
])('of %s, asked on %s', (day, today, sentence) => {
  expect(holidayText(day, today, en, 'en')).toBe(sentence);
});

test('a usual day is not spoken of', () => {
  expect(holidayText('2026-11-25', '2026-11-25', en, 'en')).toBeNull();
});
