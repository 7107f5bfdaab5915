import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { EntryLinks } from '../backend/EntryLinks';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';
import { en, type Words } from '../words/en';

afterEach(cleanup);

const ROW = { name: 'Good Bakery', phone: '973-555-0100', work: 'Baker', notes: 'N/A' };
const ENTRY = { list: 'employment', until: Date.UTC(2026, 11, 1, 17), row: ROW, seen: 'a1' };

/** An employer opens the link of its own entry. */
function opens(parts: Partial<EntryLinks> = {}, words: Words = en) {
  const look = vi.fn<EntryLinks['look']>(() => Promise.resolve(ENTRY));
  const answer = vi.fn<EntryLinks['answer']>(() => Promise.resolve());
  const links = { look, answer, ...parts };
  const { person } = renderAt(
    '/entry#c0de',
    { openEntryLinks: () => Promise.resolve(links) },
    words,
  );
  const presses = async (name: string) => {
    await person.click(await screen.findByRole('button', { name }));
  };
  return { look, answer, person, presses };
}

test('DSK an employer says that all is right, and the link is spent by that alone', async () => {
  const { look, answer, presses } = opens();
  await screen.findByRole('heading', { name: 'Good Bakery' });
  screen.getByText(
    'You can answer once, until December 1, 2026. A person checks your answer first.',
  );
  expect(look).toHaveBeenCalledWith('c0de');
  expect(answer).not.toHaveBeenCalled();
  await presses('Yes, all of this is right');
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(answer.mock.calls).toEqual([
    [{ code: 'c0de', seen: 'a1', fields: {}, status: null, note: '' }],
  ]);
  expect(screen.getByRole('link', { name: 'To the website' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
});

test.each([
  ['We closed for good', 'Is Good Bakery closed for good? We will take it off the list.', 'closed'],
  ['Please take us off the list', 'Shall we take Good Bakery off the list?', 'not-listed'],
] as const)('DSK "%s" asks once before it is sent', async (button, question, status) => {
  const { answer, presses } = opens();
  await presses(button);
  await screen.findByText(question);
  await presses('Back');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(answer).not.toHaveBeenCalled();
  await presses(button);
  await presses('Yes');
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(answer.mock.calls).toEqual([[{ code: 'c0de', seen: 'a1', fields: {}, status, note: '' }]]);
});

test('DSK "Something is different" sends only what was changed, and "Back" sends nothing', async () => {
  const { answer, person, presses } = opens();
  await presses('Something is different');
  await presses('Send');
  await screen.findByText('You have changed nothing yet.');
  await presses('Back');
  await presses('Something is different');
  await person.clear(await screen.findByLabelText('Phone'));
  await person.type(screen.getByLabelText('Anything else? (if you want)'), 'Ask for Rosa');
  await presses('Send');
  await screen.findByRole('heading', { name: 'Thank you!' });
  const sent = {
    code: 'c0de',
    seen: 'a1',
    fields: { phone: '' },
    status: null,
    note: 'Ask for Rosa',
  };
  expect(answer.mock.calls).toEqual([[sent]]);
});

test('DSK a failure is told, and "Try again" looks again', async () => {
  let isDown = true;
  const { presses } = opens({
    look: () =>
      isDown ? Promise.reject(new BackendError('network-request-failed')) : Promise.resolve(ENTRY),
  });
  await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await presses('Try again');
  await screen.findByRole('heading', { name: 'Good Bakery' });
});

test.each(['look', 'answer'] as const)(
  'DSK a link that was used is told as such when it fails at "%s"',
  async (call) => {
    const fails = () => Promise.reject(new BackendError('invalid-action-code'));
    const { presses } = opens({ [call]: fails });
    if (call === 'answer') await presses('Yes, all of this is right');
    await screen.findByRole('heading', { name: 'This link does not work any more' });
  },
);

test('DSK the employer reads and answers in Spanish', async () => {
  const { answer, presses } = opens({}, es);
  await presses('Por favor, quítennos de la lista');
  await screen.findByText('¿Quitamos Good Bakery de la lista?');
  await presses('Sí');
  await screen.findByRole('heading', { name: '¡Gracias!' });
  expect(answer).toHaveBeenCalledTimes(1);
});

test('DSK an entry that was changed since is shown anew, and the answer is about that one', async () => {
  const newer = { ...ENTRY, row: { ...ROW, phone: '973-555-0177' }, seen: 'b2' };
  let now = ENTRY;
  const answer = vi.fn<EntryLinks['answer']>(({ seen }) =>
    seen === newer.seen ? Promise.resolve() : Promise.reject(new BackendError('changed-meanwhile')),
  );
  const { presses } = opens({ look: () => Promise.resolve(now), answer });
  await screen.findByText('973-555-0100');
  now = newer;
  await presses('Yes, all of this is right');
  await screen.findByText('973-555-0177');
  expect(screen.getByRole('alert').textContent).toMatch(/nothing was sent yet/);
  await presses('Yes, all of this is right');
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(answer.mock.calls.map(([said]) => said.seen)).toEqual(['a1', 'b2']);
});

test('DSK what a place typed stays when its entry was changed since', async () => {
  const newer = { ...ENTRY, row: { ...ROW, work: 'Cook' }, seen: 'b2' };
  let now = ENTRY;
  const answer = () => Promise.reject(new BackendError('changed-meanwhile'));
  const { presses, person } = opens({ look: () => Promise.resolve(now), answer });
  await presses('Something is different');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await person.clear(phone);
  await person.type(phone, '973-555-0199');
  now = newer;
  await presses('Send');
  await screen.findByDisplayValue('Cook');
  expect(phone.value).toBe('973-555-0199');
});

test('DSK the focus goes to the form, back to the page, and to the thanks', async () => {
  const { presses } = opens();
  const focused = () => document.activeElement?.textContent;
  await presses('Something is different');
  const form = screen.getByRole('heading', { level: 2 }).textContent;
  await waitFor(() => expect(focused()).toBe(form));
  await presses('Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await presses('Yes, all of this is right');
  await screen.findByRole('heading', { name: 'Thank you!' });
  await waitFor(() => expect(focused()).toBe('Thank you!'));
});
