import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../Backend';
import { nothingFound } from '../fake';
import { answerFrom, find, findQuery, keptListing, place, reportPlace, search } from './places';

const QUESTION = {
  need: 'food',
  near: null,
  at: null,
  span: 'now',
  wishes: [],
  limit: null,
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  answerFrom(undefined);
});

function answering(body: unknown, status = 200) {
  const answer = () =>
    Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a question leaves out what is not said', () => {
  expect(findQuery({ ...QUESTION, wishes: [] }).toString()).toBe('need=food');
  const all = findQuery({
    need: 'shelter',
    near: 'Toms River',
    at: '2026-11-22',
    span: 'day',
    wishes: ['no-id', 'women'],
    limit: 5,
  });
  expect(all.toString()).toBe(
    'need=shelter&near=Toms+River&at=2026-11-22&span=day&wishes=no-id%2Cwomen&limit=5',
  );
});

test('what comes is asked for as JSON, because pages have the same addresses', async () => {
  const fetch = answering(nothingFound);
  expect(await find({ ...QUESTION, wishes: [] })).toEqual(nothingFound);
  expect(fetch.mock.calls[0]?.[0]).toBe('/find?need=food');
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json' });
});

test('the log-in page of a network is no answer', async () => {
  answering({ welcome: true });
  await expect(search('food')).rejects.toMatchObject({ code: 'network-request-failed' });
});

test('a place that is gone is told so', async () => {
  answering({ error: { message: 'NOT_FOUND' } }, 404);
  await expect(place('food.0000000')).rejects.toMatchObject({ code: 'not-found' });
});

test('a report goes to its place', async () => {
  const fetch = answering(null, 204);
  const report = { key: '0'.repeat(32), place: 'p', wrong: 'hours', text: '' } as const;
  expect(await reportPlace(report)).toBe('sent');
  expect(fetch.mock.calls[0]?.[0]).toBe('/places/p/report');
});

const AT = Date.UTC(2026, 10, 22, 18);
const NOTHING_KNOWN = {
  at: '',
  span: 'now' as const,
  others: [],
  hits: [],
  total: 0,
  needs: [],
  near: null,
  also: [],
  understood: null,
  unknown: [],
  wishes: [],
  typed: null,
  keptAt: AT,
};

/** What a page kept; `refresh` tells whether it was asked to look again. */
function keeping() {
  const refresh = vi.fn();
  answerFrom({
    find: () => ({ ...nothingFound, keptAt: AT }),
    search: () => NOTHING_KNOWN,
    place: () => {
      throw new BackendError('network-request-failed');
    },
    listing: (name) => (name === 'food' ? { rows: [], keptAt: AT } : null),
    zip: () => null,
    refresh,
  });
  return refresh;
}

test('while the network is down a page answers from what it kept, and says from when', async () => {
  const refresh = keeping();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await find({ ...QUESTION, wishes: [] })).toEqual({ ...nothingFound, keptAt: AT });
  expect(await search('food')).toEqual(NOTHING_KNOWN);
  await expect(place('p')).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(refresh).not.toHaveBeenCalled();
});

test('what the service answers or refuses is never replaced by what was kept', async () => {
  const refresh = keeping();
  answering(nothingFound);
  expect(await find({ ...QUESTION, wishes: [] })).toEqual(nothingFound);
  expect(refresh).toHaveBeenCalledOnce();
  answering({ error: { message: 'NOT_FOUND' } }, 404);
  await expect(place('food.0000000')).rejects.toMatchObject({ code: 'not-found' });
});

test('a kept list is used only when a list could not be loaded', () => {
  const down = new BackendError('network-request-failed');
  const gone = new BackendError('listing-not-found');
  expect(() => keptListing('food', down)).toThrow(down);
  keeping();
  expect(keptListing('food', down)).toEqual({ rows: [], keptAt: AT });
  expect(() => keptListing('announcements', down)).toThrow(down);
  expect(() => keptListing('food', gone)).toThrow(gone);
});
