import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { CodeSignIn } from '../backend/CodeSignIn';
import { fakeAccount, fakeCodeSignIn, fakeWays } from '../backend/fake';
import type { ProviderSignIn } from '../backend/ProviderSignIn';
import type { WaySettings } from '../backend/WaySettings';
import type { WaysIn } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const STATE = { id: 'oidc.state', name: 'The State' };
const PHONE = '+19735550100';
const ANA = 'ana@example.org';
const onlyEmail: WaysIn = {
  email: ANA,
  address: ANA,
  hasPassword: true,
  phone: null,
  providers: [],
};
const both: WaysIn = { ...onlyEmail, phone: PHONE };
const onlyPhone: WaysIn = { ...both, email: null, address: null, hasPassword: false };

function atSettings(
  parts: Partial<WaySettings>,
  codes: Partial<CodeSignIn> = {},
  name = 'ana@example.org',
  providers: Partial<ProviderSignIn> = {},
  offered = [STATE],
  others: Partial<Account> = {},
) {
  const who = { email: name };
  const account = fakeAccount({
    session: () => who,
    waysOffered: () => Promise.resolve({ emailLink: true, phone: true, providers: offered }),
    openProviders: () =>
      Promise.resolve({
        go: () => Promise.resolve('stopped'),
        finish: () => Promise.resolve('stopped'),
        ...providers,
      }),
    openWays: () => Promise.resolve(fakeWays(parts)),
    openCodeSignIn: () => Promise.resolve(fakeCodeSignIn(codes)),
    ...others,
  });
  const openAccount = () => Promise.resolve(account);
  const { person } = renderAt('/profile', { openAccount });
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  return { person, press };
}

test('IDN-2 a phone number is added with the code of a message', async () => {
  const ways = vi.fn(() => Promise.resolve(onlyEmail));
  const addPhone = vi.fn(() => {
    ways.mockResolvedValue(both);
    return Promise.resolve('added' as const);
  });
  const textCode = vi.fn(() => Promise.resolve('s1'));
  const { person, press } = atSettings({ ways, addPhone }, { textCode });
  await press('Add a phone number');
  const dialog = await screen.findByRole('dialog', { name: 'Add a phone number' });
  await person.type(within(dialog).getByLabelText('Phone number'), '973 555 0100{Enter}');
  await screen.findByText('We sent a text to (973) 555-0100. It has 6 digits.');
  expect(textCode).toHaveBeenCalledExactlyOnceWith(PHONE);
  await person.type(screen.getByLabelText('Enter the 6 digits'), '123456{Enter}');
  await screen.findByText('Your ways to log in have changed. You were logged out everywhere else.');
  expect(addPhone).toHaveBeenCalledExactlyOnceWith('s1', '123456');
  await press('OK');
  await screen.findByText('Phone: (973) 555-0100');
});

test('IDN-2 a number of another account is refused with a way on', async () => {
  const addPhone = () => Promise.resolve('in-use' as const);
  const { person, press } = atSettings({ addPhone });
  await press('Add a phone number');
  await person.type(await screen.findByLabelText('Phone number'), '973 555 0100{Enter}');
  await person.type(await screen.findByLabelText('Enter the 6 digits'), '123456{Enter}');
  await screen.findByText('This number is in use. It belongs to another account.');
  await screen.findByText(/log in to that account first/);
});

test('IDN-2 the only way cannot be removed, and of two either can', async () => {
  const remove = vi.fn(() => Promise.resolve());
  const { press } = atSettings({ ways: () => Promise.resolve(both), remove });
  await press('Remove: (973) 555-0100');
  await screen.findByText('Then you can no longer log in with this number.');
  await press('Remove');
  await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('phone'));
  cleanup();
  atSettings({ ways: () => Promise.resolve(onlyPhone) }, {}, PHONE);
  await screen.findByText('Phone: (973) 555-0100');
  await screen.findByRole('button', { name: 'Add an email' });
  expect(screen.queryByRole('button', { name: 'Remove: (973) 555-0100' })).toBeNull();
});

test('IDN-5 an account without a password proves itself with a code', async () => {
  const requireRecentSignIn = vi
    .fn<WaySettings['requireRecentSignIn']>()
    .mockRejectedValueOnce(new BackendError('requires-recent-login'))
    .mockResolvedValue();
  const byPhone = vi.fn(() => Promise.resolve({ step: null, isNew: false }));
  const ways = () => Promise.resolve(onlyPhone);
  const { person, press } = atSettings({ ways, requireRecentSignIn }, { byPhone }, PHONE);
  await press('Add an email');
  await screen.findByText("To make sure it's you, we'll send 6 digits to (973) 555-0100.");
  await press('Send me a code');
  await person.type(await screen.findByLabelText('Enter the 6 digits'), '123456{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add an email' });
  expect(byPhone).toHaveBeenCalledExactlyOnceWith('session', '123456');
  expect(within(dialog).getByLabelText('Email')).toBeTruthy();
});

