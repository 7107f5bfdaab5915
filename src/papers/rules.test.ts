import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES_DATED } from '../tools/dated';
import { FACTS, KINDS, rules, sourceOf, STEPS, TOPICS } from './rules';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const everything = [...rules.holds, ...rules.rules];

test('each rule of the planner has a source that can be followed to its row', () => {
  for (const rule of everything) {
    const source = sourceOf(rule);
    expect(source, rule.id).toBeDefined();
    if (!source) continue;
    expect(source.title.length, source.id).toBeGreaterThan(10);
    expect(new URL(source.address).protocol, source.id).toMatch(/^https?:$/);
    expect(source.read, source.id).toMatch(DAY);
    expect(source.read <= rules.dated, `${source.id} was read before the rules are dated`).toBe(
      true,
    );
    if (!source.row) continue;
    const list = readFileSync(`sync-service/data/nj/${source.row.list}.csv`, 'utf8');
    const row = list.split('\n').find((line) => line.includes(source.row?.name ?? '?'));
    expect(row, `${source.id}: ${source.row.name}`).toBeDefined();
    const cited = source.law ?? source.title;
    expect(row, `the row of ${source.id} names the same source`).toContain(cited);
  }
});

test('a line from an old source says of which year it is', () => {
  const old = everything.filter((rule) => sourceOf(rule)?.of !== undefined);
  expect(old.map(({ id }) => id)).toContain('birth-cost');
  for (const rule of old)
    for (const text of [rule.en, rule.es]) expect(text, rule.id).toContain(sourceOf(rule)?.of);
  // A title that names an old year is an old source.
  for (const source of rules.sources) {
    const year = / of (\d{4})\b/.exec(source.title)?.[1];
    if (year && Number(year) < Number(rules.dated.slice(0, 4)) - 5)
      expect(source.of, source.id).toBe(year);
  }
});

test('what is shown at a desk names its law', () => {
  for (const rule of rules.rules.filter(({ kind }) => kind === 'law' || kind === 'free'))
    expect(sourceOf(rule)?.law, rule.id).toMatch(
      /^(N\.J\.(S\.A|A\.C)\. \d+:[\d.A-Z-]+|\d+ CFR [\d.]+)$/,
    );
});

test('the file says what the planner understands, and each thing once', () => {
  expect(rules.dated).toBe(RULES_DATED);
  for (const { id, step, kind, when = [] } of rules.rules) {
    expect([...STEPS, ...TOPICS], id).toContain(step);
    expect(KINDS, id).toContain(kind);
    for (const fact of when) expect(FACTS, id).toContain(fact);
  }
  const ids = [...everything, ...rules.sources].map(({ id }) => id);
  const used = new Set(everything.map(({ source }) => source));
  expect(rules.sources.filter(({ id }) => !used.has(id))).toEqual([]);
  for (const list of [everything, rules.sources])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(ids.length).toBeGreaterThan(40);
});
