import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import type { DeskAnswer } from '../generated/bindings';
import { deskAct, deskPlace, deskSuggestion } from '../test/deskPlace';
import { renderAtDesk } from '../test/renderAtDesk';
import ReviewScreen from './ReviewScreen';

afterEach(cleanup);

const SUGGESTION = deskSuggestion();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const returns = () =>
  fireEvent.submit(screen.getByLabelText('A word to the person').closest('form')!);

test('DSK a suggestion is returned with a word alone, and a missing one is told at its field', async () => {
  const giveBack = vi.fn<Desk['giveBack']>(() => Promise.resolve());
  renderAtDesk(<ReviewScreen />, { suggestions: () => Promise.resolve([SUGGESTION]), giveBack });
  await screen.findByText('Hope Pantry, Newark');
  press('Return it');
  const field = screen.getByLabelText('A word to the person');
  fireEvent.change(field, { target: { value: '   ' } });
  returns();
  const told = screen.getByRole('alert');
  expect(told.textContent).toBe('Write why you return it. The person reads it.');
  expect(field.getAttribute('aria-describedby')).toBe(told.id);
  expect(document.activeElement).toBe(field);
  expect(giveBack).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' I reached them. ' } });
  returns();
  await waitFor(() => expect(giveBack).toHaveBeenCalledWith(SUGGESTION, 'I reached them.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('DSK a word that the service refuses is told with the reason', async () => {
  const giveBack = () => {
    const said = 'INVALID_ARGUMENT : word : markup';
    return Promise.reject(new BackendError('invalid-argument', null, null, said));
  };
  renderAtDesk(<ReviewScreen />, { suggestions: () => Promise.resolve([SUGGESTION]), giveBack });
  await screen.findByText('Hope Pantry, Newark');
  press('Return it');
  fireEvent.change(screen.getByLabelText('A word to the person'), { target: { value: '<b>' } });
  returns();
  await screen.findByText(/Leave out the signs < and >/);
});

test('DSK what was done with a place since a suggestion is told before an editor decides', async () => {
  const after = { phone: '973-555-0100' };
  const act = deskAct({ id: 9, at: 1, who: 'Ed', after, canUndo: false });
  const overtaken = { ...SUGGESTION, before: { phone: '973-555-0100' }, since: [act] };
  renderAtDesk(<ReviewScreen />, {
    suggestions: () => Promise.resolve([overtaken, { ...SUGGESTION, id: 's2' }]),
  });
  const since = await screen.findByText('Done since this was suggested:');
  expect(since.parentElement?.textContent).toContain('Ed');
  expect(since.parentElement?.textContent).toContain('973-555-0100');
});

test('DSK a suggestion names the list and the town, and nothing is published of a place that is gone', async () => {
  const gone = { ...SUGGESTION, id: 's2', name: 'Old Pantry', list: '', city: '' };
  renderAtDesk(<ReviewScreen />, { suggestions: () => Promise.resolve([SUGGESTION, gone]) });
  const card = (await screen.findByText('Hope Pantry, Newark')).closest('li')!;
  expect(within(card).getByText('Food')).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Publish it' })).toBeTruthy();
  const old = screen.getByText('Old Pantry').closest('li')!;
  within(old).getByText('This place is no longer on our lists. Nothing can be published.');
  expect(within(old).queryByRole('button', { name: 'Publish it' })).toBeNull();
  expect(within(old).queryByRole('link')).toBeNull();
  within(old).getByRole('button', { name: 'Return it' });
});

test('DSK what a command suggested or did is told in words', async () => {
  const since = [deskAct({ who: 'command', canUndo: false })];
  renderAtDesk(<ReviewScreen />, {
    suggestions: () => Promise.resolve([{ ...SUGGESTION, who: 'command', since }]),
  });
  const card = (await screen.findByText('Hope Pantry, Newark')).closest('li')!;
  expect(within(card).getByText(/^From the operator, by a command,/)).toBeTruthy();
  const done = within(card).getByText('Done since this was suggested:').parentElement!;
  expect(done.textContent).toContain('· the operator, by a command ·');
});

test('DSK who publishes what another person decided about is told so, and the list is loaded again', async () => {
  const now = { who: 'Ed', kind: 'return' };
  const suggestions = vi
    .fn<Desk['suggestions']>(() => Promise.resolve([]))
    .mockResolvedValueOnce([SUGGESTION]);
  const late = new BackendError('changed-meanwhile', null, null, null, now);
  renderAtDesk(<ReviewScreen />, { suggestions, approve: () => Promise.reject(late) });
  await screen.findByText('Hope Pantry, Newark');
  press('Publish it');
  const line = await screen.findByText(/does not wait any more/);
  expect(line.textContent).toBe(
    'Returned by Ed. This suggestion does not wait any more. Nothing of yours was saved.',
  );
  await screen.findByText('No suggestions wait.');
});

