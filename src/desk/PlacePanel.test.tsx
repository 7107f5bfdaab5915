import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import type { DeskAct, DeskAnswer, DeskPlace } from '../generated/bindings';
import { deskPlace, deskSuggestion } from '../test/deskPlace';
import { keepsFocus } from '../test/keepsFocus';
import { renderAtDesk } from '../test/renderAtDesk';
import { PlacePanel } from './PlacePanel';

afterEach(cleanup);
keepsFocus();

const ACT: DeskAct = {
  id: 7,
  at: 0,
  who: 'Olga',
  kind: 'change',
  subject: 'p1',
  before: { phone: '211', checked: '2021-03' },
  after: { phone: '311', checked: '2026-11-23' },
  note: '',
  table: null,
  canUndo: true,
};

const PLACE = deskPlace({
  row: { name: 'Hope Pantry', phone: '973-555-0100', notes: 'Call first', checked: '2021-03' },
});

const answer = (part: Partial<DeskAnswer> = {}): DeskAnswer => ({
  outcome: 'done',
  place: { ...PLACE, version: 2, history: [ACT] },
  undone: null,
  ...part,
});

function shows(calls: Partial<Desk> = {}, place: DeskPlace = PLACE) {
  renderAtDesk(<PlacePanel id="p1" onActed={() => undefined} />, {
    place: () => Promise.resolve(place),
    contradictions: () => Promise.resolve([]),
    ...calls,
  });
}

async function presses(name: string) {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

async function changes(field: string, text: string) {
  await presses('Change');
  fireEvent.change(await screen.findByLabelText(field), { target: { value: text } });
}

const focused = () => document.activeElement?.textContent;

test('DSK "Change" puts the focus on the heading of the form, "Publish" on the result', async () => {
  shows({ change: () => Promise.resolve(answer()) });
  await presses('Change');
  await waitFor(() => expect(focused()).toBe('Change Hope Pantry'));
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '311' } });
  await presses('Publish');
  await waitFor(() => expect(focused()).toBe('Hope Pantry: Change. Saved.'));
});

test('DSK "Cancel" puts the focus on the name of the place', async () => {
  shows();
  await presses('Change');
  await presses('Cancel');
  await waitFor(() => expect(focused()).toBe('Hope Pantry'));
});

test('DSK an undo says what it took back and what it did not', async () => {
  const stays = ['phone', 'checked', ':checked-by', ':due'];
  const undone = { back: ['notes'], stays, checkGone: false };
  const undo = vi.fn<Desk['undo']>(() => Promise.resolve(answer({ undone })));
  shows({ undo }, { ...PLACE, history: [ACT] });
  await presses('Undo: Changed, Dec 31, 1969, 7:00 PM');
  await screen.findByText(
    'Undone: Notes. Not undone, because it was changed again later: Checked, Phone.',
  );
  expect(undo.mock.lastCall?.[1].id).toBe(7);
});

test('DSK an undo says that a later check does not count any more', async () => {
  const undone = { back: ['notes'], stays: [], checkGone: true };
  shows({ undo: () => Promise.resolve(answer({ undone })) }, { ...PLACE, history: [ACT] });
  await presses('Undo: Changed, Dec 31, 1969, 7:00 PM');
  await screen.findByText(
    'Undone: Notes. The later check does not count any more, because what came back was not checked then.',
  );
});

test('DSK an undo of which nothing stands says that nothing was undone', async () => {
  const none = answer({
    outcome: 'nothing-left',
    undone: { back: [], stays: ['phone'], checkGone: false },
  });
  shows({ undo: () => Promise.resolve(none) }, { ...PLACE, history: [ACT] });
  await presses('Undo: Changed, Dec 31, 1969, 7:00 PM');
  await screen.findByText('Nothing was undone. All of it was changed again later.');
});

