import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeAccount, fakeSecurity, fakeTerminal } from '../backend/fake';
import type { Security } from '../backend/Security';
import type { MfaInfo } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const app: MfaInfo = { mfaEnrollmentId: 'f1', enrolledAt: '2026-03-05T12:00:00Z', totpInfo: {} };
const CODES = ['7K3M9-0X1YZ', 'ABCDE-12345'];
const who = { email: 'ana@example.org' };

function atSettings(parts: Partial<Security>, proveAgain = vi.fn(() => Promise.resolve(null))) {
  const security = fakeSecurity(parts);
  const account = fakeAccount({
    session: () => who,
    proveAgain,
    openSecurity: () => Promise.resolve(security),
  });
  const print = vi.fn(() => Promise.resolve());
  const terminal = Promise.resolve(fakeTerminal({ print }));
  const { person } = renderAt('/profile', {
    openAccount: () => Promise.resolve(account),
    openTerminal: () => terminal,
  });
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  return { person, press, print, proveAgain };
}

test('a second step is set up with a QR code or a typed key, and gives recovery codes once', async () => {
  const factors = vi.fn(() => Promise.resolve<MfaInfo[]>([]));
  const finish = vi
    .fn<Security['finish']>()
    .mockRejectedValueOnce(new BackendError('invalid-verification-code'))
    .mockImplementation(() => {
      factors.mockResolvedValue([app]);
      return Promise.resolve();
    });
  const makeRecoveryCodes = vi.fn(() => Promise.resolve(CODES));
  const { person, press, print } = atSettings({ factors, finish, makeRecoveryCodes });
  await press('Set up a second step');
  const dialog = await screen.findByRole('dialog', { name: 'Set up a second step' });
  expect(screen.getByTitle('Code for your app')).toBeTruthy();
  expect(dialog.textContent).toContain('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  const code = screen.getByLabelText<HTMLInputElement>('Enter the 6 digits from your app');
  await person.type(code, '111111{Enter}');
  await screen.findByText(/That code isn't right/);
  expect([code.value, document.activeElement]).toEqual(['', code]);
  expect(makeRecoveryCodes).not.toHaveBeenCalled();
  await person.type(code, '222222{Enter}');
  const paper = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(Array.from(paper.querySelectorAll('li'), (it) => it.textContent)).toEqual(CODES);
  expect(paper.classList).toContain('takeaway');
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await person.keyboard('{Escape}');
  await press('I have my codes');
  expect(screen.queryByText('7K3M9-0X1YZ')).toBeNull();
  await screen.findByText(/App on your phone\. Added on March 5, 2026/);
});

test('recovery codes that do not come are asked for again', async () => {
  const makeRecoveryCodes = vi
    .fn<Security['makeRecoveryCodes']>()
    .mockRejectedValueOnce(new BackendError('network-request-failed'))
    .mockResolvedValue(CODES);
  const { person, press } = atSettings({ makeRecoveryCodes });
  await press('Set up a second step');
  await person.type(
    await screen.findByLabelText('Enter the 6 digits from your app'),
    '222222{Enter}',
  );
  await screen.findByText(/the recovery codes did not come/);
  await press('Try Again');
  expect(await screen.findByText('7K3M9-0X1YZ')).toBeTruthy();
});

test('the password is asked for when the last log-in was too long ago', async () => {
  const start = vi
    .fn(() => fakeSecurity().start())
    .mockRejectedValueOnce(new BackendError('requires-recent-login'));
  const { person, press, proveAgain } = atSettings({ start });
  await press('Set up a second step');
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
  await person.type(dialog.querySelector('input')!, 'Sunrise2024{Enter}');
  await screen.findByRole('dialog', { name: 'Set up a second step' });
  expect(proveAgain).toHaveBeenCalledExactlyOnceWith('Sunrise2024');
});

test('an address that is not confirmed gets a mail first', async () => {
  const start = () => Promise.reject(new BackendError('unverified-email'));
  const requestConfirmation = vi.fn(() => Promise.resolve());
  const { press } = atSettings({ start, requestConfirmation });
  await press('Set up a second step');
  const told = await screen.findByRole('dialog', { name: 'Check Your Inbox' });
  expect(told.textContent).toContain('First confirm your email.');
  expect(requestConfirmation).toHaveBeenCalledOnce();
});

test('a second step is removed only after a question', async () => {
  const factors = vi.fn(() => Promise.resolve([app]));
  const remove = vi.fn(() => {
    factors.mockResolvedValue([]);
    return Promise.resolve();
  });
  const { press } = atSettings({ factors, remove });
  await press('Remove: App on your phone. Added on March 5, 2026');
  await screen.findByRole('dialog', { name: 'Remove the second step?' });
  await press('Cancel');
  expect(remove).not.toHaveBeenCalled();
  await press('Remove: App on your phone. Added on March 5, 2026');
  await press('Remove');
  expect(remove).toHaveBeenCalledExactlyOnceWith(app);
  await screen.findByRole('dialog', { name: 'Second step removed' });
  await waitFor(() => expect(screen.queryByText(/App on your phone/)).toBeNull());
});

test('new recovery codes replace the old ones', async () => {
  const factors = () => Promise.resolve([app]);
  const { press } = atSettings({ factors, makeRecoveryCodes: () => Promise.resolve(CODES) });
  await press('Get new recovery codes');
  const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(dialog.textContent).toContain('Your old codes no longer work.');
});

test('when the state cannot be loaded, it can be tried again', async () => {
  const factors = vi
    .fn<Security['factors']>()
    .mockRejectedValueOnce(new BackendError('network-request-failed'))
    .mockRejectedValueOnce(new BackendError('network-request-failed'))
    .mockResolvedValue([app]);
  const { press } = atSettings({ factors });
  await screen.findByText("We can't show this right now.");
  await press('Try Again');
  await screen.findByText(/App on your phone/);
});
