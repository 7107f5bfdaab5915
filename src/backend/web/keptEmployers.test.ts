import { afterEach, expect, test, vi } from 'vitest';
import type { KeptEmployers } from '../../generated/bindings';
import { answerSkillsFrom, employers, skills } from './employers';
import { keepEmployers } from './keptEmployers';
import { answerFrom } from './places';

const DOWN = { code: 'network-request-failed' };
const label = (text: string) => ({ en: text, es: text });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answerSkillsFrom(undefined);
  answerFrom(undefined);
});

/** An installation with one employer, who looks for cooks. */
function oneKitchen(name: string): KeptEmployers {
  return {
    concepts: [
      {
        id: 'cook',
        label: label('cook'),
        family: label('Kitchen'),
        tile: true,
        job: true,
        trained: false,
        rarity: 1,
        covers: [],
        ready: [[0, 1]],
      },
    ],
    employers: [
      {
        card: {
          name,
          reasons: [],
          quotes: [],
          jobs: [],
          otherJobs: [],
          missing: [],
          licences: [],
          miles: null,
          phone: '973-555-0100',
          address: null,
          website: null,
          notes: null,
          hires: null,
          checked: null,
          askFirst: false,
        },
        work: [[0, 1]],
        licences: [],
        asked: [],
        point: [40.73, -74.17],
        reachable: true,
      },
    ],
    helpers: [],
    credits: [],
    most: 60,
  };
}

/** A service that answers these bodies by path; any other path is out of reach. */
function serving(bodies: Record<string, unknown>, status = 200) {
  const fetch = vi.fn((path: string) => {
    const body = bodies[path];
    return body === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a page that kept the employers answers without the network, with the time they are from', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15), toFake: ['Date'] });
  serving({ '/employers/all': oneKitchen('Diner') });
  await keepEmployers();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 16));
  const answer = await employers({ skills: ['cook'], zip: null });
  expect(answer.keptAt).toBe(Date.UTC(2026, 10, 23, 15));
  expect(answer.matches.map(({ name, reasons }) => [name, reasons])).toEqual([['Diner', ['cook']]]);
  expect(await skills()).toEqual([{ id: 'cook', label: label('cook'), family: label('Kitchen') }]);
});

test('miles are counted with the tables that came with the places', async () => {
  serving({ '/employers/all': oneKitchen('Diner') });
  await keepEmployers();
  expect((await employers({ skills: ['cook'], zip: '07102' })).zipKnown).toBe(false);
  answerFrom({
    find: unasked,
    search: unasked,
    place: unasked,
    listing: () => null,
    zip: (written) => (written === '07102' ? [40.73, -74.17] : null),
    refresh: () => undefined,
  });
  const { zipKnown, matches } = await employers({ skills: ['cook'], zip: '07102' });
  expect([zipKnown, matches[0]?.miles]).toEqual([true, 0]);
});

test('what the service answers or refuses is never replaced by what was kept', async () => {
  serving({ '/employers/all': oneKitchen('Diner') });
  await keepEmployers();
  const answer = { matches: [], keptAt: null };
  serving({ '/employers': answer });
  expect(await employers({ skills: ['cook'], zip: null })).toEqual(answer);
  serving({ '/employers': { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }, 429);
  await expect(employers({ skills: ['cook'], zip: null })).rejects.toMatchObject({
    code: 'too-many-requests',
  });
});

test('the log-in page of a network is neither kept nor an answer', async () => {
  serving({ '/employers/all': { welcome: true } });
  await expect(keepEmployers()).rejects.toMatchObject(DOWN);
  serving({ '/employers': { welcome: true }, '/skills': { welcome: true } });
  await expect(employers({ skills: [], zip: null })).rejects.toMatchObject(DOWN);
  await expect(skills()).rejects.toMatchObject(DOWN);
});

function unasked(): never {
  throw new Error('no one asks this');
}
