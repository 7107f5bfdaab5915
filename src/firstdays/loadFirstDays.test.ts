import { expect, test } from 'vitest';
import { fakeBackend, nothingFound } from '../backend/fake';
import type { Difference, FoundPlace, SearchHit } from '../generated/bindings';
import { loadFirstDays } from './loadFirstDays';

const hit = (id: string, kind: string) => ({ id, kind, name: id }) as SearchHit;
const found = {
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
  keptAt: null,
};

test('each thing asks the finder for its own need near the town', async () => {
  const asked: string[] = [];
  const backend = fakeBackend({
    find: (question) => {
      asked.push(`${question.need} ${question.near}`);
      return Promise.resolve(nothingFound);
    },
    search: (text) => {
      asked.push(text);
      const hits = [hit('a', 'Food pantry'), hit('b', 'SNAP office (food benefits)')];
      return Promise.resolve({ ...found, hits });
    },
  });
  const { places } = await loadFirstDays(backend, 'http://x/first-days?near=Newark');
  expect(asked.sort()).toEqual([
    'SNAP office Newark',
    'food Newark',
    'health Newark',
    'id Newark',
    'shelter Newark',
    'work Newark',
  ]);
  expect(places.benefits?.map(({ id }) => id)).toEqual(['b']);
  expect(places.parole).toBeUndefined();
});

test('what fails leaves the other things alone', async () => {
  const backend = fakeBackend({
    find: ({ need }) =>
      need === 'food' ? Promise.reject(new Error('down')) : Promise.resolve(nothingFound),
    search: () => Promise.reject(new Error('down')),
  });
  const { places } = await loadFirstDays(backend, 'http://x/first-days');
  expect(places.eat).toBeNull();
  expect(places.benefits).toBeNull();
  expect(places.bed).toEqual([]);
});

test('neither a place only for people of another town nor one without a way to it replaces one that fits', async () => {
  const place = (id: string, differs: Difference[], phone: string | null = '211') =>
    ({ id, name: id, differs, phone, address: null }) as FoundPlace;
  const others = [
    place('others', ['elsewhere']),
    place('nowhere', ['closed'], null),
    place('later', ['closed']),
  ];
  const backend = fakeBackend({ find: () => Promise.resolve({ ...nothingFound, others }) });
  const { places } = await loadFirstDays(backend, 'http://x/first-days?near=Metuchen');
  expect(places.eat?.map(({ id }) => id)).toEqual(['later']);
});

test('Medicaid is asked for at the office of the county and at a clinic, not at a help line', async () => {
  const place = (id: string, kind: string, how = 'direct') =>
    ({
      id,
      kind,
      how,
      name: id,
      differs: [] as Difference[],
      address: '1 Main St',
    }) as unknown as FoundPlace;
  const places = [
    place('line', 'Suicide prevention line', 'line'),
    place('advocates', 'Advocacy'),
    place('clinic line', 'Clinic', 'line'),
    place('clinic', 'Community health center'),
    place('hospital', 'Hospital'),
  ];
  const hits = [hit('county', 'SNAP office (food benefits)'), hit('other', 'SNAP office')];
  const shown = async (address: string, offices = hits) => {
    const backend = fakeBackend({
      find: ({ need }) =>
        Promise.resolve(need === 'health' ? { ...nothingFound, places } : nothingFound),
      search: () => Promise.resolve({ ...found, hits: offices }),
    });
    const loaded = await loadFirstDays(backend, address);
    return loaded.places.medicaid?.map(({ id }) => id);
  };
  expect(await shown('http://x/first-days?near=Newark')).toEqual(['county', 'clinic']);
  expect(await shown('http://x/first-days?near=Newark', [])).toEqual(['clinic', 'hospital']);
  expect(await shown('http://x/first-days')).toEqual(['clinic', 'hospital']);
});
