import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeAccount } from '../backend/fake';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';

afterEach(cleanup);

const fault = new BackendError('internal-error', null, 'h7k2m-09qxz');
const sentence = 'For help, tell us this number: h7k2m-09qxz';

test.each([
  ['English', en, sentence],
  ['Spanish', es, 'Si pide ayuda, díganos este número: h7k2m-09qxz'],
])('RTE-1 the error screen shows the reference of a fault in %s', async (_, words, said) => {
  renderAt('/resources/food', { listing: () => Promise.reject(fault) }, words);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('RTE-1 without a reference the error screen shows none', async () => {
  const listing = () => Promise.reject(new BackendError('network-request-failed'));
  renderAt('/resources/food', { listing });
  await screen.findByText('There is no connection right now. Please try again.');
  expect(screen.queryByText(/tell us this number/)).toBeNull();
});

test('LOG-4 the notice of a failed log-in shows it', async () => {
  const account = fakeAccount({ signIn: () => Promise.reject(fault) });
  const { person } = renderAt('/login', { openAccount: () => Promise.resolve(account) });
  await person.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await person.type(screen.getByLabelText('Password'), 'Sunrise2024');
  await person.click(screen.getByRole('button', { name: 'Log In' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(sentence);
});

test('CON-2 so does a message that was not sent', async () => {
  const { person } = renderAt('/contact', { sendMessage: () => Promise.reject(fault) });
  for (const label of ['Name', 'Contact Information', 'Subject', 'Message']) {
    await person.type(await screen.findByLabelText(label), '609');
  }
  await person.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('IDN-7 a link of a mail that could not be looked at shows it', async () => {
  const account = fakeAccount({ lookAtCode: () => Promise.reject(fault) });
  const path = '/auth/action?mode=resetPassword&oobCode=x';
  renderAt(path, { openAccount: () => Promise.resolve(account) });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
