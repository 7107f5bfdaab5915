import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import { fakeAccount } from '../backend/fake';
import type { Undone } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const at = (
  parts: Partial<Account>,
  words = '#mode=resetPassword&oobCode=abc&apiKey=k',
  countPageView = vi.fn(),
) => {
  const openAccount = () => Promise.resolve(fakeAccount(parts));
  return renderAt(`/auth/action${words}`, { openAccount, countPageView });
};

test('IDN-7 a new password with a code, which leaves the address at once', async () => {
  const resetPassword = vi.fn(() => Promise.resolve());
  const { person, router } = at({ resetPassword });
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  expect(screen.getByText('For ana@example.org')).toBeTruthy();
  expect(router.state.location).toMatchObject({ search: '', hash: '' });
  await person.type(screen.getByLabelText('New Password'), 'Harvest2025');
  await person.type(screen.getByLabelText('Confirm New Password'), 'Harvest2025{Enter}');
  await screen.findByText('Your new password is ready. Log in with it.');
  expect(resetPassword).toHaveBeenCalledWith('abc', 'Harvest2025');
});

test('IDN-7 a link of the protocol, with its code in the query, works as well', async () => {
  const lookAtCode = vi.fn((code: string) => fakeAccount().lookAtCode(code));
  const { router } = at({ lookAtCode }, '?mode=resetPassword&oobCode=abc&apiKey=k&lang=en');
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  expect(lookAtCode).toHaveBeenCalledWith('abc');
  expect(router.state.location).toMatchObject({ search: '', hash: '' });
});

test('IDN-7 a second link that arrives while the page is open is looked at', async () => {
  const lookAtCode = vi.fn((code: string) =>
    code === 'abc'
      ? Promise.reject(new BackendError('expired-action-code'))
      : fakeAccount().lookAtCode(code),
  );
  const { router } = at({ lookAtCode });
  await screen.findByRole('heading', { level: 1, name: "This link doesn't work" });
  await router.navigate('/auth/action#mode=resetPassword&oobCode=def');
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  expect(router.state.location.hash).toBe('');
});

test('C1 LOG-6 a sign-up by mail is finished with a password and counted then', async () => {
  const countPageView = vi.fn();
  const resetPassword = vi.fn(() => Promise.resolve());
  const lookAtCode = () => Promise.resolve({ purpose: 'SIGN_UP', email: 'ana@example.org' });
  const { person } = at({ resetPassword, lookAtCode }, '#mode=signUp&oobCode=abc', countPageView);
  await screen.findByRole('heading', { level: 1, name: 'Choose a password' });
  await person.type(screen.getByLabelText('New Password'), 'Harvest2025');
  await person.type(screen.getByLabelText('Confirm New Password'), 'Harvest2025');
  expect(countPageView).not.toHaveBeenCalledWith('newaccount');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your account is ready. Log in with your password.');
  expect(resetPassword).toHaveBeenCalledWith('abc', 'Harvest2025');
  expect(countPageView).toHaveBeenCalledWith('newaccount');
});

test('IDN-7 ERR a weak or unequal new password is refused here already', async () => {
  const { person } = at({});
  await person.type(await screen.findByLabelText('New Password'), 'weak{Enter}');
  await screen.findByRole('dialog', { name: 'Password Not Secure!' });
  await person.click(screen.getByRole('button', { name: 'OK' }));
  await person.clear(screen.getByLabelText('New Password'));
  await person.type(screen.getByLabelText('New Password'), 'Harvest2025{Enter}');
  await screen.findByRole('dialog', { name: "Passwords Don't Match!" });
});

test.each([
  ['VERIFY_EMAIL', 'Is ana@example.org yours?', 'Your email is confirmed.'],
  ['VERIFY_AND_CHANGE_EMAIL', 'Use new@example.org from now on?', 'Your email is confirmed.'],
  [
    'RECOVER_EMAIL',
    'Use new@example.org again, and log out on all devices?',
    'Your account uses this email again.',
  ],
])('IDN-7 a code for %s asks first and then does it', async (purpose, question, done) => {
  const applyCode = vi.fn(() => Promise.resolve());
  const isUndo = purpose === 'RECOVER_EMAIL';
  const undoes: Undone[] = ['email'];
  const code = { purpose, email: 'ana@example.org', ...(isUndo && { undoes }) };
  const newEmail = purpose === 'VERIFY_EMAIL' ? {} : { newEmail: 'new@example.org' };
  const { person } = at({ applyCode, lookAtCode: () => Promise.resolve({ ...code, ...newEmail }) });
  await screen.findByText(question);
  expect(applyCode).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Yes, confirm' }));
  await screen.findByText((text) => text.startsWith(done));
  expect(applyCode).toHaveBeenCalledWith('abc');
});