test('DSK "Undo" beside a result takes back what was done just now, and nothing older', async () => {
  const right = { ...ACT, id: 9, kind: 'still-right' as const, after: {}, canUndo: false };
  const now = { ...PLACE, history: [right, ACT] };
  shows({ stillRight: () => Promise.resolve(answer({ place: now })) });
  await presses('Still right');
  await screen.findByText('Hope Pantry: Still right. Saved.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('DSK a refused field is named beside it and has the focus', async () => {
  const refusal = new BackendError(
    'invalid-argument',
    null,
    null,
    'INVALID_ARGUMENT : phone : phone',
  );
  shows({ change: () => Promise.reject(refusal) });
  await changes('Phone', '555-0100');
  await presses('Publish');
  await screen.findByText('Check Phone. A phone number has 10 digits.');
  const field = screen.getByLabelText('Phone');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('DSK code of a web page in the note of a change is named at the note', async () => {
  const said = 'INVALID_ARGUMENT : note : markup';
  const refusal = new BackendError('invalid-argument', null, null, said);
  shows({ change: () => Promise.reject(refusal) });
  await changes('Phone', '609-555-0100');
  const note = screen.getByLabelText('Why? (if you want)');
  fireEvent.change(note, { target: { value: '<b>called</b>' } });
  await presses('Publish');
  const why = await screen.findByText('Code of a web page. Leave out the signs < and >');
  expect(note.getAttribute('aria-describedby')).toBe(why.id);
  expect(document.activeElement).toBe(note);
});

test('DSK what does not go together is asked once before it is published', async () => {
  const found = [{ about: 'entry', words: ['Walk in', 'Call first'] }];
  const change = vi.fn<Desk['change']>(() => Promise.resolve(answer()));
  const contradictions = vi.fn<Desk['contradictions']>(() => Promise.resolve(found));
  shows({ change, contradictions });
  await changes('Notes', 'Call first. Walk in.');
  await presses('Publish');
  const both = await screen.findByText("These don't go together. Which one is right?");
  expect(both.parentElement?.textContent).toContain('Walk in – Call first');
  expect(change).not.toHaveBeenCalled();
  await waitFor(() => expect(focused()).toContain("These don't go together"));
  await presses('Publish anyway');
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(contradictions).toHaveBeenCalledOnce();
});

test('DSK a number of a fax is no link, and it is asked about before it is published', async () => {
  const fax = 'fax 609-555-0100';
  const found = [{ about: 'fax-number', words: [fax] }];
  const change = vi.fn<Desk['change']>(() => Promise.resolve(answer()));
  shows({ change, contradictions: () => Promise.resolve(found) });
  await changes('Phone', fax);
  await presses('Publish');
  await screen.findByText(`This is a fax number: ${fax}. People can't call it.`);
  expect(change).not.toHaveBeenCalled();
  cleanup();
  shows({}, { ...PLACE, row: { ...PLACE.row, phone: fax } });
  await screen.findByText('This is a fax number:');
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
  cleanup();
  shows({}, { ...PLACE, row: { ...PLACE.row, phone: `${fax}, 609-555-0101` } });
  await screen.findByText('Call this number');
  expect(document.querySelector('[href^="tel:"]')?.getAttribute('href')).toBe('tel:6095550101');
});

test.each([
  ['far-apart', ['Camden', 'Bergen', '07102'], /far from each other: Camden, Bergen, 07102/],
  ['hours-closed', ['Closed'], 'People will see that it is closed: Closed. Is that right?'],
  ['notes-closed', ['It moved.'], 'The notes say that it closed or moved. Is it still open here?'],
])('DSK %s is said in words', async (about, words, sentence) => {
  shows({ contradictions: () => Promise.resolve([{ about, words }]) });
  await changes('Notes', 'New.');
  await presses('Publish');
  await screen.findByText(sentence);
});

test('DSK a change of a website asks nothing, and no answer is in no way', async () => {
  const contradictions = vi.fn<Desk['contradictions']>(() => Promise.reject(new Error('away')));
  const change = vi.fn<Desk['change']>(() => Promise.resolve(answer()));
  const row = { ...PLACE.row, website: 'N/A' };
  shows({ change, contradictions }, { ...PLACE, editable: ['website', 'notes'], row });
  await changes('Website', 'hope.example');
  await presses('Publish');
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(contradictions).not.toHaveBeenCalled();
  await changes('Notes', 'Walk in.');
  await presses('Publish');
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
});

test('DSK "No answer" says that it counts once a day', async () => {
  const counted = answer({ outcome: 'counted-today' });
  shows({ noAnswer: () => Promise.resolve(counted) }, { ...PLACE, noAnswerToday: true });
  await presses('No answer: counted for today');
  await screen.findByText('It was counted for today. A day counts once. Try again tomorrow.');
});

test('DSK two presses of a button, one right after the other, do it once', async () => {
  const stillRight = vi.fn(() => Promise.resolve(answer()));
  shows({ stillRight });
  const button = await screen.findByRole('button', { name: 'Still right' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(/Still right\. Saved\./);
  expect(stillRight).toHaveBeenCalledOnce();
});

test('DSK two presses of the button of a form send it once', async () => {
  const change = vi.fn(() => Promise.resolve(answer()));
  shows({ change });
  await changes('Phone', '973-555-0199');
  const publish = screen.getByRole('button', { name: 'Publish' });
  fireEvent.click(publish);
  fireEvent.click(publish);
  await screen.findByText(/Change\. Saved\./);
  expect(change).toHaveBeenCalledOnce();
});

test('DSK tapped hours with a mistake are refused at their field and nothing is lost', async () => {
  const change = vi.fn<Desk['change']>(() => Promise.resolve(answer()));
  const editable = ['name', 'phone', 'hours'];
  shows({ change }, { ...PLACE, editable, row: { ...PLACE.row, hours: 'Call first' } });
  await changes('Phone', '311');
  await presses('Tap the hours instead');
  fireEvent.click(await screen.findByRole('button', { name: 'Mon' }));
  const closes = screen.getByLabelText<HTMLInputElement>('Closes at');
  fireEvent.change(closes, { target: { value: '' } });
  await presses('Publish');
  await waitFor(() => expect(document.activeElement).toBe(closes));
  screen.getByText('Enter the time it opens and the time it closes.');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('311');
  fireEvent.change(closes, { target: { value: '16:00' } });
  await presses('Publish');
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  expect(change.mock.lastCall?.[1].fields).toEqual({ phone: '311', hours: 'Monday 9 am-4 pm' });
});

test('DSK hours that are typed after a tap are the ones that are published', async () => {
  const change = vi.fn<Desk['change']>(() => Promise.resolve(answer()));
  shows({ change }, { ...PLACE, editable: ['hours'], row: { ...PLACE.row, hours: 'Call first' } });
  await presses('Change');
  await presses('Tap the hours instead');
  fireEvent.click(await screen.findByRole('button', { name: 'Mon' }));
  fireEvent.change(screen.getByLabelText('Closes at'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Hours'), { target: { value: 'Mondays 9 to 4' } });
  expect(screen.queryByLabelText('Closes at')).toBeNull();
  await presses('Publish');
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
});

test('DSK the card says that a suggestion for the place waits, and leads to it', async () => {
  const suggestion = deskSuggestion({ before: { phone: '973-555-0100' } });
  shows({}, { ...PLACE, suggestions: [suggestion] });
  const link = await screen.findByRole('link', { name: '1 suggestion' });
  expect(link.getAttribute('href')).toBe('/desk/review');
});

test('DSK only an employer is asked whether it hires, and what was said can be taken away', async () => {
  const row = { ...PLACE.row, 'hires people with a record': 'Asked on 2026-11-20 by CA' };
  shows({}, { ...PLACE, list: 'employment', isEmployer: false });
  await screen.findByRole('button', { name: 'Still right' });
  expect(screen.queryByRole('button', { name: /people with a record/ })).toBeNull();
  cleanup();
  shows({}, { ...PLACE, list: 'employment', isEmployer: false, row });
  await screen.findByRole('button', { name: 'Does not hire people with a record now' });
  expect(screen.queryByRole('button', { name: /^Still hires/ })).toBeNull();
  cleanup();
  shows({}, { ...PLACE, list: 'employment', isEmployer: true });
  await screen.findByRole('button', { name: 'Still hires people with a record' });
});

test('DSK a button that is pressed while the last one is saved says what it waits for', async () => {
  const save: ((saved: DeskAnswer) => void)[] = [];
  const change = vi.fn<Desk['change']>();
  const stillRight = () => new Promise<DeskAnswer>((resolve) => save.push(resolve));
  shows({ stillRight, change });
  await presses('Still right');
  await presses('Closed for good');
  expect(screen.getByRole('status').textContent).toBe('Saving…');
  save[0]?.(answer());
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved.'));
  expect(change).not.toHaveBeenCalled();
});
