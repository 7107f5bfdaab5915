import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account, SessionEnd, SignedIn } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import { fakeAccount } from '../backend/fake';
import type { DeskMe, DeskQueue } from '../generated/bindings';
import { deskPlace, deskSuggestion } from '../test/deskPlace';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const ME: DeskMe = {
  name: 'Olga',
  email: 'olga@x.org',
  role: 'owner',
  checksLinks: false,
  suggestions: 0,
  lists: [],
};
const PLACE = deskPlace();
const ITEM = {
  id: 'p1',
  name: 'Hope Pantry',
  city: '',
  checked: '',
  checkedBy: '',
  reports: 0,
  suggestions: 0,
  noAnswers: 0,
  taken: null,
};

/** A staff member whose session can end and begin. */
function opensDesk(calls: Partial<Desk> = {}, parts: Partial<Account> = {}) {
  let session: SignedIn = { email: 'olga@x.org' };
  let end: SessionEnd | null = null;
  const listeners = new Set<() => void>();
  const me = vi.fn<Desk['me']>(() => Promise.resolve(ME));
  const items = [ITEM];
  const desk: Partial<Desk> = {
    me,
    queue: () =>
      Promise.resolve({ items: [...items], lists: [], total: 1 } as unknown as DeskQueue),
    place: (id) => Promise.resolve({ ...PLACE, id }),
    contradictions: () => Promise.resolve([]),
    ...calls,
  };
  let prove = () => Promise.resolve(false);
  let denied: () => void = () => undefined;
  const account = fakeAccount({
    session: () => session,
    lastEnd: () => end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openDesk: (proves, onDenied) => {
      prove = proves;
      denied = onDenied;
      return Promise.resolve(desk as Desk);
    },
    ...parts,
  });
  renderAt('/desk', { openAccount: () => Promise.resolve(account) });
  const tell = (next: SignedIn, why: SessionEnd | null) =>
    act(() => {
      [session, end] = [next, why];
      listeners.forEach((listener) => listener());
    });
  return {
    me,
    items,
    prove: () => prove(),
    /** A call is refused, as the service does it after an owner changed the role. */
    denies: () => {
      denied();
      return Promise.reject(new BackendError('permission-denied'));
    },
    ends: (why: SessionEnd) => tell(null, why),
    logsIn: (email: string) => tell({ email }, null),
  };
}

async function types(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: text } });
}
const typed = () => screen.queryByLabelText<HTMLInputElement>('Phone')?.value;
const isLoggedOut = () => screen.findByRole('button', { name: 'Log In' });

test.each<SessionEnd>(['ended', 'too-old', 'idle', 'other-window'])(
  'DSK unsaved edits are there again when the same person logs in again (%s)',
  async (why) => {
    const { ends, logsIn, items, me } = opensDesk();
    await types('973-555-0199');
    ends(why);
    await isLoggedOut();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    // Meanwhile another place became the first of the queue.
    items.unshift({ ...ITEM, id: 'p2', name: 'Other' });
    me.mockClear();
    logsIn('olga@x.org');
    await screen.findByRole('button', { name: 'Publish' });
    expect(typed()).toBe('973-555-0199');
    expect(me).toHaveBeenCalled();
  },
);

test('DSK another person finds nothing of what was typed', async () => {
  const { ends, logsIn } = opensDesk();
  await types('973-555-0199');
  ends('ended');
  await isLoggedOut();
  logsIn('bob@x.org');
  await screen.findByRole('button', { name: 'Change' });
  expect(document.body.innerHTML).not.toContain('973-555-0199');
  ends('logged-out');
  logsIn('olga@x.org');
  await screen.findByRole('button', { name: 'Change' });
  expect(typed()).toBeUndefined();
});

test.each<SessionEnd>(['logged-out', 'everywhere', 'deleted', 'closed'])(
  'DSK nothing stays of a person who left (%s)',
  async (why) => {
    const { ends } = opensDesk();
    await types('973-555-0199');
    ends(why);
    await isLoggedOut();
    expect(document.body.innerHTML).not.toContain('973-555-0199');
  },
);

test('DSK without unsaved edits nothing of the desk stays behind the log-in', async () => {
  const { ends } = opensDesk();
  await screen.findByRole('button', { name: 'Change' });
  ends('idle');
  await isLoggedOut();
  expect(document.body.innerHTML).not.toContain('Hope Pantry');
});

test('DSK edits stay hidden until the service knows the person, and go when it does not', async () => {
  const { ends, logsIn, me } = opensDesk();
  await types('973-555-0199');
  ends('ended');
  await isLoggedOut();
  me.mockRejectedValueOnce(new BackendError('network-request-failed'));
  logsIn('olga@x.org');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Publish' });
  expect(typed()).toBe('973-555-0199');
  ends('ended');
  await isLoggedOut();
  me.mockRejectedValueOnce(new BackendError('permission-denied'));
  logsIn('olga@x.org');
  await screen.findByRole('heading', { name: 'This desk is for staff' });
  expect(document.body.innerHTML).not.toContain('973-555-0199');
});

test('DSK a log-in that is too old is renewed in place, and what was pressed is done', async () => {
  const proveAgain = vi.fn<Account['proveAgain']>(() => Promise.resolve(null));
  const change = vi.fn<Desk['change']>(async () => {
    if (!(await desk.prove())) throw new BackendError('requires-recent-login');
    return { outcome: 'done', place: PLACE, undone: null };
  });
  const desk = opensDesk({ change }, { proveAgain });
  await types('973-555-0199');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Please log in again');
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Please log in again')).toBeNull());
  expect(typed()).toBe('973-555-0199');

  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  fireEvent.change(await screen.findByLabelText('Current Password'), {
    target: { value: 'right' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByText('Hope Pantry: Change. Saved.');
  expect(proveAgain).toHaveBeenCalledWith('right');
});

test('DSK an editor who may no longer publish is told so, and sends what was typed to an editor', async () => {
  const change = vi.fn<() => Promise<never>>();
  const { me, denies } = opensDesk({ change });
  change.mockImplementation(denies);
  await types('973-555-0199');
  me.mockResolvedValue({ ...ME, role: 'caller' });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('button', { name: 'Send to an editor' });
  expect(typed()).toBe('973-555-0199');
  await screen.findByText(/You may no longer do this/);
  expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
});

test('DSK a person who was removed sees nothing of the desk after the next call', async () => {
  const stillRight = vi.fn<() => Promise<never>>();
  const { me, denies } = opensDesk({ stillRight });
  stillRight.mockImplementation(denies);
  const button = await screen.findByRole('button', { name: 'Still right' });
  me.mockRejectedValue(new BackendError('permission-denied'));
  fireEvent.click(button);
  await screen.findByText('This desk is for staff');
  expect(document.body.innerHTML).not.toContain('Hope Pantry');
});

test('DSK the bar says how many suggestions wait, and asks again after each act', async () => {
  const suggestions = [deskSuggestion()];
  const { me } = opensDesk({
    suggestions: () => Promise.resolve([...suggestions]),
    putAway: () => Promise.resolve(),
    approve: () => {
      suggestions.pop();
      me.mockResolvedValue(ME);
      return Promise.resolve({ outcome: 'done', place: PLACE, undone: null });
    },
  });
  me.mockResolvedValue({ ...ME, suggestions: 1 });
  fireEvent.click(await screen.findByRole('link', { name: 'Suggestions, 1 waits' }));
  expect(screen.getByText('Suggestions (1)').getAttribute('aria-hidden')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: 'Publish it' }));
  await screen.findByRole('link', { name: 'Suggestions' });
});
