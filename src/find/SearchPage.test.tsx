import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SearchAnswer, SearchHit } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { find as findEn } from '../words/find.en';
import { find as findEs } from '../words/find.es';
import { find as findHt } from '../words/find.ht';
import { find as findPt } from '../words/find.pt';
import { ht } from '../words/ht';
import { pt } from '../words/pt';

afterEach(cleanup);

const union = {
  name: 'Union County',
  county: 'Union',
  partOf: null,
  zip: null,
  lat: 40.6,
  lon: -74.3,
};
const answer: SearchAnswer = {
  at: '',
  span: 'now' as const,
  others: [],
  hits: [],
  total: 0,
  needs: ['food'],
  near: { ...union, whole: true },
  also: [{ near: 'Union Township, Union', text: 'food Union Township, Union' }],
  wishes: [],
  understood: null,
  unknown: [],
  typed: null,
  keptAt: null,
};

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)(
  'who means a town by the name of a county is one touch from it, in %s',
  async (_, all, words) => {
    const asked: string[] = [];
    const search = (text: string) => {
      asked.push(text);
      return Promise.resolve(text === 'food union' ? answer : { ...answer, also: [] });
    };
    renderAt('/search-lists?q=food union', { search }, all);
    await screen.findByText(words.whereAlso);
    fireEvent.click(screen.getByRole('link', { name: 'Union Township, Union' }));
    await waitFor(() => expect(asked.at(-1)).toBe('food Union Township, Union'));
    await waitFor(() => expect(screen.queryByText(words.whereAlso)).toBeNull());
  },
);

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)(
  'what was understood is said, and a corrected word can be taken back, in %s',
  async (_, all, { search: words, titles, wishNames }) => {
    const asked: string[] = [];
    const corrected: SearchAnswer = {
      ...answer,
      also: [],
      wishes: ['no-id', 'women'],
      understood: 'bread union no id',
      typed: '"braed" union no id',
    };
    const search = (text: string) => {
      asked.push(text);
      const isTyped = text.includes('"');
      return Promise.resolve(
        isTyped ? { ...answer, needs: [], understood: null, typed: null } : corrected,
      );
    };
    renderAt('/search-lists?q=braed union no id', { search }, all);
    const wishes = `${wishNames['no-id']}, ${wishNames.women}`;
    await screen.findByText(words.looked(wishes));
    const find = screen.getByRole('link', { name: words.answer(titles.food) });
    expect(find.getAttribute('href')).toBe('/find/food?near=Union+County&for=no-id,women');
    fireEvent.click(screen.getByRole('link', { name: words.asTyped('braed union no id') }));
    await waitFor(() => expect(asked.at(-1)).toBe('"braed" union no id'));
    // Nothing was found: every need is one touch away.
    await screen.findByText(words.nothing);
    for (const title of Object.values(titles))
      await screen.findByRole('link', { name: words.answer(title) });
  },
);

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
  ['pt', pt, findPt],
  ['ht', ht, findHt],
] as const)('a word that stands in no list is named, in %s', async (_, all, { search: words }) => {
  const found = { ...answer, also: [], total: 3, unknown: ['baltimore', 'penasco'] };
  const search = (text: string) =>
    Promise.resolve(text.includes('philadelphia') ? { ...found, near: null } : found);
  renderAt('/search-lists?q=bed Baltimore Peñasco', { search }, all);
  await screen.findByText(words.unknown('"Baltimore", "Peñasco"'));
  cleanup();
  // A place outside New Jersey has a line of its own.
  renderAt('/search-lists?q=bed philadelphia', { search }, all);
  await screen.findByRole('alert');
  expect(screen.queryByText(/"baltimore"/)).toBeNull();
});

