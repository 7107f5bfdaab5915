import { cleanup, screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, nothingFound } from '../backend/fake';
import type { FoundPlace, Place, SearchHit } from '../generated/bindings';
import { routes } from '../routes';
import { renderAt } from '../test/renderAt';
import { card } from '../words/card.en';
import { contact } from '../words/contact.en';
import { en } from '../words/en';
import { find } from '../words/find.en';
import { find as ptFind } from '../words/find.pt';
import { ht } from '../words/ht';
import { listing } from '../words/listing.en';
import { outside } from '../words/outside.en';
import { pt } from '../words/pt';
import { SCREENS } from '../words/screens';
import { slip } from '../words/slip.en';
import { tools } from '../words/tools.en';
import { visit } from '../words/visit.en';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const LANGUAGES = [
  { tag: 'pt-BR', words: pt, leaveNow: 'Sair já' },
  { tag: 'ht', words: ht, leaveNow: 'Soti vit' },
];

/** Sentences of an object; those that are made of values are left out. */
function fixed(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : value instanceof Object ? fixed(value) : [],
  );
}
const ENGLISH = fixed({ ...en, card, contact, find, listing, outside, slip, tools, visit });

/** Texts and names of the screen whose element is in a language. */
function said(tag: string): string[] {
  const isOwn = (element: Element | null) =>
    (element?.closest<HTMLElement>('[lang]')?.lang ?? '') === tag;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (isOwn(parentElement)) texts.push(textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (isOwn(element))
      for (const name of ['aria-label', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
  return texts.filter(Boolean);
}

const ROW = {
  name: 'Hope House',
  type: 'Food pantry',
  address: '1 Main St',
  city: 'Newark',
  county: 'Essex',
  phone: '973-555-0100',
  website: 'https://example.org',
  hours: 'Monday-Friday 9 am-5 pm',
  notes: 'Bring ID',
  checked: '2026-10',
};
const FOUND: FoundPlace = {
  id: 'abc',
  list: 'food',
  code: 'food.0000000',
  name: ROW.name,
  kind: ROW.type,
  address: ROW.address,
  city: ROW.city,
  county: ROW.county,
  zip: '07102',
  phone: ROW.phone,
  website: ROW.website,
  open: { state: 'open', next: null, service: null, reception: 'appointment' },
  restOfDay: 'open',
  hours: ROW.hours,
  requirements: {
    id: { value: 'none', words: 'No ID' },
    papers: [{ value: 'id', words: 'Bring ID' }],
    referral: null,
    residents: { value: ['Essex'], words: 'Essex residents' },
    ages: null,
    sex: { value: 'men', words: 'Men' },
    household: null,
    groups: [],
    sober: null,
    cost: { value: 'free', words: 'Free' },
    entry: null,
    languages: null,
    wheelchair: null,
    record: { value: 'welcome', words: 'x' },
    conditions: [{ value: 'members', words: 'Members only' }],
    howOften: null,
  },
  notes: ROW.notes,
  miles: 1.4,
  point: [40.7, -74.2],
  hires: null,
  checked: '2026-10',
  freshness: 'fresh',
  asks: ['walk-in', 'families'],
  differs: ['needs-id', 'elsewhere'],
  how: null,
  beside: null,
  rank: 1,
};
const PLACE: Place = {
  place: FOUND,
  row: ROW,
  hours: { sentence: null, rules: [], closed: [], otherwise: 'ask', holidays: 'ask' },
  here: [],
  keptAt: null,
};
const HIT: SearchHit = {
  id: 'abc',
  list: 'food',
  code: 'food.0000000',
  name: ROW.name,
  kind: ROW.type,
  city: ROW.city,
  county: ROW.county,
  phone: ROW.phone,
  open: FOUND.open,
  miles: 1.4,
  address: null,
  website: null,
  notes: null,
  sex: null,
  household: null,
  differs: [],
};

const backend = {
  listing: () => Promise.resolve({ rows: [ROW], keptAt: 1_790_000_000_000 }),
  find: () =>
    Promise.resolve({
      ...nothingFound,
      places: [FOUND],
      others: [{ ...FOUND, id: 'def', differs: ['closed' as const] }],
      total: 40,
      keptAt: 1_790_000_000_000,
    }),
  place: () => Promise.resolve(PLACE),
  search: (text: string) =>
    Promise.resolve({
      at: '',
      span: 'now' as const,
      others: [],
      hits: text === 'nothing' ? [] : [HIT],
      total: text === 'nothing' ? 0 : 1,
      needs: ['food' as const],
      near: null,
      also: [],
      understood: 'food',
      unknown: [],
      wishes: [],
      typed: null,
      keptAt: null,
    }),
};

const PUBLIC = [
  '/',
  '/find/food',
  '/find/food?near=Newark&when=tomorrow',
  '/calendar/food',
  '/places/abc',
  '/search-lists',
  '/search-lists?q=food',
  '/search-lists?q=nothing',
  '/resources/food',
  '/resources/legal',
  '/employment',
  '/my-list',
  '/appointment',
  '/contact',
  '/about',
  '/nowhere',
];

test.each(LANGUAGES.flatMap((it) => PUBLIC.map((path) => ({ ...it, path }))))(
  'RTE-1 $path has no English in $tag, but for what the lists say',
  async ({ tag, words, path, leaveNow }) => {
    renderAt(path, backend, words);
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: leaveNow });
    expect(document.documentElement.lang).toBe(tag);
    expect(screen.queryByText(words.inEnglish)).toBeNull();
    expect(screen.queryByRole('heading', { name: words.errorScreen.title })).toBeNull();
    const own = new Set(fixed(words));
    const texts = said(tag);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => ENGLISH.includes(text) && !own.has(text))).toEqual([]);
    const inEnglish = said('en').filter((text) => own.has(text) && !ENGLISH.includes(text));
    expect(inEnglish, 'marked as English').toEqual([]);
  },
);

