import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Security } from '../../backend/Security';
import { fakeAccount } from '../../backend/fake';
import type { ErrorCode } from '../../generated/bindings';
import { NotAdmitted } from '../NotAdmitted';

afterEach(cleanup);

const asks = vi.fn(() => Promise.resolve());
const again = vi.fn();

function refused(code: ErrorCode) {
  const account = fakeAccount({
    openSecurity: () => Promise.resolve({ requestConfirmation: asks } as unknown as Security),
  });
  render(
    <MemoryRouter>
      <NotAdmitted account={account} refused={code} onAgain={again} />
    </MemoryRouter>,
  );
}

test('DSK a person whose address is not confirmed is told so, and gets the mail by a tap', async () => {
  refused('unverified-email');
  await screen.findByRole('heading', { name: 'Confirm your email first' });
  expect(screen.queryByText(/not on the staff list/)).toBeNull();
  screen.getByText(/second step/);
  fireEvent.click(screen.getByRole('button', { name: 'Send me the email' }));
  await screen.findByText(/We sent you an email/);
  expect(asks).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'I confirmed it' }));
  expect(again).toHaveBeenCalledOnce();
});

test.each([
  ['permission-denied', 'This desk is for staff'],
  ['multi-factor-auth-required', 'Turn on the second step first'],
  ['requires-recent-login', 'Please log in again'],
] as const)('DSK the desk is closed with its reason (%s)', async (code, title) => {
  refused(code);
  await screen.findByRole('heading', { name: title });
  screen.getByRole('button', { name: 'Log out' });
});
