import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPlaces } from './keptPlaces';
import { answerFrom, find, keptListing, place } from './places';
import { BackendError } from '../Backend';
import type { KeptPlaces } from '../../generated/bindings';
import { NOTHING_ASKED } from '../../test/nothingAsked';

const HOUR = 3_600_000;
const QUESTION = {
  need: 'food',
  near: null,
  at: '2026-11-23T10:30',
  span: 'now',
  wishes: [],
  limit: null,
} as const;
const DOWN = new BackendError('network-request-failed');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answerFrom(undefined);
});

/** All places of an installation with one pantry. */
function onePantry(name: string): KeptPlaces {
  return {
    towns: 'Newark,Essex,40.72,-74.17,07102\n',
    zips: '07102,40.73,-74.17,Newark,Essex\n',
    localities: '',
    synonyms: 'food,,hungry,hambre,fome,grangou\n',
    fillers: 'a the',
    ordinary: '',
    places: [
      {
        place: { id: 'p1', list: 'food', code: '07jn71d', former: [] },
        row: { name, city: 'Newark', phone: '973-555-0100' },
        hours: { sentence: null, rules: [], closed: [], otherwise: 'ask', holidays: 'ask' },
        requirements: NOTHING_ASKED,
        serves: [{ need: 'food', how: 'direct', beside: null }],
        point: [40.73, -74.17],
        checked: null,
      },
    ],
  };
}

/** A service that answers these bodies by path; any other path is out of reach. */
function serving(bodies: Record<string, unknown>) {
  const fetch = vi.fn((path: string) => {
    const body = bodies[path.split('?')[0] ?? ''];
    return body === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(JSON.stringify(body)));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a page that kept the places answers without the network, with the time they are from', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15), toFake: ['Date'] });
  serving({ '/places/all': onePantry('Hope Pantry') });
  await keepPlaces();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 16));
  const answer = await find({ ...QUESTION, wishes: [] });
  expect(answer.keptAt).toBe(Date.UTC(2026, 10, 23, 15));
  expect(answer.places.map(({ name }) => name)).toEqual(['Hope Pantry']);
  expect((await place('food.07jn71d')).row.name).toBe('Hope Pantry');
  expect(keptListing('food', DOWN).rows).toHaveLength(1);
  // Whether a place is gone only the service knows.
  await expect(place('p2')).rejects.toMatchObject({ code: 'network-request-failed' });
});

test('the log-in page of a network is not kept', async () => {
  serving({ '/places/all': { welcome: true } });
  await expect(keepPlaces()).rejects.toMatchObject({ code: 'network-request-failed' });
  await expect(find({ ...QUESTION, wishes: [] })).rejects.toMatchObject({
    code: 'network-request-failed',
  });
});

test('a copy that is an hour old is loaded again after the next answer of the service', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15), toFake: ['Date'] });
  serving({ '/places/all': onePantry('Hope Pantry') });
  await keepPlaces();
  const answer = { places: [], total: 0 };
  const fetch = serving({ '/places/all': onePantry('New Pantry'), '/find': answer });
  await find({ ...QUESTION, wishes: [] });
  expect(fetch).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15) + HOUR + 1);
  await find({ ...QUESTION, wishes: [] });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(keptListing('food', DOWN).rows[0]?.name).toBe('New Pantry'));
});
