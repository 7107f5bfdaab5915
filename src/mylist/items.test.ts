import { expect, test } from 'vitest';
import { addressOf, format, ITEMS_MAX, keyOf, parse } from './items';

const row = { name: 'Hope Pantry', address: '1 Main St', phone: '211', hours: '9-5' };

test('a place keeps its key when its hours change, and has another when it is another place', () => {
  expect(keyOf({ ...row, hours: '8-4' })).toBe(keyOf(row));
  expect(keyOf({ ...row, address: '2 Main St' })).not.toBe(keyOf(row));
  expect(keyOf({ title: 'a' })).not.toBe(keyOf({ title: 'b' }));
  expect(keyOf(row)).toMatch(/^[a-z0-9]{7}$/);
});

test('what a code carries is what was chosen, and nothing else is understood', () => {
  const items = [
    { list: 'food', key: keyOf(row) },
    { list: 'id-documents', key: '0000abc' },
  ];
  expect(parse(format(items))).toEqual(items);
  expect(addressOf('https://help.example.org/', items)).toBe(
    `https://help.example.org/my-list?rows=food.${keyOf(row)},id-documents.0000abc`,
  );
  expect(parse('<script>,food,food.x,../x.0000abc,food.0000abcd')).toEqual([]);
  expect(parse('food.0000abc,0000abd,legal.0000abe,0000abf')).toEqual([
    { list: 'food', key: '0000abc' },
    { list: 'food', key: '0000abd' },
    { list: 'legal', key: '0000abe' },
    { list: 'legal', key: '0000abf' },
  ]);
  expect(parse('0000abc,food.0000abd')).toEqual([{ list: 'food', key: '0000abd' }]);
  expect(parse(Array(50).fill('food.0000abc').join(','))).toHaveLength(ITEMS_MAX);
});
