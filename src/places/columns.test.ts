import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '../../sync-protocol/cases/columns.json';
import { columnsOf, headerOf, ordered } from './columns';

test.each(cases)('TBL-5 $name', ({ fields, columns }) => {
  expect(ordered(fields)).toEqual(columns);
});

test('TBL-5 the order of arrival never matters, none is lost and none invented', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 })), (fields) => {
      const columns = ordered(fields);
      expect(ordered([...fields].reverse())).toEqual(columns);
      expect([...columns].sort()).toEqual([...fields].sort());
    }),
  );
});

test('TBL-4 only the first letter is capitalised', () => {
  expect(headerOf('last checked')).toBe('Last checked');
  expect(headerOf('ñandú')).toBe('Ñandú');
  expect(headerOf('')).toBe('');
});

test('TBL-9 rows with different fields share the union of their fields', () => {
  expect(
    columnsOf([
      { name: 'A', zip: '1' },
      { phone: '2', name: 'B' },
    ]),
  ).toEqual(['name', 'phone', 'zip']);
});
