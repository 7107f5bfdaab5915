import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Desk } from '../../backend/Desk';
import type { DeskPlace } from '../../generated/bindings';
import { deskMessage } from '../../test/deskMessage';
import { deskAct, deskPlace, deskSuggestion } from '../../test/deskPlace';
import { keepsFocus } from '../../test/keepsFocus';
import { renderAtDesk } from '../../test/renderAtDesk';
import ImportsScreen from '../imports/ImportsScreen';
import ListsScreen from '../lists/ListsScreen';
import MessagesScreen from '../MessagesScreen';
import NoticesScreen from '../NoticesScreen';
import PagesScreen from '../pages/PagesScreen';
import PeopleScreen from '../PeopleScreen';
import { PlacePanel } from '../PlacePanel';
import ReviewScreen from '../ReviewScreen';

afterEach(cleanup);
keepsFocus();

const place = deskPlace({
  editable: ['name', 'phone', 'notes', 'hours'],
  history: [deskAct()],
});
/** The same place after an act: closed, with fewer buttons. */
const gone: DeskPlace = { ...place, status: 'closed', history: [], noAnswerToday: true };
const suggestion = deskSuggestion({ version: 1, isMine: true });
const message = deskMessage({ contact: 'ana@c.org', canAnswer: true });
const menu = { name: 'legal', en: 'Legal', es: 'Legal', isHidden: false };
const lists = {
  version: 1,
  lists: ['legal', 'phones'].map((name) => ({ rows: 1, isInMenu: true, menu: { ...menu, name } })),
  deleted: [{ name: 'old', rows: 1, at: 0, who: 'Olga' }],
};
const table = {
  id: 'i1',
  version: 1,
  list: 'food',
  origin: 'Essex',
  who: 'Olga',
  at: 0,
  waiting: 2,
  published: 2,
  changes: 0,
  changed: 0,
  left: [],
  asked: [],
  already: 0,
  nothingNew: false,
  dropped: 0,
  handedOn: 0,
};
const member = {
  email: 'ed@c.org',
  name: 'Ed',
  role: 'editor' as const,
  hasJoined: true,
  accountDeleted: false,
  sessions: [{ beganAt: 0, usedAt: 0, device: 'Linux' }],
};

/** Calls of the desk. What was there goes away with the first act, so that its buttons go too. */
function calls(): Partial<Desk> {
  let isDone = false;
  const now =
    <T,>(before: T, after: T) =>
    () =>
      Promise.resolve(isDone ? after : before);
  const acts =
    <T,>(answer: T) =>
    () => {
      isDone = true;
      return Promise.resolve(answer);
    };
  const acted = acts({
    outcome: 'done' as const,
    place: gone,
    undone: { back: [], stays: [], checkGone: false },
  });
  const none = { ...lists, lists: [], deleted: [] };
  return {
    place: now(place, gone),
    stillRight: acted,
    noAnswer: acted,
    change: acted,
    undo: acted,
    contradictions: () => Promise.resolve([]),
    makeEntryLink: acts({ link: 'https://x.org/entry#1', until: 0 }),
    suggestions: now([suggestion], []),
    approve: acted,
    giveBack: acts(undefined),
    putAway: acts(undefined),
    messages: now({ messages: [message], colleagues: [] }, { messages: [], colleagues: [] }),
    setDone: acts(undefined),
    answer: acts(undefined),
    notices: now([{ id: 'n1', en: 'A', es: 'B', until: 1e15, who: 'Olga' }], []),
    takeDown: acts(undefined),
    putUp: acts(undefined),
    lists: now(lists, none),
    arrangeLists: acts({ ...lists, lists: [...lists.lists].reverse() }),
    deleteList: acts(none),
    putBackList: acts(none),
    dropList: acts(none),
    makeList: acts(none),
    imports: now([table], []),
    queue: () => Promise.resolve({ items: [], total: 0, lists: ['food'], suggestions: 0 }),
    publishRows: acts(table),
    withdrawRows: acts(table),
    dropRows: acts(table),
    pages: () => Promise.resolve({ version: 1, about: [{ en: 'A', es: 'B' }], videos: [] }),
    writePages: acts({ version: 2, about: [], videos: [] }),
    people: now([member], []),
    invite: acts(undefined),
    remove: acts(undefined),
    endSessions: acts(undefined),
  };
}

const SCREENS: [string, ReactNode][] = [
  ['a place', <PlacePanel key="place" id="p1" onActed={() => undefined} />],
  ['suggestions', <ReviewScreen key="review" />],
  ['messages', <MessagesScreen key="mail" />],
  ['notices', <NoticesScreen key="notice" />],
  ['lists', <ListsScreen key="lists" />],
  ['tables', <ImportsScreen key="tables" />],
  ['pages', <PagesScreen key="pages" />],
  ['staff', <PeopleScreen key="staff" />],
];

/** Renders a screen and waits for its code and content. */
async function draws(screenOf: ReactNode) {
  renderAtDesk(screenOf, calls());
  await settles();
}

/** Waits for the effects of an answer, a dialog, and code that loads late. */
async function settles() {
  for (let round = 0; round < 8; round += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const buttons = () => screen.getAllByRole('button', { hidden: true });

/** Presses a button as a keyboard does, and a question that it asks. Answers where the focus is. */
async function presses(button: HTMLElement): Promise<Element | null> {
  button.focus();
  fireEvent.click(button);
  await settles();
  const yes = screen.queryByRole('button', { name: /^Yes/, hidden: true });
  if (yes) {
    yes.focus();
    fireEvent.click(yes);
    await settles();
  }
  return document.activeElement;
}

test.each(SCREENS)(
  'DSK no button leaves the keyboard at the top of the page: %s',
  async (_, it) => {
    await draws(it);
    const names = buttons().map((button) => button.textContent);
    expect(names.length).toBeGreaterThan(1);
    for (const [at, name] of names.entries()) {
      cleanup();
      await draws(it);
      const button = buttons()[at];
      if (!button) throw new Error(`no button ${name}`);
      const focused = await presses(button);
      expect(focused, `after "${name}"`).not.toBe(document.body);
    }
  },
  30_000,
);
