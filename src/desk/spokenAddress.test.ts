import { expect, test } from 'vitest';
import { script } from '../words/desk.en';
import { spokenAddress } from './spokenAddress';

test('a web address is said without what no one says', () => {
  for (const [address, spoken] of [
    ['https://www.hope.org/', 'hope.org'],
    ['http://hope.org/food/pantry?id=7#top', 'hope.org/food/pantry'],
    ['hope.org', 'hope.org'],
  ] as const)
    expect(spokenAddress(address)).toBe(spoken);
});

test('the script reads what there is, and says nothing of what is missing', () => {
  const read = (phone: string, website: string) =>
    (['en', 'es'] as const).map((language) => script[language]('Hope', phone, website)[3]);
  for (const line of read('973-555-0100', 'hope.org')) {
    expect(line).toContain('973-555-0100');
    expect(line).toContain('hope.org');
  }
  expect(read('', '')).toEqual([
    'Then read: address, hours, and the notes.',
    'Después lea: dirección, horario y las notas.',
  ]);
});
