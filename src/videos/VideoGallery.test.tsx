import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';

afterEach(cleanup);

test.each([
  ['finance', 3],
  ['career', 4],
])(
  'VID-1 VID-2 %s has %i cards, each with picture, texts and a way to watch',
  async (name, count) => {
    renderAt(`/resources/videos/${name}`);
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(count);
    for (const card of cards) {
      expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\.svg/);
      expect(card.querySelectorAll('h2, .card-subtitle, .card-text')).toHaveLength(3);
      expect(card.parentElement?.className).toBe('col-sm-4');
      const [thumbnail, button] = card.querySelectorAll('a');
      expect(thumbnail?.querySelector('img')).toBeTruthy();
      expect(button?.textContent).toBe('Watch Video');
      expect(thumbnail?.href).toBe(button?.href);
      expect([thumbnail?.target, button?.target]).toEqual(['_blank', '_blank']);
    }
  },
);

test('VID-2 a video that staff added stands behind those of the specification', async () => {
  const link = 'https://youtu.be/staff';
  const row = { page: 'career', title: 'Trades in Trenton', en: 'How to', es: 'Cómo', link };
  const other = { ...row, page: 'finance', title: 'Another' };
  renderAt('/resources/videos/career', {
    listing: () => Promise.resolve({ rows: [row, other], keptAt: null }),
  });
  await screen.findByText('Trades in Trenton');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(5);
  expect(cards[4]?.textContent).toBe('Trades in TrentonWorkHow toWatch Video');
  expect(cards[4]?.querySelector('a')?.href).toBe(link);
  expect(screen.queryByText('Another')).toBeNull();
});

test('VID-1 in Spanish the page says that the videos are in English', async () => {
  renderAt('/resources/videos/career', {}, es);
  expect(await screen.findByText('Los videos están en inglés.')).toBeTruthy();
  expect(screen.getByText('Interviewing').getAttribute('lang')).toBe('en');
});

test('KSK-1 on a kiosk a host that is not allowed shows its address and a code', async () => {
  const openOutside = vi.fn(() => Promise.resolve('not-allowed' as const));
  const { person } = renderAt('/resources/videos/finance', {
    device: { kind: 'kiosk', site: 'x' },
    openOutside,
  });
  await person.click((await screen.findAllByText('Watch Video'))[0]!);
  expect(await screen.findByText('https://youtu.be/jJddYjx_Bq0')).toBeTruthy();
  expect(openOutside).toHaveBeenCalledWith('https://youtu.be/jJddYjx_Bq0');
  await person.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('KSK-1 on a kiosk an allowed host opens, and e-mail shows its address and the form', async () => {
  const openOutside = vi.fn(() => Promise.resolve('opened' as const));
  const { person } = renderAt('/', { device: { kind: 'kiosk', site: 'x' }, openOutside });
  await person.click(await screen.findByRole('link', { name: 'Deliver Email' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('desk@example.org');
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/contact');
  expect(openOutside).not.toHaveBeenCalled();
});
