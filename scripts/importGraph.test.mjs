import { expect, test } from 'vitest';
import { brokenImports, circles } from './importGraph.mjs';

const check = (sources) =>
  brokenImports(Object.keys(sources), (file) =>
    sources[file].map((path) => `import { it } from '${path}';`).join('\n'),
  );

test('a circle of files is found, and what only leads to it is no part of it', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circles(graph)).toEqual([['b', 'c']]);
  expect(check({ 'e2e/a.ts': ['./b.ts'], 'e2e/b.ts': ['./a.ts'] })).toHaveLength(1);
});

test('folders must not depend on each other in a circle, even where files do not', () => {
  const broken = check({
    'src/home/a.ts': ['../videos/b'],
    'src/home/c.ts': [],
    'src/videos/b.ts': ['../home/c'],
  });
  expect(broken.join()).toContain('a circle of folders');
});

test('a lower layer imports nothing from a higher one, and a screen nothing from a screen', () => {
  expect(check({ 'src/words/a.ts': ['../page/b'], 'src/page/b.tsx': [] })).toHaveLength(1);
  expect(check({ 'src/page/b.tsx': ['../words/a'], 'src/words/a.ts': [] })).toEqual([]);
  expect(check({ 'src/home/a.ts': ['../new/b'], 'src/new/b.ts': [] })).toHaveLength(1);
  expect(check({ 'src/new/b.ts': ['../places/a'], 'src/places/a.ts': [] })).toEqual([]);
});

test('tests may import what they like', () => {
  expect(check({ 'src/words/a.test.ts': ['../page/b'], 'src/page/b.tsx': [] })).toEqual([]);
});
