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

test('DSK texts and videos are added up to their bound, written, and taken away', async () => {
  const pages = vi.fn<Desk['pages']>(() => Promise.resolve(PAGES));
  const writePages = vi.fn<Desk['writePages']>((next) => Promise.resolve(next));
  renderAtDesk(<PagesScreen />, { pages, writePages });
  await screen.findByDisplayValue('Old');
  const presses = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  for (let count = 1; count < 12; count += 1) presses('Add a text');
  expect(screen.queryByRole('button', { name: 'Add a text' })).toBeNull();
  // The one in between goes, not the last one.
  const english = screen.getAllByLabelText('In English');
  const spanish = screen.getAllByLabelText('In Spanish');
  const writes = (field: HTMLElement | undefined, value: string) => {
    if (!field) throw new Error('no such field');
    fireEvent.change(field, { target: { value } });
  };
  writes(english[1], 'Second');
  writes(spanish[1], 'Segundo');
  presses('Remove text 1');
  for (let count = 11; count > 1; count -= 1) presses(`Remove text ${String(count)}`);
  presses('Add a video');
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: 'finance' } });
  const video = {
    title: ['Title of the video', 'Saving money'],
    en: ['What it is about, in English', 'How to save.'],
    es: ['What it is about, in Spanish', 'Cómo ahorrar.'],
    link: ['Web address (https://…)', 'https://youtu.be/x'],
  } as const;
  for (const [label, text] of Object.values(video)) writes(screen.getByLabelText(label), text);
  presses('Save and show to everyone');
  await screen.findByText('Saved. Everyone can see it now.');
  expect(writePages.mock.lastCall?.[0]).toMatchObject({
    about: [{ en: 'Second', es: 'Segundo' }],
    videos: [
      {
        gallery: 'finance',
        title: 'Saving money',
        en: 'How to save.',
        es: 'Cómo ahorrar.',
        link: 'https://youtu.be/x',
      },
    ],
  });
  presses('Remove video 1');
  presses('Save and show to everyone');
  await waitFor(() => expect(writePages.mock.lastCall?.[0].videos).toEqual([]));
});
