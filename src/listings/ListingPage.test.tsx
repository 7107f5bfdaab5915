import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeBackend } from '../backend/fake';
import type { Listing } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';
import { listing as words } from '../words/listing.en';

const rows = [
  {
    name: 'Hope Pantry',
    county: 'Essex',
    website: 'https://hope.example',
    address: '1 Main St',
    hours: '<b>9-5</b>',
  },
  { name: 'Elm Kitchen', county: 'Mercer', phone: '211' },
  { name: 'State line', county: 'Statewide', phone: '211' },
];
const fresh: Listing = { rows, keptAt: null };
const listing = () => Promise.resolve(fresh);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('TBL-1 TBL-2 TBL-4 TBL-5 heading, hint and headers', async () => {
  renderAt('/resources/food', { listing });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Food Banks, Soup Kitchens, and Distribution Centers',
  );
  expect(
    screen.getByText('You may need to scroll/swipe right to view all information for a resource.'),
  ).toBeTruthy();
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headers).toEqual(['Name', 'Address', 'County', 'Phone', 'Website', 'Hours']);
});

test('TBL-6 TBL-7 TBL-8 TBL-9 links, text and what is absent', async () => {
  renderAt('/resources/tools', { listing });
  expect(await screen.findByRole('heading', { level: 1, name: 'tools' })).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  const link = within(first!).getByText('Link');
  expect(link.getAttribute('href')).toBe('https://hope.example/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(within(first!).getByText('<b>9-5</b>')).toBeTruthy();
  const cells = within(second!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['Elm Kitchen', 'N/A', 'Mercer', '211', 'N/A', 'N/A']);
});

test('TBL-4 in Spanish the header stays and gets its translation below', async () => {
  renderAt('/resources/food', { listing }, es);
  const header = await screen.findByText('Phone');
  expect(header.getAttribute('lang')).toBe('en');
  expect(header.parentElement?.textContent).toBe('Phoneteléfono');
});

test('TBL-9 search and county stand in the address, the count is announced, a tap clears both', async () => {
  const { person, router } = renderAt('/resources/food?county=Essex', { listing });
  expect(await screen.findByText('1 of 3 places')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show 1 that serves the whole state' }));
  expect(router.state.location.search).toBe('?county=Statewide');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  await person.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'elm');
  expect(screen.getByText('1 of 3 places').getAttribute('role')).toBe('status');
  await waitFor(() => expect(router.state.location.search).toBe('?q=elm'));
  await person.type(screen.getByRole('searchbox'), 'zzz');
  expect(
    await screen.findByText('No places match. Try fewer words or another county.'),
  ).toBeTruthy();
});

test('TBL-9 an empty list says so', async () => {
  renderAt('/resources/food', { listing: () => Promise.resolve({ rows: [], keptAt: null }) });
  expect(await screen.findByText('This list is empty right now. Call 211 for help.')).toBeTruthy();
});

test('KSK-4 a kept copy says from when it is and asks again by itself until it is fresh', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = vi.fn().mockResolvedValue({ rows, keptAt: Date.UTC(2026, 9, 5, 16, 30) });
  renderAt('/employment', { listing: asked });
  expect(await screen.findByText(/This copy of the list is from October 5, 2026/)).toBeTruthy();
  // The notices of the staff are asked for beside the list.
  const times = () => asked.mock.calls.filter(([name]) => name === 'employment').length;
  const before = times();

  asked.mockResolvedValue(fresh);
  await act(() => vi.advanceTimersByTimeAsync(15_000));

  expect(screen.queryByText(/This copy of the list is from/)).toBeNull();
  const after = times();
  expect(after).toBe(before + 1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(times()).toBe(after);
});

test('RTE-1 a list that fails to load says why, and another try shows it', async () => {
  const asked = vi.fn().mockRejectedValueOnce(new BackendError('too-many-requests'));
  asked.mockResolvedValue(fresh);
  const { person } = renderAt('/resources/clothing', { listing: asked });
  expect(await screen.findByText(/Wait a few minutes/)).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Resources and videos' })).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Hope Pantry')).toBeTruthy();
});

test('RTE-3 a list that does not exist is the not-found page', async () => {
  renderAt('/resources/nothing', {
    listing: () => Promise.reject(new BackendError('listing-not-found')),
  });
  expect(await screen.findByText('Looks like this page does not exist.')).toBeTruthy();
});

