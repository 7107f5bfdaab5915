import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BackendContext } from '../backend/context';
import { fakeBackend } from '../backend/fake';
import { es } from '../words/es';
import { LanguageProvider } from '../words/LanguageProvider';
import { PlaceFacts } from './PlaceFacts';

afterEach(cleanup);

test('a note that is the kind of the place again is said once', () => {
  const row = { name: 'Hope', type: 'Help with rent and heat', notes: 'help with rent and heat.' };
  render(<PlaceFacts row={row} />);
  expect(screen.getAllByText(/help with rent and heat/i)).toHaveLength(1);
  cleanup();
  render(<PlaceFacts row={{ ...row, notes: 'Call first' }} />);
  expect(screen.getByText('Call first')).toBeTruthy();
});

test('the name of a fact begins its line with a capital letter in Spanish too', () => {
  const row = {
    name: 'Hope',
    phone: '609-555-0100',
    hours: 'Daily 9 am-5 pm',
    notes: 'Call first',
  };
  render(
    <LanguageProvider start={es}>
      <PlaceFacts row={row} />
    </LanguageProvider>,
  );
  const names = screen.getAllByRole('term').map((it) => it.textContent);
  expect(names).toEqual(['Teléfono', 'Horario', 'Notas']);
});

test('a link is named by its website, and a ZIP code by both words', () => {
  const row = { name: 'Hope', website: 'https://www.hope.example/food?a=1', zip: '07102' };
  render(
    <BackendContext value={fakeBackend()}>
      <PlaceFacts row={row} />
    </BackendContext>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('hope.example');
  expect(link.getAttribute('aria-label')).toMatch(/^hope\.example, Hope, /);
  expect(screen.getAllByRole('term').map((it) => it.textContent)).toEqual(['Website', 'ZIP code']);
});
