// @vitest-environment node
import { expect, test } from 'vitest';
import { brokenDocuments } from './documents.mjs';

const RUST = '[Rust](https://rustup.rs) 1.92 or newer\n';
const REPOSITORY = {
  'package.json': '{ "scripts": { "start": "", "bench": "" } }',
  'src/words/en.ts': '',
  'docs/GUIDE.md': '# Guide\n\n## First steps: one\n',
  'README.md': '# It\n',
  'Cargo.toml': 'rust-version = "1.92"\n',
  'rust-toolchain.toml': '# Any Rust from 1.92 on works.\n',
};

function problems(changed) {
  const all = { ...REPOSITORY, ...changed };
  all['README.md'] += RUST;
  return brokenDocuments(Object.keys(all), (file) => all[file]);
}

test('true documents have no problem', () => {
  const readme = [
    'Run `npm start` or `npm run bench`. [Guide](docs/GUIDE.md#first-steps-one), [here](#it),',
    '[there](https://example.org/x). Words are in `src/words/` and `src/words/en.ts`.',
    'Many: `src/*/x.ts`. Not ours: `/src/none` and `users/{uid}`. npm packages.',
    '# It',
    '',
  ].join('\n');
  expect(problems({ 'README.md': readme })).toEqual([]);
});

test('a link must lead to a file and to a heading', () => {
  const readme = '[a](docs/NONE.md) [b](docs/GUIDE.md#second-steps)\n';
  expect(problems({ 'README.md': readme })).toEqual([
    'README.md: the link docs/NONE.md leads nowhere',
    'README.md: the link docs/GUIDE.md#second-steps names a heading that does not exist',
  ]);
});

test('a link is read from the folder of its document', () => {
  const guide = '[a](../src/words/en.ts) [b](src/words/en.ts)\n';
  expect(problems({ 'docs/GUIDE.md': guide })).toEqual([
    'docs/GUIDE.md: the link src/words/en.ts leads nowhere',
  ]);
});

test('a file that a document names must exist, in a line and in a block', () => {
  const readme = 'See `src/moved.ts`.\n\n```\nnpx vitest run src/gone\n```\n';
  expect(problems({ 'README.md': readme })).toEqual([
    'README.md: there is no src/gone',
    'README.md: there is no src/moved.ts',
  ]);
});

test('a command that a document names must be in package.json', () => {
  const readme = '`npm run bench`, `npm run fly`, `npm land`\n';
  expect(problems({ 'README.md': readme })).toEqual([
    'README.md: package.json has no command for "npm run fly"',
    'README.md: package.json has no command for "npm land"',
  ]);
});

test('an example that a document runs must exist', () => {
  const files = { 'facts/examples/times.rs': '', 'facts/tests/all/main.rs': '' };
  const readme =
    '`cargo run --release -p facts --example times`, `cargo test -p facts --test all`, ' +
    '`cargo run -p facts --example gone`\n';
  expect(problems({ ...files, 'README.md': readme })).toEqual([
    'README.md: there is no facts/examples/gone.rs',
  ]);
});

test('a decision has a number of its own', () => {
  const files = {
    'docs/decisions/kiosk.md': '**9. One.** Why.\n\n**10. Two.** Why.\n',
    'docs/decisions/lists.md': '**9. Three.** Why.\n',
  };
  expect(problems(files)).toEqual([
    'docs/decisions/lists.md: decision 9 is in docs/decisions/kiosk.md already',
  ]);
});

test('the documents name the Rust that is needed', () => {
  const toolchain = '# Any Rust from 1.90 on works.\n';
  expect(problems({ 'rust-toolchain.toml': toolchain })).toEqual([
    'rust-toolchain.toml: names Rust 1.90, Cargo.toml needs 1.92',
  ]);
});

test('the README stays short', () => {
  expect(problems({ 'README.md': '\n'.repeat(119) })).toEqual([]);
  expect(problems({ 'README.md': '\n'.repeat(120) })).toEqual([
    'README.md: 121 lines, at most 120',
  ]);
});
