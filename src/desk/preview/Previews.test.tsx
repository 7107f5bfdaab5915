import '../../test/settled';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendContext } from '../../backend/context';
import type { Desk } from '../../backend/Desk';
import { fakeBackend } from '../../backend/fake';
import type { DeskMe } from '../../generated/bindings';
import { es } from '../../words/es';
import { en, type Words } from '../../words/en';
import { LanguageProvider } from '../../words/LanguageProvider';
import { DeskContext } from '../deskContext';
import Previews from './Previews';

const RULES =
  '.place-card { color: red } @media print { .card { color: black } } @media screen { .bar { top: 0 } }';

let style: HTMLStyleElement;
beforeEach(() => {
  style = document.createElement('style');
  style.textContent = RULES;
  document.head.append(style);
});
afterEach(() => {
  style.remove();
  cleanup();
});

const ROW = {
  name: 'JFS Pantry',
  address: '607 N Jerome Ave',
  city: 'Margate',
  phone: '609-822-1108',
  website: 'https://jfs.example.org/',
  hours: 'Mon 9 am-noon',
};

const ME: DeskMe = {
  name: 'Olga',
  email: '',
  role: 'editor',
  checksLinks: false,
  suggestions: 0,
  lists: [],
};

function shows(words: Words = en) {
  render(
    <MemoryRouter>
      <LanguageProvider start={words}>
        <BackendContext value={fakeBackend()}>
          <DeskContext value={{ desk: {} as Desk, me: ME, logIns: 0 }}>
            <Previews list="food" row={ROW} />
          </DeskContext>
        </BackendContext>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

/** The page in the frame, once something is drawn there. */
async function framed(title: string): Promise<HTMLElement> {
  const frame = screen.getByTitle<HTMLIFrameElement>(title);
  await waitFor(() => expect(frame.contentDocument?.querySelector('main')).not.toBeNull());
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('the frame has no page');
  return body;
}

async function looksAt(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  // What the paper says waits for the code of the terminal.
  await act(() => Promise.resolve(fireEvent.click(button)));
  return framed(name);
}

/** The conditions of the style rules in the frame. */
function conditions(body: HTMLElement): string[] {
  const sheets = [...body.ownerDocument.styleSheets];
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => ('media' in rule ? [(rule as CSSMediaRule).media.mediaText] : []));
}

test('DSK a place is shown as the table of the website, with the rules of a screen', async () => {
  shows();
  const page = await framed('Website');
  const table = within(page).getByRole('table', { hidden: true });
  within(table).getByText('Mon 9 am-noon');
  expect(page.querySelector('.as-table')).not.toBeNull();
  expect(conditions(page)).toEqual(expect.arrayContaining(['print', 'screen']));
});

test('DSK on a phone a place is a card, with a button that calls', async () => {
  shows();
  const page = await looksAt('Phone');
  const call = within(page).getByRole('link', { name: /609-822-1108/, hidden: true });
  expect(call.getAttribute('href')).toBe('tel:6098221108');
  expect(screen.getByTitle('Phone').style.width).toBe('360px');
});

test('DSK on paper the rules for paper count and those for a screen do not', async () => {
  shows();
  const page = await looksAt('Paper');
  expect(conditions(page)).toEqual(expect.arrayContaining(['all', 'not all']));
  expect(conditions(page)).not.toContain('print');
  await waitFor(() => expect(page.querySelector('.printed')).not.toBeNull());
});

test('DSK a kiosk shows what it can open, and nothing in a preview takes the focus', async () => {
  shows();
  for (const name of ['Website', 'Phone', 'Kiosk', 'Paper']) {
    await looksAt(name);
    const frame = screen.getByTitle(name);
    expect(frame.hasAttribute('inert'), name).toBe(true);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  }
});

test('DSK the previews are in Spanish for staff who work in Spanish', async () => {
  shows(es);
  const page = await framed('Sitio web');
  within(page).getByText('horario');
});

test('DSK what a preview has no room for is reached by buttons at the desk itself', async () => {
  shows();
  await framed('Website');
  const region = screen.getByRole('region', { name: 'Website' });
  const scrolled = vi.fn();
  region.scrollBy = scrolled;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  fireEvent.click(screen.getByRole('button', { name: 'Scroll right' }));
  expect(scrolled).toHaveBeenCalled();
});
