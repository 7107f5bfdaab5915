import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MORE_LISTINGS } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const bar = () => within(screen.getByRole('banner'));

test('NAV-1 the logo and three links', async () => {
  renderAt('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  const paths = ['New Beginnings', 'Profile', 'Employment', 'About Us'].map((name) =>
    bar().getByRole('link', { name }).getAttribute('href'),
  );
  expect(paths).toEqual(['/', '/profile', '/employment', '/about']);
});

test('NAV-1 the search over all lists is on every screen, after what is specified', async () => {
  renderAt('/contact');
  await screen.findByRole('heading', { name: 'Contact Us' });
  const links = bar().getAllByRole('link', { name: /^(Profile|Employment|About Us|Search)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/employment',
    '/about',
    '/search-lists',
  ]);
});

test.each([
  [
    'NAV-2',
    'Resources',
    ['food', 'clothing', 'housing', ...MORE_LISTINGS].map((name) => `/resources/${name}`),
  ],
  ['NAV-3', 'Career', ['/resources/videos/career', '/resources/videos/finance']],
  ['NAV-4', 'WIP things', ['/resources/videos/finance', '/resources/videos/finance']],
])(
  '%s the menu %s opens by its button and closes by Escape and outside',
  async (_, name, paths) => {
    const { person } = renderAt('/about');
    await screen.findByRole('heading', { name: 'About Us' });
    const button = bar().getByRole('button', { name });
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');

    await person.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(
      Array.from(menu?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href')),
    ).toEqual(paths);

    await person.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);

    await person.click(button);
    await person.click(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');

    await person.click(button);
    for (const path of paths) {
      await person.tab();
      expect(document.activeElement?.getAttribute('href')).toBe(path);
      expect(button.getAttribute('aria-expanded')).toBe('true');
    }
    await person.tab();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  },
);

test('NAV-2 arrow keys open a menu and go through it', async () => {
  const { person } = renderAt('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  const button = bar().getByRole('button', { name: 'Resources' });
  const focused = () => document.activeElement?.textContent;
  button.focus();
  await person.keyboard('{ArrowDown}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Food');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Shelter');
  await person.keyboard('{Home}');
  expect(focused()).toBe('Food');
  await person.keyboard('{End}{ArrowUp}');
  expect(focused()).toBe('Support');
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  await person.keyboard('{ArrowUp}');
  expect(focused()).toBe('Getting around');
});

test('NAV-6 three ways past the navigation: content, list, and the way out', async () => {
  const rows = [{ name: 'A', website: 'https://example.org' }];
  const listing = () => Promise.resolve({ rows, keptAt: null });
  const { person, router } = renderAt('/employment', { listing });
  await screen.findByRole('button', { name: 'Leave now' });
  await screen.findByRole('table');
  await person.tab();
  await person.click(screen.getByRole('link', { name: 'Skip to the list' }));
  expect(document.activeElement?.closest('tbody')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Skip to "Leave now"' }));
  expect(document.activeElement?.textContent).toBe('Leave now');
  expect(router.state.location.hash).toBe('');
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  expect(screen.queryByRole('link', { name: 'Skip to the list' })).toBeNull();
});

test('NAV-5 sticky and light beside lists, fixed elsewhere', async () => {
  const { router } = renderAt('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  expect(screen.getByRole('banner').className).toContain('fixed-top navbar-dark');
  await router.navigate('/resources/videos/career');
  await screen.findByRole('heading', { name: 'Career Help' });
  expect(screen.getByRole('banner').className).toContain('sticky-top navbar-light');
});

test('NAV-6 the toggle opens, choosing a link closes', async () => {
  const { person } = renderAt('/');
  const toggle = await screen.findByRole('button', { name: 'Menu' });
  await person.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await person.click(bar().getByRole('link', { name: 'About Us' }));
  await screen.findByRole('heading', { name: 'About Us' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('NAV-6 what is open closes when the focus moves below it', async () => {
  const { person } = renderAt('/');
  const toggle = await screen.findByRole('button', { name: 'Menu' });
  await person.click(toggle);
  bar().getByRole('link', { name: 'Search' }).focus();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await person.tab();
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('NAV-6 a language is chosen by its own name, the page says so and the visit remembers it', async () => {
  const { person } = renderAt('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  await person.click(bar().getByRole('button', { name: 'Language: English' }));
  const names = ['English', 'Español', 'Português', 'Kreyòl ayisyen'];
  const tags = names.map((name) => bar().getByRole('button', { name }).lang);
  expect(tags).toEqual(['en', 'es', 'pt-BR', 'ht']);
  await person.click(bar().getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Sobre nosotros' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toContain('Sobre nosotros');
  expect(sessionStorage.getItem('language')).toBe('es');
  const button = bar().getByRole('button', { name: 'Idioma: Español' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await person.keyboard('{ArrowDown}{End}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Kiyès nou ye' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('ht');
  await person.click(button);
  await person.click(bar().getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'About Us' })).toBeTruthy();
});

test('NAV-6 the languages close by Escape and when the focus moves on', async () => {
  const { person } = renderAt('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  const button = bar().getByRole('button', { name: 'Language: English' });
  await person.click(button);
  await person.keyboard('{ArrowDown}{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await person.click(button);
  for (let count = 0; count < 5; count += 1) await person.tab();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
