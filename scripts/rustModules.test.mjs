import { expect, test } from 'vitest';
import { brokenModules, circles, moduleGraph, upward } from './rustModules.mjs';

const graph = (files) => moduleGraph(new Map(Object.entries(files)));

test('a use tree, a path and `super` are arrows; comments, strings and tests are not', () => {
  const found = graph({
    'a.rs': 'use crate::{b::{X, c::Y as Z}, d};\n// use crate::e;\nlet x = "crate::e";\n',
    'b.rs': 'fn f() { crate::d::g() }\n#[cfg(test)]\nmod tests { use crate::e; }\n',
    'b/c.rs': 'use super::super::e;\n',
    'd.rs': '',
    'e.rs': '',
  });
  expect([...found.get('a')]).toEqual(['b', 'b::c', 'd']);
  expect([...found.get('b')]).toEqual(['d']);
  expect([...found.get('b::c')]).toEqual(['e']);
});

test('neighbors that name each other are a circle, a module and its own submodules are not', () => {
  expect(
    circles(graph({ 'a.rs': 'use crate::b;', 'b.rs': 'use crate::c;', 'c.rs': 'use crate::a;' })),
  ).toHaveLength(1);
  expect(circles(graph({ 'a.rs': 'use a::b;', 'a/b.rs': 'use super::X;' }))).toEqual([]);
  expect(
    circles(graph({ 'a/x.rs': 'use crate::b::y;', 'b/y.rs': 'use crate::a::z;', 'a/z.rs': '' })),
  ).toHaveLength(1);
});

test('an arrow from a lower layer to a higher one is found', () => {
  const found = graph({ 'routes.rs': 'use crate::store;', 'store.rs': 'use crate::routes;' });
  expect(upward(found, [['routes'], ['store']])).toEqual(['store → routes']);
});

test('a file that names a status is found, unless it is a rejection', () => {
  const read = (file) =>
    file === 'Cargo.toml' ? 'members = ["sync-service"]' : 'use axum::http::StatusCode;';
  const named = (file) => brokenModules([file], read).filter((it) => it.includes('status'));
  expect(named('sync-service/src/routes/health.rs')).toHaveLength(1);
  expect(named('sync-service/src/routes/http/rejection.rs')).toEqual([]);
});

test('a circle in any crate of the workspace is found', () => {
  const texts = new Map([
    ['Cargo.toml', '[workspace]\nmembers = ["one", "another"]\n'],
    ['another/src/a.rs', 'use crate::b;'],
    ['another/src/b.rs', 'use crate::a;'],
  ]);
  const found = brokenModules([...texts.keys()], (file) => texts.get(file));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('another has an import circle');
});
