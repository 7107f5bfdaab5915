import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../service';

// The validator of the OpenAPI test brings its own copy, with the formats.
const inValidator = createRequire(
  createRequire(import.meta.url).resolve('@seriousme/openapi-schema-validator'),
);
const { Ajv2020 } = inValidator('ajv/dist/2020.js') as {
  Ajv2020: new (options: object) => Ajv;
};
const addFormats = inValidator('ajv-formats') as (ajv: Ajv) => void;

/** What is used of the validator. */
interface Ajv {
  addSchema(schema: object): void;
  getSchema(id: string): Validate | undefined;
}
interface Validate {
  (item: unknown): boolean;
  errors?: unknown[] | null;
}

interface Page {
  total_items: number;
  total_pages: number;
  page_number: number;
  size: number;
  first_page: boolean;
  last_page: boolean;
  empty: boolean;
  contents: { id: string }[];
}

let service: Service;
let check: (kind: string) => Validate;
beforeAll(async () => {
  service = await startService();
  const text = readFileSync(new URL('hsds-3.0.json', import.meta.url), 'utf8');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(JSON.parse(text) as Record<string, object>))
    ajv.addSchema({ ...schema, $id: `https://hsds.test/${name}` });
  check = (kind) => {
    const schema = ajv.getSchema(`https://hsds.test/${kind}.json`);
    if (!schema) throw new Error(`no schema of ${kind}`);
    return schema;
  };
});
afterAll(() => service.stop());

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(service.address + path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  return (await answer.json()) as T;
}

test.each([
  ['services', 'service'],
  ['organizations', 'organization'],
  ['locations', 'location'],
  ['taxonomies', 'taxonomy'],
  ['taxonomy_terms', 'taxonomy_term'],
])(
  'HSDS every page and every single one of the %s fits the schema of version 3.0',
  async (path, kind) => {
    const fits = check(kind);
    const ids = new Set<string>();
    for (let number = 1, last = false; !last; number += 1) {
      const page = await read<Page>(`/hsds/${path}?page=${number}&per_page=200`);
      expect(page.page_number).toBe(number);
      expect(page.size).toBe(page.contents.length);
      expect(page.first_page).toBe(number === 1);
      last = page.last_page;
      for (const item of page.contents) {
        fits(item);
        expect(fits.errors, JSON.stringify(item)).toBeNull();
        ids.add(item.id);
      }
      if (last) expect(ids.size).toBe(page.total_items);
    }
    expect(ids.size).toBeGreaterThan(0);
    for (const id of [...ids].slice(0, 40)) {
      const item = await read<{ id: string }>(`/hsds/${path}/${id}`);
      fits(item);
      expect(fits.errors, JSON.stringify(item)).toBeNull();
      expect(item.id).toBe(id);
    }
  },
);

test('HSDS ids point at each other, and nothing but public fields is told', async () => {
  const { contents } = await read<{ contents: { id: string }[] }>('/hsds/services?per_page=1');
  const id = contents[0]?.id ?? '';
  const one = await read<{
    organization_id: string;
    service_at_locations?: { location_id: string }[];
  }>(`/hsds/services/${id}`);
  const organization = await read<{ services: { id: string }[] }>(
    `/hsds/organizations/${one.organization_id}`,
  );
  expect(organization.services.map((it) => it.id)).toContain(id);
  for (const { location_id: location } of one.service_at_locations ?? [])
    await read(`/hsds/locations/${location}`);
  const text = JSON.stringify(await read('/hsds/services?per_page=200'));
  expect(text).not.toContain('"source"');
});

test('HSDS a page that did not change is not sent again', async () => {
  const first = await fetch(`${service.address}/hsds/services`);
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(`${service.address}/hsds/services`, {
    headers: { 'If-None-Match': tag },
  });
  expect(again.status).toBe(304);
  const missing = await fetch(`${service.address}/hsds/services/x`);
  expect(missing.status).toBe(404);
  const unknown = await fetch(`${service.address}/hsds/people`);
  expect(unknown.status).toBe(404);
});
