import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test.each([
  ['/find/food?near=Newark', en, /printed November 24, 2026 at 3:05\sPM/],
  ['/calendar/food?near=Newark', en, /printed November 24, 2026 at 3:05\sPM/],
  ['/search-lists?q=food', en, /printed November 24, 2026 at 3:05\sPM/],
  ['/my-list', en, /printed November 24, 2026 at 3:05\sPM/],
  ['/my-list', es, /impreso el 24 de noviembre de 2026,? (a las )?3:05\sp\.\s?m\./],
] as const)('a sheet of %s says when it was printed', async (path, language, text) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T14:00:00Z') });
  renderAt(path, { find: () => Promise.resolve(nothingFound) }, language);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.printed')).not.toBeNull());
  vi.setSystemTime(Date.parse('2026-11-24T20:05:00Z'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('.printed')?.textContent).toMatch(text);
});
