import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';

afterEach(cleanup);

const first = { page: '', title: '', en: '', es: '', link: '' };
const text = { ...first, page: 'about', en: 'We are here.', es: 'Estamos aquí.' };
const listing = () => Promise.resolve({ rows: [first, text], keptAt: null });

test('RTE-5 the page is a heading alone until staff write something', async () => {
  renderAt('/about', { listing: () => Promise.reject(new Error('no network')) });
  const heading = await screen.findByRole('heading', { name: 'About Us' });
  expect(heading.closest('section')?.textContent).toBe('About Us');
});

test('RTE-5 what staff wrote stands below the heading, in the language of the visit', async () => {
  renderAt('/about', { listing }, es);
  expect(await screen.findByText('Estamos aquí.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sobre nosotros' })).toBeTruthy();
  expect(screen.queryByText('We are here.')).toBeNull();
});

test('RTE-5 lines stand as staff typed them, and a blank line begins a paragraph', async () => {
  const typed = { ...text, en: 'Monday\nTuesday\n\nCome in.' };
  renderAt('/about', { listing: () => Promise.resolve({ rows: [first, typed], keptAt: null }) });
  const last = await screen.findByText('Come in.');
  const lines = last.previousElementSibling as HTMLElement;
  expect(lines.tagName).toBe('P');
  expect(lines.textContent).toBe('Monday\nTuesday');
  expect(lines.style.whiteSpace).toBe('pre-line');
});
