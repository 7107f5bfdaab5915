import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Desk } from '../backend/Desk';
import type { DeskAnswer, DeskPlace, DeskTwin } from '../generated/bindings';
import { deskAct, deskPlace } from '../test/deskPlace';
import { keepsFocus } from '../test/keepsFocus';
import { renderAtDesk, speaks } from '../test/renderAtDesk';
import { PlacePanel } from './PlacePanel';

afterEach(cleanup);
keepsFocus();

const twin = (list: string, name = 'Hope Pantry'): DeskTwin => ({
  id: `p-${list}`,
  list,
  title: '',
  name,
});
const twins = [twin('clothing'), twin('housing', 'Hope House')];
const PLACE = deskPlace({ twins });
const CLOSED: DeskPlace = { ...PLACE, status: 'closed', version: 2, history: [deskAct()] };

const answer = (place: DeskPlace): DeskAnswer => ({ outcome: 'done', place, undone: null });

function shows(calls: Partial<Desk> = {}, place = PLACE) {
  renderAtDesk(<PlacePanel id="p1" onActed={() => undefined} />, {
    place: (id) => Promise.resolve(id === 'p1' ? place : { ...place, id, twins: [] }),
    contradictions: () => Promise.resolve([]),
    ...calls,
  });
}

const presses = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

test('DSK the card names the other lists of a place as links that open its row there', async () => {
  shows();
  const line = await screen.findByText(/This place is also in:/);
  expect(line.textContent).toBe(
    'This place is also in: Clothing, Shelter (Hope House). A change here does not change it there.',
  );
  const [first] = within(line).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/desk/check/p-clothing');
  await speaks('es');
  expect(line.textContent).toContain('Este lugar también está en: Ropa, Albergue (Hope House).');
});

test('DSK a place that is in one list alone says nothing of others', async () => {
  shows({}, deskPlace());
  await screen.findByRole('button', { name: 'Still right' });
  expect(screen.queryByText(/also in/)).toBeNull();
});

test.each(['Closed for good', "Doesn't want to be listed"])(
  'DSK the question before "%s" names the other lists',
  async (name) => {
    const change = vi.fn<Desk['change']>(() => Promise.resolve(answer(CLOSED)));
    shows({ change });
    await presses(name);
    await screen.findByText(
      'This place is also in: Clothing, Shelter (Hope House). It stays there. When you press Yes, you can take it off there too.',
    );
    await presses('Yes');
    await screen.findByRole('button', { name: 'Take it off Clothing too' });
    expect(change).toHaveBeenCalledOnce();
  },
);

test('DSK each other row is taken off by an act of its own, and comes back by its own undo', async () => {
  const off = deskPlace({ id: 'p-clothing', list: 'clothing', status: 'closed', version: 5 });
  const gone = { ...off, history: [deskAct({ id: 9, subject: off.id })] };
  const back: DeskPlace = { ...gone, status: 'listed' };
  const change = vi.fn<Desk['change']>(() => Promise.resolve(answer(gone)));
  const undo = vi.fn<Desk['undo']>(() => Promise.resolve(answer(back)));
  const reports = [{ id: 'r1', wrong: 'hours' as const, text: '', receivedAt: 0 }];
  const place: Desk['place'] = (id) =>
    Promise.resolve(id === 'p1' ? CLOSED : { ...CLOSED, id, reports, status: 'listed' });
  shows({ change, undo, place });
  await presses('Take it off Clothing too');
  await screen.findByText('It is off Clothing. Saved.');
  expect(change.mock.lastCall?.[0].id).toBe('p-clothing');
  expect(change.mock.lastCall?.[1].status).toBe('closed');
  expect(change.mock.lastCall?.[0].reports, 'nobody saw them').toEqual([]);
  screen.getByRole('button', { name: 'Take it off Shelter (Hope House) too' });
  await presses('Undo: put it back in Clothing');
  await screen.findByText('It is back in Clothing.');
  expect(undo.mock.lastCall?.[0].id).toBe('p-clothing');
  expect(undo.mock.lastCall?.[1].id).toBe(9);
  screen.getByRole('button', { name: 'Take it off Clothing too' });
});

test('DSK a row that another person changed meanwhile stays, and that is said', async () => {
  const stays: DeskAnswer = { ...answer(PLACE), outcome: 'changed-meanwhile' };
  shows({ change: () => Promise.resolve(stays) }, CLOSED);
  await presses('Take it off Clothing too');
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('Another person changed it there before you.');
  screen.getByRole('button', { name: 'Take it off Clothing too' });
});

test.each([
  ['phone', true],
  ['notes', false],
])('DSK whether a change of the %s tells of the other lists: %s', async (field, isTold) => {
  const history = [deskAct({ after: { [field]: '311', checked: '2026-11-27' } })];
  shows({ change: () => Promise.resolve(answer({ ...PLACE, history })) });
  await presses('Change');
  const label = field === 'phone' ? 'Phone' : 'Notes';
  fireEvent.change(await screen.findByLabelText(label), { target: { value: '311' } });
  await presses('Publish');
  const said = await screen.findByText('Hope Pantry: Change. Saved.');
  const told = 'The same place is also in another list. Change it there too:';
  await waitFor(() => expect(said.parentElement?.textContent.includes(told)).toBe(isTold));
  const links = within(said.parentElement ?? said).queryAllByRole('link');
  expect(links.length).toBe(isTold ? 2 : 0);
});
