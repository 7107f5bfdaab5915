import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../backend/Account';
import type { SecondStep } from '../backend/SignIn';
import { BackendError } from '../backend/Backend';
import { fakeAccount } from '../backend/fake';
import type { MfaInfo } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const app: MfaInfo = { mfaEnrollmentId: 'f1', enrolledAt: '2026-03-05T12:00:00Z', totpInfo: {} };
const other: MfaInfo = { ...app, mfaEnrollmentId: 'f2', displayName: 'Old phone' };
const CODE = 'Enter the 6 digits from your app';

/** Logs in with a password that is right, to an account with a second step. */
async function atSecondStep(
  finish: SecondStep['finish'],
  factors = [app],
  parts: Partial<Account> = {},
) {
  const signIn = vi.fn(() => Promise.resolve({ factors, send: () => Promise.resolve(), finish }));
  const account = fakeAccount({ signIn, ...parts });
  const { person } = renderAt('/login', { openAccount: () => Promise.resolve(account) });
  await person.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await person.type(screen.getByLabelText('Password'), 'Sunrise2024{Enter}');
  return { person, code: await screen.findByLabelText<HTMLInputElement>(CODE) };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('IDN-3 the second step: six digits, and the field has the focus', async () => {
  const finish = vi.fn(() => Promise.resolve());
  const { person, code } = await atSecondStep(finish);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
  expect(document.activeElement).toBe(code);
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
  await person.type(code, '12345');
  expect(button('Log In').disabled).toBe(true);
  await person.keyboard('{Enter}');
  expect(finish).not.toHaveBeenCalled();
  await person.clear(code);
  await person.type(code, '123 456{Enter}');
  expect(finish).toHaveBeenCalledExactlyOnceWith('f1', '123456');
});

test('IDN-3 a wrong code is said at the field, which is empty for the next one', async () => {
  const finish = vi
    .fn<SecondStep['finish']>()
    .mockRejectedValueOnce(new BackendError('invalid-verification-code'))
    .mockRejectedValueOnce(new BackendError('too-many-requests'))
    .mockRejectedValueOnce(new BackendError('network-request-failed'));
  const { person, code } = await atSecondStep(finish);
  await person.type(code, '111111{Enter}');
  const wrong = "That code isn't right. Wait for the next one, then try again.";
  expect((await screen.findByText(wrong)).getAttribute('role')).toBe('alert');
  expect([code.value, document.activeElement]).toEqual(['', code]);
  await person.type(code, '222222{Enter}');
  await screen.findByText(/Too many tries\./);
  await person.type(code, '{Enter}');
  await screen.findByText(/There is no connection right now/);
  expect(code.value).toBe('222222');
});

test('IDN-3 a step that took too long goes back to the password and says why', async () => {
  const finish = () => Promise.reject(new BackendError('invalid-multi-factor-session'));
  const { person, code } = await atSecondStep(finish);
  await person.type(code, '123456{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Sign In Failed' });
  expect(dialog.textContent).toContain('That took too long');
  await person.click(button('OK'));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
});

test('IDN-3 who lost the phone uses a recovery code, and can go back', async () => {
  const finish = vi.fn(() => Promise.reject(new BackendError('invalid-verification-code')));
  const { person } = await atSecondStep(finish);
  await person.click(button('I lost my phone'));
  const field = screen.getByLabelText('Enter one of the codes from your paper');
  expect(document.activeElement).toBe(field);
  await person.type(field, '7k3m9-0x1yz{Enter}');
  expect(finish).toHaveBeenCalledExactlyOnceWith('f1', '7k3m9-0x1yz');
  await screen.findByText(/it was used before/);
  await person.click(button('Use my phone'));
  expect(screen.getByLabelText(CODE)).toBeTruthy();
  await person.click(button('Go back'));
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('IDN-3 of several apps one is chosen', async () => {
  const finish = vi.fn(() => Promise.resolve());
  const { person, code } = await atSecondStep(finish, [app, other]);
  await person.click(screen.getByRole('radio', { name: /^Old phone\. Added on/ }));
  await person.type(code, '123456{Enter}');
  expect(finish).toHaveBeenCalledExactlyOnceWith('f2', '123456');
});

test('IDN-5 a password change of an account with a second step asks for it, too', async () => {
  const finish = vi.fn(() => Promise.resolve());
  const changePassword = vi.fn(() => Promise.resolve());
  const account = fakeAccount({
    session: fixed({ email: 'ana@example.org' }),
    proveAgain: () => Promise.resolve({ factors: [app], send: () => Promise.resolve(), finish }),
    changePassword,
  });
  const { person } = renderAt('/profile', { openAccount: () => Promise.resolve(account) });
  await person.type(await screen.findByLabelText('Current Password'), 'Sunrise2024');
  await person.type(screen.getByLabelText('New Password'), 'Harvest2025{Enter}');
  await person.type(await screen.findByLabelText(CODE), '123456');
  expect(changePassword).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Password Changed' });
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('Harvest2025');
});

test('an account is deleted after the password and the second step', async () => {
  const deleteAccount = vi.fn(() => Promise.resolve());
  const account = fakeAccount({
    session: fixed({ email: 'ana@example.org' }),
    proveAgain: () =>
      Promise.resolve({
        factors: [app],
        send: () => Promise.resolve(),
        finish: () => Promise.resolve(),
      }),
    deleteAccount,
  });
  const { person } = renderAt('/profile', { openAccount: () => Promise.resolve(account) });
  await person.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await person.type(dialog.querySelector('input')!, 'Sunrise2024{Enter}');
  await person.type(await screen.findByLabelText(CODE), '123456');
  expect(deleteAccount).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(deleteAccount).toHaveBeenCalledOnce());
});

/** The same object each time, as `session()` promises. */
function fixed<T>(value: T): () => T {
  return () => value;
}

test('IDN-3 a phone as second step: the code is sent when it is asked for', async () => {
  const phone: MfaInfo = {
    mfaEnrollmentId: 'p1',
    enrolledAt: '2026-03-05T12:00:00Z',
    phoneInfo: '+*******0100',
  };
  const send = vi.fn(() => Promise.resolve());
  const finish = vi
    .fn<SecondStep['finish']>()
    .mockRejectedValueOnce(new BackendError('invalid-verification-code'))
    .mockRejectedValueOnce(new BackendError('invalid-multi-factor-session'))
    .mockResolvedValue();
  const signIn = () => Promise.resolve({ factors: [phone], send, finish });
  const account = fakeAccount({ signIn });
  const { person } = renderAt('/login', { openAccount: () => Promise.resolve(account) });
  await person.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await person.type(screen.getByLabelText('Password'), 'Sunrise2024{Enter}');
  await screen.findByText('We can send 6 digits to your phone that ends in 0100.');
  expect(send).not.toHaveBeenCalled();
  await person.click(button('Send me a code'));
  expect(send).toHaveBeenCalledExactlyOnceWith('p1');
  const code = await screen.findByLabelText<HTMLInputElement>('Enter the 6 digits from the text');
  await person.type(code, '111111{Enter}');
  await screen.findByText("That code isn't right. Look at the newest one and try again.");
  await person.type(code, '222222{Enter}');
  await screen.findByText('This code is too old. Press "Send a new code".');
  await person.click(button('Send a new code'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await person.type(code, '333333{Enter}');
  await waitFor(() => expect(finish).toHaveBeenLastCalledWith('p1', '333333'));
});
