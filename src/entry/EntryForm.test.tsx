import '../test/settled';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { EntryQuestion } from './EntryQuestion';

afterEach(cleanup);

const ENTRY = {
  list: 'food',
  until: 0,
  seen: 'a1',
  row: { name: 'Hope Pantry', phone: '973-555-0100' },
};

function asks(refusal: string) {
  const send = vi.fn(() =>
    Promise.resolve(new BackendError('invalid-argument', null, null, refusal)),
  );
  render(
    <MemoryRouter>
      <EntryQuestion entry={ENTRY} send={send} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Something is different' }));
  return send;
}

test('DSK a place is told at the field what is wrong with it, and what it typed stays', async () => {
  asks('INVALID_ARGUMENT : phone : phone');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  fireEvent.change(phone, { target: { value: '555-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const why = await screen.findByText('Nothing was sent. A phone number has 10 digits.');
  expect(phone.getAttribute('aria-describedby')).toBe(why.id);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(phone);
  expect(phone.value).toBe('555-01');
});

test('DSK code of a web page in the remark of a place is named there', async () => {
  asks('INVALID_ARGUMENT : note : markup');
  const note = screen.getByLabelText('Anything else? (if you want)');
  fireEvent.change(note, { target: { value: '<b>we moved</b>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Leave out the signs < and >\./);
  expect(note.getAttribute('aria-invalid')).toBe('true');
});
