import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import { deskMessage } from '../test/deskMessage';
import { deskAct, deskPlace, deskSuggestion } from '../test/deskPlace';
import { renderAtDesk, speaks } from '../test/renderAtDesk';
import ListsScreen from './lists/ListsScreen';
import MessagesScreen from './MessagesScreen';
import NoticesScreen from './NoticesScreen';
import PagesScreen from './pages/PagesScreen';
import PeopleScreen from './PeopleScreen';
import { PlacePanel } from './PlacePanel';
import ReviewScreen from './ReviewScreen';
import { SaveTable } from './SaveTable';

afterEach(cleanup);

const cut = () => Promise.reject(new BackendError('network-request-failed'));
const done = () => Promise.resolve();
const NO_NETWORK = [
  'There is no connection right now. Please try again.',
  'No hay conexión en este momento. Intente otra vez.',
] as const;
const taken = deskAct({ id: 7 });
const place = deskPlace({ history: [taken] });
const message = deskMessage();
const member = {
  email: 'ed@c.org',
  name: 'Ed',
  role: 'editor' as const,
  hasJoined: true,
  accountDeleted: false,
  sessions: [],
};
const menu = { name: 'phones', en: 'Phones', es: 'Teléfonos', isHidden: false };
const lists = { version: 1, lists: [{ rows: 1, isInMenu: true, menu }], deleted: [] };
const panel = <PlacePanel key="place" id="p1" onActed={() => undefined} />;
const question = { view: 'all' as const, list: '', text: '' };

/** A screen, its calls, the button, and what is said in both languages. */
type Case = [
  name: string,
  at: ReactNode,
  calls: Partial<Desk>,
  button: RegExp,
  english: string,
  spanish: string,
];

const calls: Partial<Desk> = {
  place: () => Promise.resolve(place),
  suggestions: () => Promise.resolve([deskSuggestion()]),
  messages: () => Promise.resolve({ messages: [message], colleagues: [] }),
  notices: () => Promise.resolve([{ id: 'n1', en: 'A', es: 'B', until: 1e15, who: 'Olga' }]),
  people: () => Promise.resolve([member]),
  lists: () => Promise.resolve(lists),
  pages: () => Promise.resolve({ version: 1, about: [], videos: [] }),
};

const CASES: Case[] = [
  ['a place that failed', panel, { stillRight: cut }, /^Still right$/, ...NO_NETWORK],
  [
    'a place that was done',
    panel,
    { noAnswer: () => Promise.resolve({ outcome: 'done', place, undone: null }) },
    /^No answer$/,
    'Hope Pantry: No answer. Saved.',
    'Hope Pantry: No contesta. Guardado.',
  ],
  [
    'an undo',
    panel,
    {
      undo: () =>
        Promise.resolve({
          outcome: 'done',
          place,
          undone: { back: ['notes'], stays: ['phone'], checkGone: false },
        }),
    },
    /^Undo/,
    'Undone: Notes. Not undone, because it was changed again later: Phone.',
    'Deshecho: Notas. No se deshizo, porque se cambió otra vez después: Teléfono.',
  ],
  ['suggestions', <ReviewScreen key="review" />, { approve: cut }, /^Publish it/, ...NO_NETWORK],
  [
    'messages',
    <MessagesScreen key="mail" />,
    { setDone: () => Promise.reject(new BackendError('not-found')) },
    /^Done$/,
    'Another person was faster. Here is how it is now.',
    'Otra persona fue más rápida. Así está ahora.',
  ],
  [
    'notices',
    <NoticesScreen key="notice" />,
    { takeDown: done },
    /^End it now/,
    'The notice is gone.',
    'El aviso ya no está.',
  ],
  [
    'staff',
    <PeopleScreen key="staff" />,
    {},
    /^Send invitation/,
    'Enter a name and a full email address.',
    'Escriba un nombre y un correo completo.',
  ],
  ['lists', <ListsScreen key="lists" />, { arrangeLists: cut }, /^Hide/, ...NO_NETWORK],
  ['pages', <PagesScreen key="pages" />, { writePages: cut }, /^Save/, ...NO_NETWORK],
  [
    'a table to save',
    <SaveTable key="save" question={question} />,
    { table: cut },
    /^Excel/,
    ...NO_NETWORK,
  ],
];

test.each(CASES)(
  'DSK what is said comes into sight, and follows the language: %s',
  async (_, at, more, name, english, spanish) => {
    renderAtDesk(at, { ...calls, ...more });
    const scrolled = vi.fn<(this: Element) => void>();
    Element.prototype.scrollIntoView = scrolled;
    fireEvent.click(await screen.findByRole('button', { name }));
    const line = await screen.findByText(english);
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(scrolled.mock.contexts.at(-1)?.contains(line)).toBe(true);
    scrolled.mockClear();
    await speaks('es');
    expect((await screen.findByText(spanish)).isSameNode(line)).toBe(true);
    expect(screen.queryByText(english)).toBeNull();
    expect(scrolled, 'another language moves nothing').not.toHaveBeenCalled();
  },
);
