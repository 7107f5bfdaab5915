import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countiesOf, filtered } from './filter';

const rows = [
  { name: 'Café Esperanza', county: 'Essex', notes: 'Bring ID' },
  { name: 'Hope Pantry', county: 'Mercer', notes: 'N/A' },
  { name: 'Help line', county: 'Statewide' },
];
const names = (query: string, county = '') =>
  filtered(rows, { query, county }).map(({ name }) => name);

test('TBL-9 every word has to occur, whatever its case and accents', () => {
  expect(names('cafe')).toEqual(['Café Esperanza']);
  expect(names('ESPERÁNZA id')).toEqual(['Café Esperanza']);
  expect(names('hope id')).toEqual([]);
  expect(names('h', 'Mercer')).toEqual(['Hope Pantry']);
});

test('TBL-9 counties stand in the order of the alphabet, the whole state last', () => {
  expect(countiesOf([...rows, { name: 'x', county: 'Atlantic' }, { name: 'y' }])).toEqual([
    'Atlantic',
    'Essex',
    'Mercer',
    'Statewide',
  ]);
});

test('TBL-9 a filter only takes away, and no filter takes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.string())), fc.string(), (list, query) => {
      expect(filtered(list, { query: '', county: '' })).toEqual(list);
      const left = filtered(list, { query, county: '' });
      expect(left.every((row) => list.includes(row))).toBe(true);
    }),
  );
});