test('DSK of a suggestion that is gone it is said that it does not wait, and no page is missing', async () => {
  const putAway = () => Promise.reject(new BackendError('not-found'));
  const mine = { ...SUGGESTION, isMine: true };
  renderAtDesk(<ReviewScreen />, { suggestions: () => Promise.resolve([mine]), putAway });
  await screen.findByText('Hope Pantry, Newark');
  press('Put away');
  const line = await screen.findByText(/does not wait any more/);
  expect(line.textContent).toBe(
    'This suggestion does not wait any more. Nothing of yours was saved.',
  );
});

test('DSK the changes of a table are one block with their number, and come in pages', async () => {
  const ofTable = { id: 't1', changes: 5 };
  const changes = ['a', 'b', 'c', 'd', 'e'].map((id) =>
    deskSuggestion({ id, place: id, name: `Place ${id}`, note: 'Essex County', ofTable }),
  );
  const changesOf = vi.fn<Desk['changesOf']>((_, after) => {
    const from = changes.findIndex(({ id }) => id > after);
    return Promise.resolve(from < 0 ? [] : changes.slice(from, from + 2));
  });
  const suggestions = () => Promise.resolve([...changes.slice(0, 2), SUGGESTION]);
  renderAtDesk(<ReviewScreen />, { suggestions, changesOf });
  const block = await screen.findByRole('region', { name: 'From a table: Essex County' });
  const cards = () => within(block).getAllByRole('heading', { level: 3 });
  within(block).getByText(/^5 changes wait\./);
  expect(cards()).toHaveLength(2);
  expect(changesOf).not.toHaveBeenCalled();
  // What a person suggests stands outside of it.
  expect(within(block).queryByText('Hope Pantry, Newark')).toBeNull();
  screen.getByRole('heading', { level: 2, name: 'Hope Pantry, Newark' });

  press('Show more (3 left)');
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(changesOf).toHaveBeenLastCalledWith('t1', 'b');
  press('Show more (1 left)');
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(changesOf).toHaveBeenLastCalledWith('t1', 'd');
  expect(within(block).queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test('DSK the pages of a table that were opened stay open when one of its changes is published', async () => {
  let waiting = ['a', 'b', 'c', 'd'];
  const of = (ids: string[]) => {
    const ofTable = { id: 't1', changes: waiting.length };
    return ids.map((id) => deskSuggestion({ id, place: id, name: `Place ${id}`, ofTable }));
  };
  const approve: Desk['approve'] = ({ id }) => {
    waiting = waiting.filter((it) => it !== id);
    return Promise.resolve({ outcome: 'done', place: deskPlace(), undone: null });
  };
  renderAtDesk(<ReviewScreen />, {
    suggestions: () => Promise.resolve(of(waiting.slice(0, 2))),
    changesOf: (_, after) => Promise.resolve(of(waiting.filter((id) => id > after).slice(0, 2))),
    approve,
  });
  await screen.findByText('Place a, Newark');
  press('Show more (2 left)');
  const card = (await screen.findByText('Place c, Newark')).closest('li')!;
  fireEvent.click(within(card).getByRole('button', { name: 'Publish it' }));
  await waitFor(() => expect(screen.queryByText('Place c, Newark')).toBeNull());
  screen.getByText('Place d, Newark');
  screen.getByText(/^3 changes wait\./);
});

const twins = [{ id: 'p-clothing', list: 'clothing', title: '', name: 'Hope Pantry' }];

test('DSK a published suggestion that a place has closed offers to take its other rows off too', async () => {
  const closed = deskPlace({ status: 'closed', twins });
  const done: DeskAnswer = { outcome: 'done', place: closed, undone: null };
  const change = vi.fn<Desk['change']>(() => Promise.resolve(done));
  renderAtDesk(<ReviewScreen />, {
    suggestions: () => Promise.resolve([SUGGESTION]),
    approve: () => Promise.resolve(done),
    place: (id) => Promise.resolve(deskPlace({ id })),
    change,
  });
  await screen.findByText('Hope Pantry, Newark');
  press('Publish it');
  fireEvent.click(await screen.findByRole('button', { name: 'Take it off Clothing too' }));
  await screen.findByText('It is off Clothing. Saved.');
  expect(change.mock.lastCall?.[0].id).toBe('p-clothing');
  expect(change.mock.lastCall?.[1].status).toBe('closed');
});

test('DSK a published new number tells of the other rows, and a new note does not', async () => {
  for (const [after, told] of [
    [{ phone: '311' }, true],
    [{ notes: 'Ring twice' }, false],
  ] as const) {
    renderAtDesk(<ReviewScreen />, {
      suggestions: () => Promise.resolve([{ ...SUGGESTION, after }]),
      approve: () =>
        Promise.resolve({ outcome: 'done', place: deskPlace({ twins }), undone: null }),
    });
    await screen.findByText('Hope Pantry, Newark');
    press('Publish it');
    await screen.findByText(/Saved/);
    const line = screen.queryByText(/The same place is also in another list/);
    expect(line !== null).toBe(told);
    cleanup();
  }
});
