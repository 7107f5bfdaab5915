import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { DeskMessage } from '../generated/bindings';
import { deskMessage } from '../test/deskMessage';
import { renderAtDesk } from '../test/renderAtDesk';
import MessagesScreen from './MessagesScreen';

afterEach(cleanup);

const MESSAGE = deskMessage({ contact: 'ana@example.org', canAnswer: true });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer to Ana');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Somebody writes an answer, and another person deals with the message meanwhile. */
async function isLate(now: DeskMessage) {
  let messages = [MESSAGE];
  renderAtDesk(<MessagesScreen />, {
    messages: () => Promise.resolve({ messages, colleagues: [] }),
    answer: () => Promise.reject(new BackendError('changed-meanwhile')),
  });
  await screen.findByText('ana@example.org', { exact: false });
  press('Answer by email');
  fireEvent.change(text(), { target: { value: 'In Newark.' } });
  messages = [now];
  press('Send the answer');
  await screen.findByText(/Your answer was not sent, because another person was faster/);
}

test.each([
  ['answered it', { ...MESSAGE, version: 1, answeredBy: 'Ed', doneBy: 'Ed' }, 'Answered by Ed'],
  ['marked it as done', { ...MESSAGE, version: 1, doneBy: 'Ed' }, 'Done by Ed'],
] as const)('DSK an answer stays, unsent, when another person %s', async (_, now, said) => {
  await isLate(now);
  const card = (await screen.findByText(said)).closest('li')!;
  expect(within(card).getByLabelText('Your answer to Ana')).toBe(text());
  expect(text().value).toBe('In Newark.');
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Your answer to Ana')).toBeNull());
});

test('DSK an answer stays, unsent, when another person took the message on', async () => {
  await isLate({ ...MESSAGE, version: 1, assigned: 'ed@county.example' });
  expect(text().value).toBe('In Newark.');
});
