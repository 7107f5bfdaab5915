import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Hours } from '../../generated/bindings';
import { dataInSpanish } from './data.es';
import { hoursInSpanish } from './hours.es';

const FOLDER = 'sync-service/data/nj';

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

test('every kind of place and of work of the starter lists has its Spanish', () => {
  const missing = ['type', 'work', 'requires'].flatMap((field) =>
    values(field).filter((text) => dataInSpanish(field, text)[0]?.lang !== 'es'),
  );
  expect(missing).toEqual([]);
});

test('nine of ten sentences of hours are said in Spanish, and no number is lost', () => {
  const sentences = values('hours');
  const numbers = (text: string) => text.match(/\d+/g)?.join(' ');
  const spanish = sentences.filter((sentence) => hoursInSpanish(sentence) !== null);
  expect(spanish.length / sentences.length).toBeGreaterThan(0.9);
  for (const sentence of spanish.filter((it) => !it.includes('24/7'))) {
    expect(numbers(hoursInSpanish(sentence) ?? '')).toBe(numbers(sentence));
  }
});

test('every service that the hours of a place name has its Spanish', () => {
  const cases = JSON.parse(readFileSync('place-facts/cases/evaluated.json', 'utf8')) as {
    hours: Hours;
  }[];
  const services = cases.flatMap(({ hours }) =>
    hours.rules.flatMap(({ service }) => service ?? []),
  );
  expect(services.length).toBeGreaterThan(10);
  const missing = services.filter((text) => dataInSpanish('service', text)[0]?.lang !== 'es');
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