test.each<[string, Partial<WaysIn>, string]>([
  ['an email alone', {}, `To make sure it's you, we'll send 6 digits to ${ANA}.`],
  [
    'an email and a provider',
    { providers: [STATE.id] },
    'Confirm with The State | Send me a code by email',
  ],
  ['an email and a phone', { phone: PHONE }, 'Send me a code by email | Send me a code by text'],
  [
    'a provider alone',
    { email: null, address: null, providers: [STATE.id] },
    'Confirm with The State',
  ],
])(
  'IDN-5 an account of %s is asked for no password when it deletes itself',
  async (_, own, asked) => {
    const ways = () => Promise.resolve({ ...onlyEmail, hasPassword: false, ...own });
    const { press } = atSettings({ ways }, {}, own.address === null ? 'Ana' : ANA);
    await screen.findByText('You can log in with any of these.');
    await press('Delete my account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    for (const part of asked.split(' | ')) await within(dialog).findByText(part);
    expect(within(dialog).queryByText(/[Pp]assword\?/)).toBeNull();
    expect(dialog.querySelector('input[type="password"]')).toBeNull();
  },
);

test('IDN-5 an account that can prove nothing here is told to log in again, and goes on after it', async () => {
  const google = { id: 'google.com', name: 'Google' };
  const none = { ...onlyEmail, email: null, address: null, hasPassword: false };
  const ways = () => Promise.resolve({ ...none, providers: [google.id] });
  const deleteAccount = vi
    .fn<Account['deleteAccount']>()
    .mockRejectedValueOnce(new BackendError('requires-recent-login'))
    .mockResolvedValue();
  const { press } = atSettings({ ways }, {}, 'Ana', {}, [google], { deleteAccount });
  await screen.findByRole('button', { name: 'Add an email' });
  await press('Delete my account');
  await screen.findByText(/log out and log in again first/);
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  await press('Yes, delete it');
  await screen.findByText('Log in again first.');
  await press('OK');
  await press('Yes, delete it');
  await waitFor(() => expect(deleteAccount).toHaveBeenCalledTimes(2));
});

test('IDN-5 a person who forgot the password proves themselves with a code by email', async () => {
  const requireRecentSignIn = vi
    .fn<WaySettings['requireRecentSignIn']>()
    .mockRejectedValueOnce(new BackendError('requires-recent-login'))
    .mockResolvedValue();
  const byMail = vi.fn(() => Promise.resolve({ step: null, isNew: false }));
  const { person, press } = atSettings({ requireRecentSignIn }, { byMail });
  await press('Add a phone number');
  await press('Send me a code by email');
  await press('Send me a code');
  await person.type(await screen.findByLabelText('Enter the 6 digits'), '123456{Enter}');
  await screen.findByRole('dialog', { name: 'Add a phone number' });
  expect(byMail).toHaveBeenCalledExactlyOnceWith('ana@example.org', '123456');
});

test('IDN-3 a provider is added, and not offered again', async () => {
  const ways = vi.fn(() => Promise.resolve(both));
  const go = vi.fn<ProviderSignIn['go']>(() => {
    ways.mockResolvedValue({ ...both, providers: [STATE.id] });
    return Promise.resolve({ step: null, isNew: false });
  });
  const { press } = atSettings({ ways }, {}, 'ana@example.org', { go });
  await press('Add The State');
  await screen.findByText('Your ways to log in have changed. You were logged out everywhere else.');
  expect(go).toHaveBeenCalledExactlyOnceWith(STATE, 'add', expect.anything(), undefined);
  await press('OK');
  await screen.findByRole('button', { name: 'Remove: The State' });
  expect(screen.queryByRole('button', { name: 'Add The State' })).toBeNull();
});

test('IDN-3 a provider of another account is not added, and the screen says so', async () => {
  const go = () => Promise.resolve('taken' as const);
  const { press } = atSettings({}, {}, 'ana@example.org', { go });
  await press('Add The State');
  await screen.findByText(/already belongs to another account here/);
});

test('IDN-3 a browser that opens no window for the provider is told how to help', async () => {
  const go = () => Promise.resolve('blocked' as const);
  const { press } = atSettings({}, {}, 'ana@example.org', { go });
  await press('Add The State');
  await screen.findByText(/Allow windows for this page and try again/);
});

test('IDN-3 Google does not say when a person logged in there, and is no proof', async () => {
  const google = { id: 'google.com', name: 'Google' };
  const requireRecentSignIn = () => Promise.reject(new BackendError('requires-recent-login'));
  const ways = () => Promise.resolve({ ...both, phone: null, providers: [STATE.id, google.id] });
  const { press } = atSettings({ ways, requireRecentSignIn }, {}, 'ana@example.org', {}, [
    STATE,
    google,
  ]);
  await press('Add a phone number');
  await screen.findByRole('button', { name: 'Confirm with The State' });
  expect(screen.queryByRole('button', { name: 'Confirm with Google' })).toBeNull();
});

test('IDN-3 a browser that others use adds no provider', async () => {
  atSettings({ canAddProviders: false });
  await screen.findByRole('button', { name: 'Add a phone number' });
  expect(screen.queryByRole('button', { name: 'Add The State' })).toBeNull();
});

test('IDN-3 a person who logs in with a provider proves with it who they are', async () => {
  let isProven = false;
  const requireRecentSignIn = () =>
    isProven ? Promise.resolve() : Promise.reject(new BackendError('requires-recent-login'));
  const ways = () => Promise.resolve({ ...both, phone: null, providers: [STATE.id] });
  const go = vi.fn<ProviderSignIn['go']>(() => Promise.resolve('other-account'));
  const { press } = atSettings({ ways, requireRecentSignIn }, {}, 'ana@example.org', { go });
  await press('Add a phone number');
  await press('Confirm with The State');
  await screen.findByText(/That is not the account you are logged in to/);
  expect(go).toHaveBeenCalledExactlyOnceWith(STATE, 'prove', expect.anything(), undefined);
  go.mockResolvedValue('not-asked');
  await press('Confirm with The State');
  await screen.findByText(/That site did not ask you to log in again/);
  go.mockImplementation(() => {
    isProven = true;
    return Promise.resolve({ step: null, isNew: false });
  });
  await press('Confirm with The State');
  await screen.findByRole('dialog', { name: 'Add a phone number' });
});

test('IDN-2 an account whose email came from a provider is asked for no other email', async () => {
  const mailCode = vi.fn(() => Promise.resolve());
  const addEmail = vi.fn(() => Promise.resolve());
  const ways = () =>
    Promise.resolve({ ...both, email: null, hasPassword: false, phone: null, providers: ['x'] });
  const { person, press } = atSettings({ ways, addEmail, mailCode });
  await press(`Log in with ${ANA} too`);
  const dialog = await screen.findByRole('dialog', { name: 'Add an email' });
  expect(within(dialog).queryByLabelText('Email')).toBeNull();
  await press('Send me a code');
  await person.type(await screen.findByLabelText('Enter the 6 digits'), '123456{Enter}');
  await screen.findByText('Your ways to log in have changed. You were logged out everywhere else.');
  expect(mailCode).toHaveBeenCalledExactlyOnceWith(ANA);
  expect(addEmail).toHaveBeenCalledExactlyOnceWith(ANA, '123456');
  expect(screen.queryByRole('button', { name: 'Add an email' })).toBeNull();
});

test('IDN-5 who has an email and no password chooses one, with the rules of every new password', async () => {
  const changePassword = vi
    .fn<Account['changePassword']>()
    .mockRejectedValueOnce(new BackendError('requires-recent-login'))
    .mockResolvedValue();
  const loads = vi.fn(() => Promise.resolve({ ...onlyEmail, hasPassword: false }));
  const byMail = vi.fn(() => Promise.resolve({ step: null, isNew: false }));
  const { person, press } = atSettings({ ways: loads }, { byMail }, ANA, {}, [], {
    changePassword,
  });
  const form = await screen.findByRole('region', { name: 'Choose a Password' });
  expect(screen.queryByRole('heading', { name: 'Change your Password' })).toBeNull();
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  const password = within(form).getByLabelText('New Password');
  await person.type(password, 'weak{Enter}');
  await screen.findByRole('dialog', { name: 'Password Not Secure!' });
  await press('OK');
  await person.clear(password);
  await person.type(password, 'Sunrise2024');
  await person.type(within(form).getByLabelText('Confirm New Password'), 'Sunrise2025{Enter}');
  await screen.findByRole('dialog', { name: "Passwords Don't Match!" });
  await press('OK');
  expect(changePassword).not.toHaveBeenCalled();
  const again = within(form).getByLabelText('Confirm New Password');
  await person.clear(again);
  await person.type(again, 'Sunrise2024{Enter}');
  // The proof is a code: there is no password to ask for.
  await press('Send me a code');
  loads.mockResolvedValue(onlyEmail);
  await person.type(await screen.findByLabelText('Enter the 6 digits'), '123456{Enter}');
  await screen.findByText(/From now on you can log in with your email and this password/);
  expect(changePassword).toHaveBeenLastCalledWith('Sunrise2024');
  await press('OK');
  await screen.findByRole('heading', { name: 'Change your Password' });
});

test('IDN-5 an account of a phone alone is offered no password', async () => {
  atSettings({ ways: () => Promise.resolve(onlyPhone) }, {}, PHONE);
  await screen.findByText('Phone: (973) 555-0100');
  expect(screen.queryByRole('heading', { name: 'Choose a Password' })).toBeNull();
});

test('IDN-2 a code that was not sent is not said to be sent', async () => {
  const textCode = vi
    .fn<CodeSignIn['textCode']>()
    .mockRejectedValue(new BackendError('too-many-requests'));
  const { person, press } = atSettings({}, { textCode });
  await press('Add a phone number');
  await person.type(await screen.findByLabelText('Phone number'), '973 555 0100{Enter}');
  await screen.findByText("We didn't send a code. Too many were sent. You can ask again tomorrow.");
});