test('ANA a list is counted once, not for a filter, and again for another list', async () => {
  const countPageView = vi.fn();
  const { router, person } = renderAt('/resources/food', { listing, countPageView });
  await screen.findByText('Hope Pantry');
  await person.selectOptions(screen.getByRole('combobox'), 'Essex');
  expect(countPageView.mock.calls).toEqual([['resourcetables']]);
  await act(() => router.navigate('/resources/clothing'));
  expect(countPageView.mock.calls).toEqual([['resourcetables'], ['resourcetables']]);
});

test('TBL-9 a very long list is drawn in parts, searched whole, and shows more on a press', async () => {
  const many = Array.from({ length: 310 }, (_, index) => ({ name: `Place ${index}` }));
  const { person, container } = renderAt('/resources/food', {
    listing: () => Promise.resolve({ rows: many, keptAt: null }),
  });
  const drawn = () => container.querySelectorAll('tbody tr').length;
  expect(await screen.findByText('310 places')).toBeTruthy();
  expect(drawn()).toBe(300);
  await person.click(screen.getByText('Show more (10 left)'));
  await waitFor(() => expect(drawn()).toBe(310));
  // While someone types, what the screen holds is drawn, and the rest once they stop.
  const field = container.querySelector('input[type=search]')!;
  fireEvent.change(field, { target: { value: 'place' } });
  expect(drawn()).toBe(24);
  await waitFor(() => expect(drawn()).toBe(300));
  fireEvent.change(field, { target: { value: 'place 309' } });
  expect(await screen.findByText('1 of 310 places')).toBeTruthy();
});

