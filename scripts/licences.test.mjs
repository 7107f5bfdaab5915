// @vitest-environment node
import { expect, test } from 'vitest';
import { isAllowed, refusedPackages } from './licences.mjs';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['GPL-3.0-only OR (MIT AND ISC)', true],
  ['MIT OR GPL-3.0-only AND AGPL-3.0-only', true],
  ['(MIT OR ISC) AND AGPL-3.0-only', false],
  ['MIT AND GPL-2.0-only', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['MIT ISC', false],
  ['(MIT', false],
  ['MIT OR', false],
  ['', false],
  [undefined, false],
])('the licence %s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('a package of another licence, or of none, is named', () => {
  const packages = {
    '': { license: 'Proprietary' },
    'node_modules/good': { license: 'MIT' },
    'node_modules/bad': { license: 'AGPL-3.0-only' },
    'node_modules/none': {},
  };
  expect(refusedPackages({ packages })).toEqual([
    'node_modules/bad has the licence AGPL-3.0-only',
    'node_modules/none has the licence (none)',
  ]);
});
