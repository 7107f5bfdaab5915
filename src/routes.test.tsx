import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend } from './backend/fake';
import { routes } from './routes';
import { renderAt } from './test/renderAt';

afterEach(cleanup);

test.each([
  ['/', 'New Beginnings'],
  ['/profile', 'Log In to New Beginnings'],
  ['/profile#resume', 'Log In to New Beginnings'],
  ['/login', 'Log In to New Beginnings'],
  ['/resources', 'Food Banks, Soup Kitchens, and Distribution Centers'],
  ['/resources/housing', 'Family Shelters, Emergency Shelters, Affordable Housing Assistance'],
  ['/resources/videos/finance', 'Financial Literacy'],
  ['/employment', 'Employment'],
  ['/contact', 'Contact Us'],
  ['/about', 'About Us'],
  ['/nothing', 'Sorry :('],
  ['/resources/videos/nothing', 'Sorry :('],
])('RTE-1 RTE-3 %s shows "%s"', async (path, heading) => {
  renderAt(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('RTE-2 a list is loaded before its screen shows', async () => {
  let arrive: (value: { rows: []; keptAt: null }) => void = () => undefined;
  const listing = (name: string) =>
    new Promise<{ rows: []; keptAt: null }>((resolve) => {
      if (name === 'employment') arrive = resolve;
    });
  renderAt('/employment', { listing });
  expect(await screen.findByText('Loading …')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Employment' })).toBeNull();
  arrive({ rows: [], keptAt: null });
  expect(await screen.findByRole('heading', { name: 'Employment' })).toBeTruthy();
});

test.each([
  ['/resources/food?county=Essex', '/resources/legal', 'legal'],
  ['/resources/food?q=a', '/employment?q=a', 'Employment'],
  ['/employment?county=Essex', '/resources/clothing', 'Clothing Rooms/Drives and Thrift Shops'],
])('TBL-1 from %s to %s the rows follow the heading', async (from, to, heading) => {
  const listing = vi.fn((name: string) =>
    Promise.resolve({ rows: [{ name: `a row of ${name}`, county: 'Essex' }], keptAt: null }),
  );
  const { router } = renderAt(from, { listing });
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate(to));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  const list = to.startsWith('/employment') ? 'employment' : to.replace('/resources/', '');
  expect(screen.getByText(`a row of ${list}`)).toBeTruthy();
  expect(listing.mock.calls.filter(([name]) => name === list)).toHaveLength(1);
});

test('RTE-1 every link of every screen leads to a screen', async () => {
  const table = routes(fakeBackend());
  const rows = [{ name: 'A', county: 'Essex' }];
  const listing = () => Promise.resolve({ rows, keptAt: null });
  for (const path of [
    '/',
    '/profile',
    '/resources/food',
    '/resources/videos/career',
    '/employment',
    '/contact',
    '/about',
    '/nothing',
  ]) {
    renderAt(path, { listing });
    await screen.findByRole('heading', { level: 1 });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const href of links.filter((address) => address.startsWith('/'))) {
      const leaf = matchRoutes(table, href)?.at(-1)?.route.path;
      expect(leaf, `${href} on ${path}`).not.toBe('*');
      expect(leaf, `${href} on ${path}`).toBeDefined();
    }
    cleanup();
  }
});

test('ANA the pages of the specification are counted once each', async () => {
  for (const [path, page] of [
    ['/', 'home'],
    ['/resources/videos/career', 'videogallery'],
    ['/profile', 'profile'],
  ] as const) {
    const countPageView = vi.fn();
    renderAt(path, { countPageView });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(countPageView.mock.calls).toEqual([[page]]));
    cleanup();
  }
});

test('HOM-1 HOM-2 HOM-3 HOM-4 the home page', async () => {
  renderAt('/');
  const href = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Upload Your Resume')).toBe('/profile#resume');
  expect(await href('View Employers')).toBe('/employment');
  expect(await href('Local Resources')).toBe('/resources/food');
  expect(await href('Video Tutorials')).toBe('/resources/videos/career');
  expect(await href('Deliver Email')).toBe('mailto:desk@example.org');
  expect(screen.getByRole('button', { name: 'Coming Soon!' })).toHaveProperty('disabled', true);
  expect(
    screen.getByText(/matched with employers who do not discriminate based on the past/),
  ).toBeTruthy();
});