test('TBL-3 a narrow window shows cards, and the table is one tap away', async () => {
  narrow();
  const { person, router } = renderAt('/resources/food', { listing });
  const link = await screen.findByRole('link', { name: 'Hope Pantry' });
  expect(link.getAttribute('href')).toMatch(/^\/places\/food\.[a-z0-9]{7}$/);
  expect(screen.queryByRole('table')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'See the table' }));
  expect(screen.getByRole('table')).toBeTruthy();
  expect(
    screen.getByText('You may need to scroll/swipe right to view all information for a resource.'),
  ).toBeTruthy();
  expect(router.state.location.search).toBe('?view=table');
  await person.click(screen.getByRole('button', { name: 'See cards' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('RES-7 an employer that cannot be reached comes last, and its row says what to do', async () => {
  const rows = [
    { name: 'Silent', phone: 'N/A', address: 'N/A', website: 'N/A', county: 'Essex' },
    { name: 'Shop', phone: 'N/A', address: '1 Main St', website: 'N/A', county: 'Essex' },
    { name: 'Site', phone: 'N/A', address: 'N/A', website: 'https://a.example', county: 'Essex' },
  ];
  renderAt('/employment', { listing: () => Promise.resolve({ rows, keptAt: null }) });
  await screen.findByRole('table');
  const [, ...shown] = screen.getAllByRole('row');
  expect(shown.map((row) => /^(Shop|Site|Silent)/.exec(row.textContent)?.[0])).toEqual([
    'Shop',
    'Site',
    'Silent',
  ]);
  expect(screen.getAllByText(/ask for the manager/)).toHaveLength(1);
  expect(within(shown[2]!).getByText(/ask for the manager/)).toBeTruthy();
  cleanup();
  // Other lists keep the order of their source.
  renderAt('/resources/food', { listing: () => Promise.resolve({ rows, keptAt: null }) });
  await screen.findByRole('table');
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/^Silent/);
  expect(screen.queryByText(/ask for the manager/)).toBeNull();
});

test('TBL-9 cards come twenty at a time, and paper gets all of them', async () => {
  narrow();
  const many = Array.from({ length: 50 }, (_, at) => ({ name: `Pantry ${at}`, phone: '211' }));
  const print = vi.fn(() => Promise.resolve());
  const terminal = await fakeBackend().openTerminal();
  const printer = { ...terminal, abilities: { ...terminal.abilities, print: true }, print };
  const opened = Promise.resolve(printer);
  const { person } = renderAt('/resources/food', {
    listing: () => Promise.resolve({ rows: many, keptAt: null }),
    openTerminal: () => opened,
  });
  const cards = () => document.querySelectorAll('.place-card').length;
  await screen.findByRole('link', { name: 'Pantry 0' });
  expect(cards()).toBe(20);
  await person.click(screen.getByRole('button', { name: 'Show more (30 left)' }));
  await waitFor(() => expect(cards()).toBe(40));
  print.mockImplementation(() => {
    expect(cards()).toBe(50);
    return Promise.resolve();
  });
  await person.click(screen.getByRole('button', { name: 'Print this list' }));
  expect(print).toHaveBeenCalledOnce();
});

test('TBL-9 the keys of the browser print all of a list too', async () => {
  narrow();
  const many = Array.from({ length: 50 }, (_, at) => ({ name: `Pantry ${at}`, phone: '211' }));
  renderAt('/resources/food', {
    listing: () => Promise.resolve({ rows: many, keptAt: null }),
  });
  await screen.findByRole('link', { name: 'Pantry 0' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelectorAll('.place-card')).toHaveLength(50);
});

function narrow() {
  vi.stubGlobal('innerWidth', 390);
}

test('TBL-1 a list that the staff made has its title as its heading, never its name in addresses', async () => {
  const menu = { name: 'free-phones', en: 'Free phones', es: 'Teléfonos gratis' };
  const usual = { name: 'legal', en: 'Law office', es: 'Abogados' };
  const listings = (name: string) =>
    Promise.resolve(name === 'list-menu' ? { rows: [menu, usual], keptAt: null } : fresh);
  renderAt('/resources/free-phones', { listing: listings });
  await screen.findByRole('heading', { level: 1, name: 'Free phones' });
  expect(screen.queryByText('free-phones')).toBeNull();
  expect(document.title).toContain('Free phones');
  cleanup();
  renderAt('/resources/free-phones', { listing: listings }, es);
  await screen.findByRole('heading', { level: 1, name: 'Teléfonos gratis' });
  cleanup();
  renderAt('/resources/legal', { listing: listings });
  await screen.findByRole('heading', { level: 1, name: 'Law office' });
  expect(screen.queryByText('legal')).toBeNull();
});

test('TBL-1 the heading of a specified list and of one with its usual name stays whatever the menu says', async () => {
  const rows = [
    { name: 'food', en: 'Meals', es: 'Comidas' },
    { name: 'legal', en: '', es: '' },
  ];
  const listings = (name: string) =>
    Promise.resolve(name === 'list-menu' ? { rows, keptAt: null } : fresh);
  renderAt('/resources/food', { listing: listings });
  await screen.findByRole('heading', { level: 1, name: words.titles.food! });
  expect(screen.queryByText('Meals')).toBeNull();
  cleanup();
  renderAt('/resources/legal', { listing: listings });
  await screen.findByRole('heading', { level: 1, name: 'legal' });
  await screen.findByText('Legal help', { selector: '.in-words' });
});

test('TBL-1 a list that was renamed in one language has its usual title in the other', async () => {
  const usual = { name: 'legal', en: 'Law office', es: '' };
  const listings = (name: string) =>
    Promise.resolve(name === 'list-menu' ? { rows: [usual], keptAt: null } : fresh);
  renderAt('/resources/legal', { listing: listings }, es);
  await screen.findByRole('heading', { level: 1, name: es.nav.legal });
});

test('TBL-1 the employers among the lists have the heading of their own page', async () => {
  renderAt('/resources/employment', { listing: () => Promise.resolve(fresh) });
  await screen.findByRole('heading', { level: 1, name: 'Employment' });
  await screen.findByText(words.employmentHint);
});

test('TBL-1 a list that the staff made is shown when its title is there, and without a menu by its name', async () => {
  let answer: (menu: Listing) => void = () => undefined;
  const asked = new Promise<Listing>((resolve) => (answer = resolve));
  renderAt('/resources/free-rides', {
    listing: (name) => (name === 'list-menu' ? asked : Promise.resolve(fresh)),
  });
  const names = new Set<string>();
  const watch = new MutationObserver(() =>
    screen.queryAllByRole('heading', { level: 1 }).forEach((it) => names.add(it.textContent)),
  );
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await act(() => Promise.resolve());
  answer({ rows: [{ name: 'free-rides', en: 'Free rides', es: 'Viajes' }], keptAt: null });
  await screen.findByRole('heading', { level: 1, name: 'Free rides' });
  watch.disconnect();
  expect(names).not.toContain('free-rides');
  cleanup();
  renderAt('/resources/free-tools', {
    listing: (name) =>
      name === 'list-menu' ? Promise.reject(new Error('no link')) : Promise.resolve(fresh),
  });
  await screen.findByRole('heading', { level: 1, name: 'free-tools' });
});
