import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Hours } from '../../generated/bindings';
import { dataInSpanish } from './data.es';
import { dataInCreole } from './data.ht';
import { dataInPortuguese } from './data.pt';
import { hoursInSpanish } from './hours.es';
import { hoursInCreole } from './hours.ht';
import { hoursInPortuguese } from './hours.pt';

const FOLDER = 'sync-service/data/nj';
const LANGUAGES = [
  { language: 'es', said: dataInSpanish, hoursSaid: hoursInSpanish },
  { language: 'pt-BR', said: dataInPortuguese, hoursSaid: hoursInPortuguese },
  { language: 'ht', said: dataInCreole, hoursSaid: hoursInCreole },
];

/** Values of a column of all starter lists, each once. */
function values(column: string): string[] {
  const lists = readdirSync(FOLDER).filter((name) => name.endsWith('.csv'));
  const all = lists.flatMap((name) => {
    const [header = [], ...rows] = cells(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    const at = header.indexOf(column);
    return rows.flatMap((row) => row[at] ?? []);
  });
  return [...new Set(all)].filter((text) => text !== 'N/A' && text !== '');
}

/** RFC 4180. */
function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows;
}

test.each(LANGUAGES)('kinds of places and of work of all starter lists, in $language', (it) => {
  const missing = ['type', 'work', 'requires'].flatMap((field) =>
    values(field).filter((text) => it.said(field, text)[0]?.lang !== it.language),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)('nine of ten sentences of hours in $language, and no number is lost', (it) => {
  const sentences = values('hours');
  const numbers = (text: string) => text.match(/\d+/g)?.join(' ');
  const known = sentences.filter((sentence) => it.hoursSaid(sentence) !== null);
  expect(known.length / sentences.length).toBeGreaterThan(0.9);
  for (const sentence of known.filter((text) => !text.includes('24/7'))) {
    expect(numbers(it.hoursSaid(sentence) ?? '')).toBe(numbers(sentence));
  }
});

test.each(LANGUAGES)('every service that the hours of a place name, in $language', (it) => {
  const cases = JSON.parse(readFileSync('place-facts/cases/evaluated.json', 'utf8')) as {
    hours: Hours;
  }[];
  const services = cases.flatMap(({ hours }) =>
    hours.rules.flatMap(({ service }) => service ?? []),
  );
  expect(services.length).toBeGreaterThan(10);
  const missing = services.filter((text) => it.said('service', text)[0]?.lang !== it.language);
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)('every sentence that staff choose for a place, in $language', (it) => {
  const file = readFileSync('sync-protocol/cases/tapped_requirements.json', 'utf8');
  const chosen = (JSON.parse(file) as { sentence: string }[]).map(({ sentence }) => sentence);
  expect(chosen.length).toBeGreaterThan(15);
  const missing = chosen.filter((text) => it.said('notes', `${text}.`)[0]?.lang !== it.language);
  expect(missing).toEqual([]);
});

test.each([
  ['Monday-Friday 8:30 am-4:30 pm', 'Lunes a viernes 8:30 am-4:30 pm'],
  ['First and third Saturday 11 am-1:30 pm', 'Primer y tercer sábado 11 am-1:30 pm'],
  ['By appointment', 'Con cita'],
  ['Open 24/7', 'Abierto las 24 horas, todos los días'],
  ['Ring the blue bell', null],
])('%s is said as %s', (english, spanish) => {
  expect(hoursInSpanish(english)).toBe(spanish);
});

test.each([
  [
    'Monday-Friday 8:30 am-4:30 pm',
    'Segunda a sexta 8:30 am-4:30 pm',
    'Lendi jiska vandredi 8:30 am-4:30 pm',
  ],
  [
    'First and third Saturday 11 am-1:30 pm',
    'Primeiro e terceiro sábado 11 am-1:30 pm',
    'Premye ak twazyèm samdi 11 am-1:30 pm',
  ],
  [
    'Second and fourth Monday noon',
    'Segunda e quarta segunda meio-dia',
    'Dezyèm ak katriyèm lendi midi',
  ],
  ['By appointment', 'Com hora marcada', 'Ak randevou'],
  ['Ring the blue bell', null, null],
])('%s is said in Portuguese and Haitian Creole', (english, portuguese, creole) => {
  expect(hoursInPortuguese(english)).toBe(portuguese);
  expect(hoursInCreole(english)).toBe(creole);
});

test('a note is marked in the language of the visit', () => {
  expect(dataInPortuguese('notes', 'Ring twice')[0]?.mark).toBe('(em inglês)');
  expect(dataInCreole('notes', 'Ring twice. Call first')).toEqual([
    { text: 'Ring twice. ', lang: 'en', mark: '(an angle)' },
    { text: 'Rele avan', lang: 'ht' },
  ]);
  expect(dataInCreole('county', 'Statewide')).toEqual([{ text: 'Tout eta a', lang: 'ht' }]);
});

test('sentences of a note without Spanish share one mark', () => {
  expect(dataInSpanish('notes', 'Ring twice. Use the side door')).toEqual([
    { text: 'Ring twice. Use the side door', lang: 'en', mark: '(en inglés)' },
  ]);
  expect(dataInSpanish('hours', 'Ring the blue bell')[0]?.mark).toBe('(en inglés)');
  expect(dataInSpanish('address', '1 Main St')).toEqual([{ text: '1 Main St', lang: 'en' }]);
});

test('a note is translated sentence by sentence, and the rest is marked as English', () => {
  expect(dataInSpanish('notes', 'Shared office in Vineland. Call first')).toEqual([
    { text: 'Shared office in Vineland. ', lang: 'en', mark: '(en inglés)' },
    { text: 'Llame antes', lang: 'es' },
  ]);
  expect(dataInSpanish('name', 'Mercy House')).toEqual([{ text: 'Mercy House', lang: 'en' }]);
  expect(dataInSpanish('phone', 'N/A')).toEqual([{ text: 'sin dato', lang: 'es' }]);
});
