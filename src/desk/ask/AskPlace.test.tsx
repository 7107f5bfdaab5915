import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../backend/Backend';
import type { Desk } from '../../backend/Desk';
import { deskPlace } from '../../test/deskPlace';
import { renderAtDesk } from '../../test/renderAtDesk';
import AskPlace from './AskPlace';

afterEach(cleanup);

const LINK = 'https://help.example.org/entry#c0de';

function asks() {
  const makeEntryLink = vi.fn<Desk['makeEntryLink']>(() =>
    Promise.resolve({ link: LINK, until: 0 }),
  );
  const onMade = vi.fn();
  const onClose = vi.fn();
  const person = userEvent.setup();
  const place = deskPlace({});
  renderAtDesk(<AskPlace place={place} onMade={onMade} onClose={onClose} />, { makeEntryLink });
  const presses = (name: string) => person.click(screen.getByRole('button', { name }));
  return { makeEntryLink, onMade, onClose, person, place, presses };
}

test('DSK a link for an employer is made, shown once and copied', async () => {
  const { makeEntryLink, onMade, onClose, place, presses } = asks();
  await presses('Make a link');
  const field = await screen.findByLabelText<HTMLInputElement>('The link');
  expect(field.value).toBe(LINK);
  expect(document.activeElement).toBe(field);
  expect(makeEntryLink.mock.calls).toEqual([[place, { email: '', language: 'en' }]]);
  expect(onMade).toHaveBeenCalledTimes(1);
  await presses('Copy');
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(onClose).not.toHaveBeenCalled();
  await presses('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('DSK where nothing may be copied the desk says how', async () => {
  const { presses } = asks();
  await presses('Make a link');
  await screen.findByLabelText('The link');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await presses('Copy');
  await screen.findByText('Tap the link and copy it yourself.');
});

test('DSK a link goes by mail in the language that was chosen, and a wrong address is told', async () => {
  const { makeEntryLink, onMade, person, presses } = asks();
  makeEntryLink.mockRejectedValueOnce(new BackendError('invalid-argument'));
  await person.type(screen.getByLabelText('Email of the place'), 'rosa');
  await presses('Send the link');
  await screen.findByText('Enter a full email address, or leave the field empty.');
  expect(onMade).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('Email of the place'), '@bakery.example ');
  await person.selectOptions(screen.getByLabelText('Language of the email'), 'es');
  await presses('Send the link');
  await screen.findByText(/The link is on its way to rosa@bakery\.example\./);
  expect(makeEntryLink.mock.lastCall?.[1]).toEqual({
    email: 'rosa@bakery.example',
    language: 'es',
  });
});
