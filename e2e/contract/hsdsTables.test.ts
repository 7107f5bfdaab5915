import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../service';

interface Field {
  name: string;
  type: string;
  format?: string;
  constraints?: { required?: boolean; unique?: boolean; enum?: string[] };
}
/** A table of the specification, with all of its columns. */
interface Table {
  name: string;
  fields: Field[];
  foreignKeys: { fields: string; reference: { resource: string; fields: string } }[];
}

type Line = Record<string, string>;

/** The tables of the specification (`datapackage.json` of its version 3.0), without their prose. */
const TABLES = JSON.parse(
  readFileSync(new URL('hsds-3.0-tables.json', import.meta.url), 'utf8'),
) as Record<string, Table>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FITS: Record<string, (text: string) => boolean> = {
  uuid: (text) => UUID.test(text),
  uri: (text) => URL.canParse(text),
  email: (text) => text.includes('@'),
  number: (text) => text.trim() !== '' && !Number.isNaN(Number(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text),
  datetime: (text) => !Number.isNaN(Date.parse(text)),
};

let service: Service;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nb-hsds-'));
  service = await startService();
  service.command('export-hsds', folder);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** The lines of a CSV file (RFC 4180). */
function read(file: string): { columns: string[]; lines: Line[] } {
  const text = readFileSync(join(folder, file), 'utf8');
  const cells = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/gy;
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; at = cells.lastIndex) {
    const [, cell = '', end] = cells.exec(text) ?? [];
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [columns = [], ...others] = rows;
  const lines = others.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  );
  return { columns, lines };
}

const files = () => readdirSync(folder).filter((name) => name.endsWith('.csv'));

test('HSDS every table of the package has the columns, types and constraints of version 3.0', () => {
  expect(files().length).toBeGreaterThan(9);
  for (const file of files()) {
    const { columns, lines } = read(file);
    const fields = TABLES[file]?.fields ?? [];
    const known = fields.map(({ name }) => name);
    expect(known, file).toEqual(expect.arrayContaining(columns));
    for (const { name, type, format, constraints = {} } of fields) {
      const { required, unique, enum: allowed } = constraints;
      const where = `${file} ${name}`;
      if (required) expect(columns, where).toContain(name);
      if (!columns.includes(name)) continue;
      const texts = lines.map((line) => line[name] ?? '');
      const said = texts.filter((text) => text !== '');
      if (required) expect(said.length, where).toBe(texts.length);
      if (unique) expect(new Set(said).size, where).toBe(said.length);
      if (allowed) expect(allowed, where).toEqual(expect.arrayContaining([...new Set(said)]));
      const fits = FITS[format ?? type];
      const bad = said.filter((text) => fits && !fits(text));
      expect(bad, where).toEqual([]);
    }
  }
});

test('HSDS every link of the package leads to a row of the table that version 3.0 names', () => {
  const ids = new Map<string, Set<string>>();
  for (const file of files())
    ids.set(TABLES[file]?.name ?? '', new Set(read(file).lines.map((line) => line.id ?? '')));
  let count = 0;
  for (const file of files()) {
    const { columns, lines } = read(file);
    for (const { fields, reference } of TABLES[file]?.foreignKeys ?? []) {
      if (!columns.includes(fields)) continue;
      const there = ids.get(reference.resource);
      const links = lines.map((line) => line[fields] ?? '').filter((text) => text !== '');
      expect(
        links.filter((id) => !there?.has(id)),
        `${file} ${fields}`,
      ).toEqual([]);
      count += links.length;
    }
  }
  expect(count).toBeGreaterThan(1000);
});