test('a place that was found says its street, also on paper', async () => {
  const hit: SearchHit = { ...shelter, address: '77 Sun St', city: 'Newark' };
  const search = () => Promise.resolve({ ...answer, hits: [hit], total: 1 });
  renderAt('/search-lists?q=food', { search });
  const place = await screen.findByRole('heading', { name: shelter.name });
  expect(place.closest('li')?.textContent).toContain('77 Sun St, Newark');
});

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
  ['pt', pt, findPt],
  ['ht', ht, findHt],
] as const)('a time of the day has a sentence of its own, in %s', async (_, all, words) => {
  const unknown = ['7 pm', 'baltimore', '4'];
  const search = () => Promise.resolve({ ...answer, also: [], total: 3, unknown });
  renderAt('/search-lists?q=food for 4 at 7 pm baltimore', { search }, all);
  await screen.findByText(words.search.times('"7 pm"'));
  await screen.findByText(words.search.unknown('"baltimore", "4"'));
});

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
  ['pt', pt, findPt],
  ['ht', ht, findHt],
] as const)(
  'a place outside New Jersey is said, with the nearest county, in %s',
  async (_, all, words) => {
    const asked: string[] = [];
    const search = (text: string) => {
      asked.push(text);
      return Promise.resolve({
        ...answer,
        also: [],
        near: text.includes('County') ? answer.near : null,
      });
    };
    renderAt('/search-lists?q=food in philadelphia', { search }, all);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words.outside('philadelphia', 'Camden'));
    fireEvent.click(screen.getByRole('button', { name: words.showCounty('Camden') }));
    await waitFor(() => expect(asked.at(-1)).toBe('food in Camden County'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

test('of a place beyond the border in the name of what is looked for nothing is said', async () => {
  const open = { state: 'ask', next: null, service: null, reception: null } as const;
  const goodwill = {
    id: 'g',
    list: 'employment',
    code: 'employment.17wdjz7',
    name: 'Goodwill Southern NJ and Philadelphia',
    kind: 'Job training',
    city: 'Maple Shade',
    county: 'Burlington',
    phone: null,
    open,
    miles: null,
    address: null,
    website: null,
    notes: null,
    sex: null,
    household: null,
    differs: [],
  };
  const search = () => Promise.resolve({ ...answer, near: null, hits: [goodwill], total: 1 });
  renderAt('/search-lists?q=goodwill philadelphia', { search });
  await screen.findByText(goodwill.name);
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  renderAt('/search-lists?q=jobs philadelphia', { search });
  await screen.findByText(goodwill.name);
  expect(screen.getByRole('alert').textContent).toContain(findEn.outside('philadelphia', 'Camden'));
});

const shelter: SearchHit = {
  id: 'a',
  list: 'housing',
  code: 'housing.0000000',
  name: 'Amani House',
  kind: 'Emergency shelter',
  address: null,
  city: 'Trenton',
  county: 'Mercer',
  phone: '609-555-0100',
  website: null,
  notes: null,
  open: { state: 'closed', next: null, service: null, reception: null },
  sex: 'men',
  household: null,
  miles: null,
  differs: [],
};

test('what the data excludes stands apart, with what differs and whom it takes', async () => {
  const others: SearchHit[] = [{ ...shelter, differs: ['no-women'] }];
  const hits: SearchHit[] = [{ ...shelter, id: 'b', name: 'For Women', sex: 'women' }];
  const search = () =>
    Promise.resolve({ ...answer, hits, others, total: 1, wishes: ['women' as const] });
  renderAt('/search-lists?q=women shelter trenton', { search });
  const group = await screen.findByRole('heading', { name: findEn.less });
  const section = group.closest('section');
  expect(section?.textContent).toContain('Amani House');
  expect(section?.textContent).toContain(findEn.differs['no-women']);
  expect(section?.textContent).toContain(findEn.men);
  expect(section?.textContent).not.toContain('For Women');
  const number = screen.getAllByRole('link', { name: '609-555-0100' })[0];
  expect(number?.getAttribute('href')).toBe('tel:6095550100');
});

test('a day among the words is the day of the states and of the ways to the finder', async () => {
  const next = { at: '2026-11-29T10:00', state: 'open' } as const;
  const hits: SearchHit[] = [{ ...shelter, open: { ...shelter.open, next } }];
  const sunday = { at: '2026-11-29T00:00', span: 'day' as const };
  const search = () => Promise.resolve({ ...answer, ...sunday, hits, total: 1 });
  renderAt('/search-lists?q=pantry open sunday', { search });
  const link = await screen.findByRole('link', { name: findEn.search.answer(findEn.titles.food) });
  expect(link.getAttribute('href')).toContain('when=2026-11-29');
  expect(document.querySelector('.count')?.textContent).toContain('November 29');
  expect(document.querySelector('.open-badge')?.textContent).toMatch(/Opens 10.AM/);
  const place = screen.getByRole('link', { name: 'Amani House' });
  expect(place.getAttribute('href')).toContain('when=2026-11-29');
  cleanup();
  const today = { at: '2026-11-26T14:00', span: 'day' as const };
  const tonight = () => Promise.resolve({ ...answer, ...today, hits, total: 1 });
  renderAt('/search-lists?q=dinner tonight', { search: tonight });
  const now = await screen.findByRole('link', { name: findEn.search.answer(findEn.titles.food) });
  expect(now.getAttribute('href')).toContain('when=today');
});
