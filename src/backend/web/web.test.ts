import { afterEach, expect, test, vi } from 'vitest';
import { openWeb } from './web';

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, status = 200, type = 'application/json') {
  const fetching = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': type } }),
    ),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}
const message = { key: '0'.repeat(32), name: 'A', contact: 'B', subject: 'C', message: 'D' };

test('RSC a list is fetched by its name and is fresh', async () => {
  const fetching = answering('[{"name":"A"}]');
  expect(await openWeb().listing('id-documents')).toEqual({ rows: [{ name: 'A' }], keptAt: null });
  expect(fetching.mock.calls[0]?.[0]).toBe('/widgets/resources/id-documents');
});

test.each([
  [
    'a refusal in the words of the service',
    '{"error":{"code":404,"message":"LISTING_NOT_FOUND"}}',
    404,
    'listing-not-found',
  ],
  [
    'a refusal that names a field',
    '{"error":{"code":400,"message":"INVALID_ARGUMENT : name"}}',
    400,
    'invalid-argument',
  ],
  ['a page of a proxy', '<h1>Bad gateway</h1>', 502, 'network-request-failed'],
  ['a log-in page', '<h1>Welcome</h1>', 200, 'network-request-failed'],
  ['not an array', '{"name":"A"}', 200, 'network-request-failed'],
  ['rows that are not flat', '[{"name":{"deep":1}}]', 200, 'network-request-failed'],
])('RSC %s', async (_, body, status, code) => {
  answering(body, status);
  await expect(openWeb().listing('food')).rejects.toMatchObject({ code });
});

test.each([
  [
    'a fault in the words of the service',
    500,
    '{"error":{"message":"INTERNAL_ERROR"}}',
    'h7k2m-09qxz',
  ],
  ['a fault without a body', 503, '', 'h7k2m-09qxz'],
  ['a refusal', 400, '{"error":{"message":"INVALID_ARGUMENT"}}', null],
])('RTE-1 %s keeps its reference', async (_, status, body, reference) => {
  const headers = { 'X-Request-Id': 'h7k2m-09qxz' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
  await expect(openWeb().listing('food')).rejects.toMatchObject({ reference });
});

test('RTE-1 what a proxy writes as a reference is not shown', async () => {
  const headers = { 'X-Request-Id': 'proxy <b>17</b>' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502, headers })));
  await expect(openWeb().listing('food')).rejects.toMatchObject({ reference: null });
});

test('CON-2 a message is posted as JSON; no network is an error the screen knows', async () => {
  const fetching = answering('', 204);
  expect(await openWeb().sendMessage(message)).toBe('sent');
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: JSON.stringify(message),
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(openWeb().sendMessage(message)).rejects.toMatchObject({
    code: 'network-request-failed',
  });
});

test('ANA a page view is a count with a key of its own, and never fails', () => {
  const fetching = answering('', 204);
  const backend = openWeb();
  backend.countPageView('home');
  const report = JSON.parse(fetching.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>;
  expect(report).toMatchObject({ site: 'web', counts: [{ page: 'home', count: 1 }] });
  expect(report.key).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys(report)).toEqual(['key', 'site', 'counts']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(() => backend.countPageView('home')).not.toThrow();
});

test('ANA a use of a place is a count too, and names nothing but the place', () => {
  const fetching = answering('', 204);
  openWeb().countPlaceUses(['food.1a2b3c4'], 'printed');
  const [path, request] = fetching.mock.calls[0] ?? [];
  expect(path).toBe('/page-views');
  const report = JSON.parse(request?.body as string) as Record<string, unknown>;
  expect(report).toMatchObject({
    site: 'web',
    counts: [],
    places: [{ place: 'food.1a2b3c4', kind: 'printed', count: 1 }],
  });
  expect(Object.keys(report)).toEqual(['key', 'site', 'counts', 'places']);
});
