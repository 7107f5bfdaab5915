import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account, SignedIn } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import { fakeAccount, fakeWays } from '../backend/fake';
import type { Kept } from '../backend/ResumeBuilder';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

/** An account whose session a test can change. */
function session(start: SignedIn) {
  const listeners = new Set<() => void>();
  let who = start;
  return {
    parts: {
      session: () => who,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } satisfies Partial<Account>,
    becomes: (next: SignedIn) => {
      who = next;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}
function at(path: string, parts: Partial<Account> = {}) {
  const it = session({ email: 'ana@example.org' });
  const account = fakeAccount({ ...it.parts, ...parts });
  return { ...renderAt(path, { openAccount: () => Promise.resolve(account) }), ...it };
}
const press = async (person: ReturnType<typeof at>['person'], name: string) =>
  person.click(await screen.findByRole('button', { name }));

test('PRF-1 LOG-5 greeting, tabs and log-out; the views change by themselves', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  const { person, becomes } = at('/profile', { signOut });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, ana@example.org!' });
  const tab = (name: string) => screen.getByRole('button', { name, pressed: true });
  expect(tab('Settings')).toBeTruthy();
  await press(person, 'My Resumes');
  expect(tab('My Resumes')).toBeTruthy();
  await press(person, 'Settings');
  await press(person, 'Log out');
  expect(signOut).toHaveBeenCalled();
  becomes(null);
  await screen.findByRole('heading', { level: 1, name: 'Log In to New Beginnings' });
  becomes({ email: 'ben@example.org' });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, ben@example.org!' });
});

test('G12 only at a kiosk, where others can read along, the address is small', async () => {
  const account = fakeAccount(session({ email: 'ana@example.org' }).parts);
  for (const device of [{ kind: 'browser' }, { kind: 'kiosk', site: 'x' }] as const) {
    const { unmount } = renderAt('/profile', {
      device,
      openAccount: () => Promise.resolve(account),
    });
    const heading = await screen.findByRole('heading', { name: /ana@example.org/ });
    expect(heading.closest('.shared') !== null).toBe(device.kind === 'kiosk');
    unmount();
  }
});

test('IDN-3 an account of a phone alone is offered a second step, and no change of an email', async () => {
  const { parts } = session({ email: '+12015550100' });
  at('/profile', parts);
  expect(await screen.findByRole('heading', { name: 'Second step at log-in' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Change your Email' })).toBeNull();
});

test('IDN-3 an account of a provider without an email is offered no change of one', async () => {
  const none = { email: null, address: null, hasPassword: false, phone: null, providers: ['x'] };
  const openWays = () => Promise.resolve({ ...fakeWays(), ways: () => Promise.resolve(none) });
  at('/profile', { ...session({ email: 'Ana' }).parts, openWays });
  expect(await screen.findByRole('heading', { name: 'Second step at log-in' })).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Change your Email' })).toBeNull(),
  );
});

test('HOM-3 /profile#resume opens My Resumes', async () => {
  at('/profile#resume');
  expect(await screen.findByRole('button', { name: 'My Resumes', pressed: true })).toBeTruthy();
});

test('PRF-2 VAL-6 an empty new address is refused, another is confirmed by mail', async () => {
  const requestEmailChange = vi.fn(() => Promise.resolve());
  const { person } = at('/profile', { requestEmailChange });
  const section = await screen.findByRole('region', { name: 'Change your Email' });
  const confirm = section.querySelector<HTMLButtonElement>('button[type=submit]')!;
  await person.click(confirm);
  const empty = await screen.findByRole('dialog', { name: 'Something Went Wrong' });
  expect(empty.textContent).toContain('Email address must be non-empty!');
  await press(person, 'OK');
  await person.type(screen.getByLabelText('New Email'), 'new@example.org');
  await person.click(confirm);
  await screen.findByRole('dialog', { name: 'Check Your Inbox' });
  expect(requestEmailChange).toHaveBeenCalledWith('new@example.org');
});

test('PRF-2 a change of address asks for the password again when that is too long ago', async () => {
  const requestEmailChange = vi
    .fn()
    .mockRejectedValueOnce(new BackendError('requires-recent-login'))
    .mockResolvedValue(undefined);
  const proveAgain = vi.fn(() => Promise.resolve(null));
  const { person } = at('/profile', { requestEmailChange, proveAgain });
  await person.type(await screen.findByLabelText('New Email'), 'new@example.org{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
  await person.type(dialog.querySelector('input')!, 'Sunrise2024{Enter}');
  await screen.findByRole('dialog', { name: 'Check Your Inbox' });
  expect(proveAgain).toHaveBeenCalledWith('Sunrise2024');
  expect(requestEmailChange).toHaveBeenCalledTimes(2);
});

test('PRF-2 PRF-3 a password change reports its outcome and keeps what was typed on failure', async () => {
  const proveAgain = vi
    .fn<Account['proveAgain']>()
    .mockRejectedValueOnce(new BackendError('wrong-password', null, null, 'INVALID_PASSWORD'))
    .mockResolvedValue(null);
  const changePassword = vi.fn(() => Promise.resolve());
  const { person } = at('/profile', { proveAgain, changePassword });
  await person.type(await screen.findByLabelText('Current Password'), 'Wrong1234');
  const next = screen.getByLabelText<HTMLInputElement>('New Password');
  await person.type(next, 'Harvest2025{Enter}');
  const failed = await screen.findByRole('dialog', { name: 'Something Went Wrong' });
  // ERR: the provider's message word for word, then what it means.
  expect(failed.querySelector('.modal-body p')?.textContent).toBe('INVALID_PASSWORD');
  expect(failed.textContent).toContain("That password isn't right.");
  await press(person, 'OK');
  expect(next.value).toBe('Harvest2025');
  await person.type(next, '{Enter}');
  await screen.findByRole('dialog', { name: 'Password Changed' });
  expect(next.value).toBe('');
});

test('the account is deleted with the password, and a wrong one deletes nothing', async () => {
  const proveAgain = vi
    .fn<Account['proveAgain']>()
    .mockRejectedValueOnce(new BackendError('invalid-credential'))
    .mockResolvedValue(null);
  const deleteAccount = vi.fn(() => Promise.resolve());
  const { person } = at('/profile', { proveAgain, deleteAccount });
  await press(person, 'Delete my account');
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(within(dialog).getByText(/deleted for good after 3 days/)).toBeTruthy();
  await person.type(dialog.querySelector('input')!, 'Wrong1234');
  await press(person, 'Yes, delete it');
  await screen.findByRole('dialog', { name: 'Something Went Wrong' });
  await press(person, 'OK');
  await press(person, 'Yes, delete it');
  await waitFor(() => expect(deleteAccount).toHaveBeenCalledOnce());
});

test('on a kiosk the data is shown, and saved only on a stick', async () => {
  const it = session({ email: 'ana@example.org' });
  const saveData = vi
    .fn<() => Promise<Kept>>()
    .mockResolvedValueOnce({ where: 'nowhere' })
    .mockResolvedValueOnce({ where: 'stick', place: 'BLUE' });
  const account = fakeAccount({
    ...it.parts,
    showData: () => Promise.resolve('{"account":{"email":"ana@example.org"}}'),
    saveData,
  });
  const { person } = renderAt('/profile', {
    device: { kind: 'kiosk', site: 'Newark' },
    openAccount: () => Promise.resolve(account),
  });
  await press(person, 'Show my data');
  const dialog = await screen.findByRole('dialog', { name: 'What We Keep About You' });
  expect(dialog.querySelector('textarea')?.value).toContain('ana@example.org');
  await press(person, 'OK');
  await press(person, 'Save my data on my USB stick');
  expect(await screen.findByText(/^We found no stick/)).toBeTruthy();
  await press(person, 'Save my data on my USB stick');
  expect(await screen.findByText(/^Everything is on your stick "BLUE"/)).toBeTruthy();
});

test('RTE-1 accounts that cannot be opened say so and offer another try', async () => {
  const openAccount = () => Promise.reject(new BackendError('network-request-failed'));
  renderAt('/profile', { openAccount });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('ERR a change of address that fails shows the message of the provider word for word', async () => {
  for (const [error, said] of [
    [
      new BackendError('email-already-in-use', null, null, 'EMAIL_EXISTS : no'),
      'EMAIL_EXISTS : no',
    ],
    // A kiosk passes on the code alone.
    [new BackendError('too-many-requests'), 'TOO_MANY_ATTEMPTS_TRY_LATER'],
    // Without a network nothing was said.
    [
      new BackendError('network-request-failed'),
      'There is no connection right now. Please try again.',
    ],
  ] as const) {
    const { person } = at('/profile', { requestEmailChange: () => Promise.reject(error) });
    await person.type(await screen.findByLabelText('New Email'), 'new@example.org{Enter}');
    const failed = await screen.findByRole('dialog', { name: 'Something Went Wrong' });
    expect(failed.querySelector('.modal-body p')?.textContent).toBe(said);
    cleanup();
  }
});

test('LOG-3 a wrong current password leads to a reset that is there', async () => {
  const requestReset = vi.fn(() => Promise.resolve());
  const { person } = at('/profile', { requestReset });
  await press(person, 'Forgot password? Click here.');
  const dialog = await screen.findByRole('dialog', { name: 'Forgot Password?' });
  expect(dialog.querySelector('input')?.value).toBe('ana@example.org');
  await press(person, 'Submit');
  await screen.findByRole('dialog', { name: 'Check Your Inbox' });
  expect(requestReset).toHaveBeenCalledWith('ana@example.org');
  await press(person, 'OK');
  await press(person, 'Delete my account');
  const deletion = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(within(deletion).getByText('Forgot password? Click here.')).toBeTruthy();
});