test.each<[Undone[], string[], string]>([
  [
    ['factor-added'],
    ['The second step that was added goes away.'],
    "The second step that was added is gone. If there was a password, it doesn't work now.",
  ],
  [
    ['factor-removed', 'way-added'],
    ['The second step that was removed comes back.', 'New ways to log in go away.'],
    'The second step that was removed is back. The new ways to log in are gone.',
  ],
  [
    ['factor-lost', 'codes-ended'],
    [
      "A second step that was added and then removed does not come back. We can't tell who added it. If it was yours, set it up again after you log in.",
      'The recovery codes you printed stop working. Log in and make new ones.',
    ],
    'A second step that was added and then removed is not back.',
  ],
  [[], [], "If there was a password, it doesn't work now."],
])(
  'A7 the link of a mail that undoes %j says so, and speaks of no email',
  async (undoes, will, was) => {
    const ana = 'ana@example.org';
    const code = { purpose: 'RECOVER_EMAIL', email: ana, newEmail: ana, undoes };
    const { person } = at({ lookAtCode: () => Promise.resolve(code) });
    await screen.findByRole('heading', { level: 1, name: 'Undo the change' });
    for (const sentence of will) screen.getByText(sentence);
    screen.getByText(
      "If there is a password, it stops working. We'll email you a link to choose a new one.",
    );
    expect(screen.queryByText(/Use ana@example.org again/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Yes, undo it' }));
    await screen.findByText((text) => text.startsWith(was));
    expect(screen.queryByText(/uses this email again/)).toBeNull();
  },
);

test('A7 the link of a text gives the number back, and speaks of no email and no password', async () => {
  const applyCode = vi.fn(() => Promise.resolve());
  const undoes: Undone[] = ['phone', 'factor-added'];
  const code = { purpose: 'RECOVER_PHONE', email: '+19735550100', undoes };
  const { person } = at({ applyCode, lookAtCode: () => Promise.resolve(code) }, '#oobCode=abc');
  await screen.findByText('Undo what was changed, and log out on all devices?');
  screen.getByText('You log in with (973) 555-0100 again.');
  screen.getByText('The second step that was added goes away.');
  expect(screen.queryByText(/[Pp]assword|email/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Yes, undo it' }));
  await screen.findByText(
    'Your account uses your phone number again. The second step that was added is gone. You are logged out on all devices. Log in with your phone number.',
  );
  expect(applyCode).toHaveBeenCalledExactlyOnceWith('abc');
});

test('A7 the text about a deletion brings the account back without an email', async () => {
  const undoes: Undone[] = ['phone'];
  const { deletionDueAt } = deleted;
  const closed = { purpose: 'RECOVER_PHONE', email: '+19735550100', undoes, deletionDueAt };
  const { person } = at({ lookAtCode: () => Promise.resolve(closed) });
  await screen.findByText(/^The account of \(973\) 555-0100 is closed/);
  screen.getByText(/Then log in with your phone number/);
  await person.click(screen.getByRole('button', { name: 'Get my account back' }));
  await screen.findByText(/^Your account uses your phone number again\./);
});

const deleted = {
  undoes: ['email'] satisfies Undone[],
  purpose: 'RECOVER_EMAIL',
  email: 'ana@example.org',
  newEmail: 'ana@example.org',
  deletionDueAt: Date.parse('2026-07-03T15:05:00'),
};

test('A7 the link about a deletion says when all is gone, and brings the account back', async () => {
  const applyCode = vi.fn(() => Promise.resolve());
  const { person } = at({ applyCode, lookAtCode: () => Promise.resolve(deleted) });
  await screen.findByRole('heading', { level: 1, name: 'Your deleted account' });
  expect(screen.getByText(/ana@example.org is closed.*Friday, July 3, 2026/)).toBeTruthy();
  expect(applyCode).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Get my account back' }));
  await screen.findByText(/Your account uses this email again/);
  expect(applyCode).toHaveBeenCalledExactlyOnceWith('abc');
});

test('F1 the link about a deletion asks twice before it deletes everything', async () => {
  const finishDeletion = vi
    .fn<Account['finishDeletion']>()
    .mockRejectedValueOnce(new BackendError('network-request-failed'))
    .mockResolvedValue();
  const { person } = at({ finishDeletion, lookAtCode: () => Promise.resolve(deleted) });
  await person.click(await screen.findByRole('button', { name: 'Delete everything now' }));
  await screen.findByRole('dialog', { name: 'Delete everything now?' });
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(finishDeletion).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Delete everything now' }));
  await person.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await screen.findByRole('dialog', { name: 'Something Went Wrong' });
  await person.click(screen.getByRole('button', { name: 'OK' }));
  await person.click(screen.getByRole('button', { name: 'Delete everything now' }));
  await person.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Your account is gone, with all that was in it.');
  expect(finishDeletion).toHaveBeenLastCalledWith('abc');
});

test('IDN-7 a page that was loaded again asks for the link, which left the address', async () => {
  renderAt('/auth/action', { openAccount: () => Promise.resolve(fakeAccount()) });
  await screen.findByRole('heading', { level: 1, name: 'Open your link again' });
  expect(screen.getByRole('alert').textContent).toContain('Open the link in your mail again.');
});

test('ERR IDN-7 a link that is old, used or cut short says so with the next step', async () => {
  at({ lookAtCode: () => Promise.reject(new BackendError('expired-action-code')) });
  await screen.findByRole('heading', { level: 1, name: "This link doesn't work" });
  expect(screen.getByText('This link is too old.')).toBeTruthy();
  expect(screen.getByText('Ask for a new one.')).toBeTruthy();
  cleanup();
  at({ lookAtCode: () => Promise.reject(new BackendError('invalid-action-code')) });
  await screen.findByText('This link was used before, or part of it is missing.');
  cleanup();
  at({}, '#mode=resetPassword');
  await waitFor(() => expect(screen.getByText(/or part of it is missing/)).toBeTruthy());
});
