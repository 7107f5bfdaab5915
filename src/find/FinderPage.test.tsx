import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FindQuestion, OpenNow } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { find as findEn } from '../words/find.en';
import { find as findEs } from '../words/find.es';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function place(name: string, state: OpenNow['state'], miles: number) {
  return foundPlace(name, {
    list: 'housing',
    code: 'housing.0000000',
    kind: 'Emergency shelter',
    city: 'Trenton',
    county: 'Mercer',
    zip: '08608',
    phone: '609-555-0100',
    open: { state, next: null, service: null, reception: null },
    restOfDay: state,
    miles,
  });
}

const places = [place('Mission', 'ask', 1.4), place('Far House', 'open', 49.3)];
const find = () => Promise.resolve({ ...nothingFound, places, total: 2 });

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)('a bed near by comes before one far away, in %s', async (_, all, words) => {
  renderAt('/find/shelter?near=Trenton', { find }, all);
  await screen.findByRole('heading', { name: 'Mission' });
  // The one that is open is far away.
  expect(document.querySelector('.count')?.textContent).toContain(words.noneNear);
  const headings = screen.getAllByRole('heading').map((it) => it.textContent);
  expect(headings.filter((it) => it !== words.titles.shelter).slice(0, 4)).toEqual([
    words.ask,
    'Mission',
    words.far(20),
    'Far House',
  ]);
});

test('the town that was said before is in the address, so that a bookmark answers the same', async () => {
  sessionStorage.setItem('town', 'Trenton');
  const asked: FindQuestion[] = [];
  const noted = (question: FindQuestion) => {
    asked.push(question);
    return find();
  };
  renderAt('/find/shelter', { find: noted });
  await screen.findByRole('heading', { name: 'Mission' });
  expect(new URLSearchParams(location.search).get('near')).toBe('Trenton');
  // It is answered once.
  expect(asked.map(({ near }) => near)).toEqual(['Trenton']);
});

test('a terminal with a town of its own begins there, until another town is said', async () => {
  const asked: FindQuestion[] = [];
  const noted = (question: FindQuestion) => {
    asked.push(question);
    return find();
  };
  const { unmount } = renderAt('/find/shelter', { find: noted, town: 'Newark' });
  await screen.findByRole('heading', { name: 'Mission' });
  unmount();
  sessionStorage.setItem('town', 'Trenton');
  renderAt('/find/shelter', { find: noted, town: 'Newark' });
  await screen.findByRole('heading', { name: 'Mission' });
  expect(asked.map(({ near }) => near)).toEqual(['Newark', 'Trenton']);
});

test('a printed answer carries the code of its question', async () => {
  renderAt('/find/shelter?near=Trenton&when=tomorrow&for=free', { find });
  await screen.findByRole('heading', { name: 'Mission' });
  const printed = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return screen.getByTitle(findEn.poster);
  };
  const code = await waitFor(printed);
  expect(code.closest('.printed-code')).toBeTruthy();
});

test('a town is said with its county, and the others of its name are one touch away', async () => {
  const near = {
    name: 'Springfield Township',
    partOf: null,
    county: 'Burlington',
    zip: null,
    whole: false,
  };
  const asked: (string | null)[] = [];
  const answer = (question: { near: string | null }) => {
    asked.push(question.near);
    const also = asked.length === 1 ? ['Springfield, Union'] : [];
    return Promise.resolve({ ...nothingFound, near: { ...near, lat: 40, lon: -74 }, also });
  };
  renderAt('/find/food?near=Springfield', { find: answer });
  await screen.findByText('Near Springfield Township, Burlington');
  fireEvent.click(screen.getByRole('button', { name: 'Springfield, Union' }));
  await waitFor(() => expect(asked.at(-1)).toBe('Springfield, Union'));
  await waitFor(() => expect(screen.queryByText(findEn.whereAlso)).toBeNull());
});

test.each([
  ['old', true],
  ['fresh', false],
] as const)('what a source says that is %s is to be asked: %s', async (freshness, isAsked) => {
  const welcome = { value: 'welcome', words: 'x' } as const;
  const requirements = { ...NOTHING_ASKED, record: welcome };
  const silent = { ...place('Silent', 'ask', 2), freshness };
  const shown = [{ ...place('Shop', 'ask', 1), requirements, freshness }, silent];
  renderAt('/find/work', { find: () => Promise.resolve({ ...nothingFound, places: shown }) });
  await screen.findByRole('heading', { name: 'Shop' });
  const card = (name: string) => screen.getByRole('heading', { name }).closest('li');
  expect(card('Shop')?.textContent).toContain(findEn.welcome);
  expect(card('Shop')?.textContent.includes(findEn.stillStands)).toBe(isAsked);
  // A source that says nothing leaves nothing to be asked.
  expect(card('Silent')?.textContent).not.toContain(findEn.stillStands);
});

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)('a time that is not understood is said, in %s', async (_, all, words) => {
  renderAt('/find/food?near=Newark&when=14:00', { find }, all);
  expect((await screen.findByRole('alert')).textContent).toBe(words.unknownWhen('14:00'));
});

test('a town outside New Jersey is said as such, and the nearest county is one touch away', async () => {
  const asked: (string | null)[] = [];
  const answer = (question: { near: string | null }) => {
    asked.push(question.near);
    return Promise.resolve({ ...nothingFound, nearUnknown: question.near === 'Philadelphia' });
  };
  renderAt('/find/food?near=Philadelphia', { find: answer });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(findEn.outside('Philadelphia', 'Camden'));
  fireEvent.click(screen.getByRole('button', { name: findEn.showCounty('Camden') }));
  await waitFor(() => expect(asked.at(-1)).toBe('Camden County'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a card quotes what only the source can say', async () => {
  const requirements = {
    ...NOTHING_ASKED,
    conditions: [{ value: 'only-some', words: 'Parish of St Ann only' } as const],
  };
  const shown = [{ ...place('Shop', 'ask', 1), requirements }];
  renderAt('/find/work', { find: () => Promise.resolve({ ...nothingFound, places: shown }) });
  const quote = await screen.findByText('Parish of St Ann only');
  expect(quote.closest('li')?.textContent).toContain(findEn.theyWrite);
  expect(screen.getByText(findEn.conditions['only-some'])).toBeTruthy();
});

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)(
  'of a day that is over today is shown, and it is said, in %s',
  async (_, all, words) => {
    const asked: [at: string | null, span: string][] = [];
    const answer = ({ at, span }: FindQuestion) => {
      asked.push([at, span]);
      return find();
    };
    renderAt('/find/food?near=Newark&when=2020-01-05', { find: answer }, all);
    expect((await screen.findByRole('alert')).textContent).toBe(words.over);
    expect(asked).toEqual([[null, 'day']]);
    const today = screen.getByRole('button', { name: words.whens.today });
    expect(today.getAttribute('aria-pressed')).toBe('true');
  },
);
