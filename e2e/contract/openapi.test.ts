import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../service';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Operation {
  operationId: string;
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

test('the description of the calls is valid OpenAPI, with schemas of requests and answers', async () => {
  const document = (await (await fetch(`${service.address}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);

  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(written).toContain('post /v0/b/{bucket}/o');
  expect(written).toContain('put /users/{uid}/{path}.json');
  expect(operations.length).toBeGreaterThan(45);
  for (const { operationId, responses } of operations) {
    const success = responses['200'] ?? responses['204'];
    expect(success, operationId).toBeDefined();
    const contents = Object.values(responses['200']?.content ?? {});
    expect(contents.every(({ schema }) => schema !== undefined)).toBe(true);
  }
});
