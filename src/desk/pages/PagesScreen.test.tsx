import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../backend/Backend';
import type { Desk } from '../../backend/Desk';
import type { DeskPages } from '../../generated/bindings';
import { renderAtDesk } from '../../test/renderAtDesk';
import PagesScreen from './PagesScreen';

afterEach(cleanup);

const PAGES: DeskPages = { version: 1, about: [{ en: 'Old', es: 'Viejo' }], videos: [] };
const THEIRS: DeskPages = { version: 2, about: [{ en: 'Theirs', es: 'Suyo' }], videos: [] };

test('DSK the second editor is shown what the first one saved, and loses nothing', async () => {
  const pages = vi.fn<Desk['pages']>(() => Promise.resolve(THEIRS));
  pages.mockResolvedValueOnce(PAGES);
  const writePages = vi.fn<Desk['writePages']>((next) => Promise.resolve(next));
  writePages.mockRejectedValueOnce(new BackendError('changed-meanwhile'));
  renderAtDesk(<PagesScreen />, { pages, writePages });
  fireEvent.change(await screen.findByDisplayValue('Old'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and show to everyone' }));
  await screen.findByText('Theirs');
  screen.getByDisplayValue('Mine');

  fireEvent.click(screen.getByRole('button', { name: 'Save and show to everyone' }));
  await waitFor(() => expect(writePages).toHaveBeenCalledTimes(2));
  expect(writePages.mock.lastCall?.[0]).toMatchObject({ version: 2, about: [{ en: 'Mine' }] });
});