const ENGLISH_ONLY = [
  '/resources/videos/career',
  '/profile',
  '/login',
  '/auth/action',
  '/resume/new',
  '/letter/employer',
  '/interview',
  '/papers',
  '/first-days',
  '/entry',
];

test.each(LANGUAGES.flatMap((it) => ENGLISH_ONLY.map((path) => ({ ...it, path }))))(
  'RTE-1 $path is English as a whole in $tag, and says so',
  async ({ tag, words, path }) => {
    renderAt(path, {}, words);
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector<HTMLElement>('main > .spoken:has(h1)')?.lang).toBe('en');
    expect(screen.getByText(words.inEnglish).closest('[lang="en"]')).toBeNull();
    // What surrounds it stays in the language of the visit.
    expect(screen.getByRole('link', { name: words.nav.about })).toBeTruthy();
    const own = new Set(fixed(words));
    expect(said(tag).filter((text) => ENGLISH.includes(text) && !own.has(text))).toEqual([]);
  },
);

test('RTE-1 a dialog is marked with the language of its screen', async () => {
  const { person } = renderAt('/places/abc', backend, pt);
  await person.click(await screen.findByRole('button', { name: ptFind.report.button }));
  const title = await screen.findByRole('heading', { name: ptFind.report.title });
  expect(title.closest<HTMLElement>('[lang]')?.lang).toBe('pt-BR');
});

test('RTE-1 what is written on an English screen stays when the language changes', async () => {
  const { person } = renderAt('/letter/employer', {}, pt);
  const field = (await screen.findAllByRole('textbox'))[0];
  if (!field) throw new Error('the letter has no field');
  await person.type(field, 'Ana');
  await person.click(screen.getByRole('button', { name: 'Idioma: Português' }));
  await person.click(within(screen.getByRole('banner')).getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Language: English' })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toBe('Ana');
});

test('RTE-1 the table says of every screen in which languages it is', () => {
  const named = (all: RouteObject[]): string[] =>
    all.flatMap(({ path, children = [] }) => [path ?? '', ...named(children)]);
  const first = named(routes(fakeBackend())).map(
    (path) => path.split('/')[path.startsWith('/') ? 1 : 0],
  );
  for (const segment of first.filter((it) => it && !/^[:*]/.test(it) && it !== 'videos'))
    expect(Object.keys(SCREENS), segment).toContain(segment);
});
