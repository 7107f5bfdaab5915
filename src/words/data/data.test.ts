import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Hours } from '../../generated/bindings';
import { data as dataInSpanish } from './data.es';
import { dataInCreole } from './data.ht';
import { dataInPortuguese } from './data.pt';
import { hoursInSpanish } from './hours.es';
import { hoursInCreole } from './hours.ht';
import { hoursInPortuguese } from './hours.pt';
import { textOf } from './part';

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
  // "3rd" may be a word.
  const numbers = (text: string) => text.match(/\d+(?!\d|st|nd|rd|th|yèm|ye|[ºª])/g)?.join(' ');
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
  ['Monday-Friday 8:30 am-4:30 pm', 'Lunes a viernes de 8:30 am a 4:30 pm'],
  ['Monday–Friday 9am–5pm', 'Lunes a viernes de 9 am a 5 pm'],
  ['Mon, Wed & Fri 9 a.m. to noon', 'Lunes, miércoles y viernes de 9 am a mediodía'],
  ['First and third Saturday 11 am-1:30 pm', 'Primer y tercer sábado de 11 am a 1:30 pm'],
  ['1st & 3rd Saturday', 'Primer y tercer sábado'],
  ['Every other Saturday from 1 pm', 'Cada dos sábados desde la 1 pm'],
  ['Nov. 15-March 15', '15 de noviembre a 15 de marzo'],
  ['December 3rd Thursday', 'Diciembre tercer jueves'],
  ['24-hour line', 'Línea de 24 horas'],
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

test('in Spanish nearly every note of the starter lists, and no number is lost', () => {
  const notes = ['notes', 'other'].flatMap((field) =>
    values(field).map((text) => ({ text, said: dataInSpanish(field, text) })),
  );
  const english = notes.filter(({ said }) => said.some(({ mark }) => mark));
  expect(notes.length).toBeGreaterThan(300);
  expect(english.length / notes.length).toBeLessThan(0.02);
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
  // "24/7" is "las 24 horas, todos los días".
  for (const { text, said } of notes.filter((note) => !note.text.includes('24/7')))
    expect(numbers(textOf(said))).toBe(numbers(text));
});

test.each([
  ['Proof of address required', 'Se necesita comprobante de domicilio'],
  [
    'Photo ID and proof of address needed',
    'Se necesita identificación con foto y comprobante de domicilio',
  ],
  ['No ID required', 'No se necesita identificación'],
  ['Serves residents of Newark and Irvington', 'Atiende a residentes de Newark e Irvington'],
  ['Essex County residents only', 'Solo para residentes del condado de Essex'],
  ['Open to everyone', 'Abierto para todos'],
  ['Clothing and household items', 'Ropa y artículos para el hogar'],
  ['Hot meals for women and children', 'Comidas calientes para mujeres y niños'],
  ['Men 18+', 'Hombres de 18 años o más'],
  ['English or Spanish spoken', 'Se habla inglés o español'],
  ['call first; walk-ins welcome', 'Llame primero. Puede llegar sin cita'],
])('%s is said as %s in a note', (english, spanish) => {
  expect(textOf(dataInSpanish('notes', english))).toBe(spanish);
});

test.each([
  'Senior residents only',
  'Only Newark residents',
  'Men not accepted',
  'No children',
  'Serves hot coffee',
  'No ID, no food',
  'Families are referred elsewhere',
])('"%s" is not made into another sentence', (note) => {
  expect(dataInSpanish('notes', note)[0]?.lang).toBe('en');
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
  expect(dataInSpanish('notes', 'Behind the old school. Call first')).toEqual([
    { text: 'Behind the old school. ', lang: 'en', mark: '(en inglés)' },
    { text: 'Llame primero', lang: 'es' },
  ]);
  expect(dataInSpanish('name', 'Mercy House')).toEqual([{ text: 'Mercy House', lang: 'en' }]);
  expect(dataInSpanish('phone', 'N/A')).toEqual([{ text: 'sin dato', lang: 'es' }]);
});
