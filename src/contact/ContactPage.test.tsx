import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import cases from '../../sync-protocol/cases/contact.json';
import { BackendError } from '../backend/Backend';
import type { ContactMessage } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { wrongField } from './complete';

afterEach(cleanup);

test.each(cases)('CON-1 $name', ({ message, wrong }) => {
  expect(wrongField(message)).toBe(wrong);
});

async function fill(person: ReturnType<typeof renderAt>['person']) {
  for (const [label, text] of [
    ['Name', 'Ana'],
    ['Contact Information', '609'],
    ['Subject', 'ID'],
    ['Message', 'Where?'],
  ] as const) {
    await person.type(await screen.findByLabelText(label), text);
  }
}

test('CON-1 the first missing field is named and gets the focus, nothing is sent', async () => {
  const sendMessage = vi.fn();
  const { person } = renderAt('/contact', { sendMessage });
  await person.type(await screen.findByLabelText('Name'), 'Ana');
  await person.click(screen.getByRole('button', { name: 'Send Message' }));
  const field = screen.getByLabelText('Contact Information');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter your phone number or email, so we can answer you.')).toBeTruthy();
  expect(sendMessage).not.toHaveBeenCalled();
});

test('CON-2 a failed send keeps the text and the key; other words get another key', async () => {
  let number = 0;
  const newKey = () => String(++number).padStart(32, '0');
  const sent: ContactMessage[] = [];
  const sendMessage = vi.fn((message: ContactMessage) => {
    sent.push(message);
    return sent.length < 3
      ? Promise.reject(new BackendError('network-request-failed'))
      : Promise.resolve('sent' as const);
  });
  const { person } = renderAt('/contact', { sendMessage, newKey });
  await fill(person);
  const button = screen.getByRole('button', { name: 'Send Message' });
  await person.click(button);
  expect(await screen.findByText('Your message was not sent')).toBeTruthy();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Where?');
  await person.click(button);
  await person.type(screen.getByLabelText('Message'), '!');
  await person.click(button);
  expect(await screen.findByText('Thank you. We have your message.')).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(sent[2]?.message).toBe('Where?!');
});

test('CON-2 on a kiosk without a network the screen says that the message waits', async () => {
  const { person } = renderAt('/contact', { sendMessage: () => Promise.resolve('queued') });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Your message is saved.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
});
