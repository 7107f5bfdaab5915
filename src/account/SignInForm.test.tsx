import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import { fakeAccount } from '../backend/fake';
import type { ErrorCode } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const at = (path: string, parts: Partial<Account> = {}, countPageView = vi.fn()) =>
  renderAt(path, { countPageView, openAccount: () => Promise.resolve(fakeAccount(parts)) });

async function types(person: ReturnType<typeof at>['person'], fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    await person.clear(field);
    await person.type(field, text);
  }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const good = { Email: 'ana@example.org', Password: 'Sunrise2024' };

test('LOG-1 LOG-2 two modes; the third field only in one of them', async () => {
  const { person } = at('/login');
  await screen.findByRole('heading', { level: 1, name: 'Log In to New Beginnings' });
  expect(screen.queryByLabelText('Confirm password')).toBeNull();
  await person.click(button("Don't have an account? Click here to sign up"));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign Up For New Beginnings');
  expect(screen.getByLabelText('Confirm password')).toBeTruthy();
  expect(screen.getByText('No email yet?')).toBeTruthy();
  await person.click(button('Already have an account? Click here to log in'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log In to New Beginnings');
});

test('VAL-1 VAL-2 VAL-3 VAL-4 the button works when all is right, and what is wrong is said', async () => {
  const { person } = at('/login');
  await types(person, { Email: 'ana@mail.example.org', Password: 'short' });
  expect(button('Log In').disabled).toBe(true);
  expect(screen.getByText('Please enter a valid email')).toBeTruthy();
  expect(
    screen.getByText(
      'Password must be 8+ characters long and contain one uppercase letter, lowercase letter, and number',
    ),
  ).toBeTruthy();
  await types(person, good);
  expect(button('Log In').disabled).toBe(false);
  await person.click(button("Don't have an account? Click here to sign up"));
  expect(button('Sign Up').disabled).toBe(true);
  await types(person, { 'Confirm password': 'Sunrise2025' });
  expect(screen.getByText('Passwords do not match!')).toBeTruthy();
  await types(person, { 'Confirm password': 'Sunrise2024' });
  expect(button('Sign Up').disabled).toBe(false);
});

test('LOG-6 a sign-up sends the account-created event, a sign-in does not', async () => {
  const countPageView = vi.fn();
  const signUp = vi.fn(() => Promise.resolve('signed-in' as const));
  const { person } = at('/login', { signUp }, countPageView);
  await person.click(
    await screen.findByRole('button', { name: "Don't have an account? Click here to sign up" }),
  );
  await types(person, { ...good, 'Confirm password': 'Sunrise2024' });
  await person.click(button('Sign Up'));
  await waitFor(() => expect(countPageView).toHaveBeenCalledWith('newaccount'));
  expect(signUp).toHaveBeenCalledWith('ana@example.org', 'Sunrise2024', 'shared');
});

test('C1 what the screen says of other people is true in the mode that is on', async () => {
  const answered = (signUpMode: Account['signUpMode']) => at('/login', { signUpMode });
  answered(() => Promise.resolve('direct'));
  await screen.findByText(
    /If someone else tries to sign up with your email, they see that it's taken/,
  );
  expect(screen.queryByText(/don't tell anyone/)).toBeNull();
  cleanup();
  answered(() => Promise.resolve('by-mail'));
  await screen.findByText("Only you can see your account. We don't tell anyone that you have one.");
  cleanup();
  answered(() => Promise.reject(new BackendError('network-request-failed')));
  await screen.findByText('Only you can see your account.');
});

test('C1 LOG-6 where sign-ups are finished by mail only the address is asked for', async () => {
  const countPageView = vi.fn();
  const signUp = vi.fn(() => Promise.resolve('mail-sent' as const));
  const parts = { signUp, signUpMode: () => Promise.resolve('by-mail' as const) };
  const { person } = at('/login', parts, countPageView);
  await screen.findByText(/don't tell anyone/);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  await person.click(button("Don't have an account? Click here to sign up"));
  expect(screen.getByText(/Open it to choose a password/)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByLabelText('Confirm password')).toBeNull();
  expect(button('Sign Up').disabled).toBe(true);
  await types(person, { Email: 'ana@example.org' });
  await person.click(button('Sign Up'));
  const dialog = await screen.findByRole('dialog', { name: 'Check Your Inbox' });
  expect(dialog.textContent).toContain('We sent you an email.');
  expect(signUp).toHaveBeenCalledWith('ana@example.org', '', 'shared');
  expect(countPageView).not.toHaveBeenCalled();
});

test.each<[ErrorCode, string]>([
  ['invalid-credential', "The email or password isn't right."],
  ['wrong-password', "That password isn't right."],
  ['user-not-found', 'There is no account with this email.'],
  ['too-many-requests', 'Too many tries. Wait a few minutes and try again.'],
  ['network-request-failed', 'There is no connection right now. Please try again.'],
])('ERR a sign-in that fails with %s says so, and nothing typed is lost', async (code, message) => {
  const signIn = () => Promise.reject(new BackendError(code));
  const { person } = at('/login', { signIn });
  await types(person, good);
  await person.click(button('Log In'));
  const dialog = await screen.findByRole('dialog', { name: 'Sign In Failed' });
  expect(dialog.textContent).toContain(message);
  await person.click(button('OK'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Sunrise2024');
});

test('ERR Enter on entries that are not right says why', async () => {
  const { person } = at('/login');
  await person.click(
    await screen.findByRole('button', { name: "Don't have an account? Click here to sign up" }),
  );
  for (const [fields, title, message] of [
    [
      { Email: 'ana@example.org', Password: 'weak' },
      'Password Not Secure!',
      'Please ensure your password is at least eight characters long and contains at least one uppercase letter, one lowercase letter, and one number.',
    ],
    [
      { Password: 'Sunrise2024', 'Confirm password': 'Other2024' },
      "Passwords Don't Match!",
      'Please ensure "Password" and "Confirm password" fields are the same.',
    ],
  ] as const) {
    await types(person, fields);
    await person.type(screen.getByLabelText('Password'), '{Enter}');
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain(message);
    await person.click(button('OK'));
  }
});

test('LOG-3 VAL-5 a forgotten password: dialog, wrong address, and always the same answer', async () => {
  const requestReset = vi.fn(() => Promise.resolve());
  const { person } = at('/login', { requestReset });
  await person.click(await screen.findByRole('button', { name: 'Forgot password? Click here.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forgot Password?' });
  const field = dialog.querySelector('input')!;
  await person.type(field, 'nobody');
  await person.click(button('Submit'));
  const wrong = await screen.findByRole('dialog', { name: 'Invalid Email' });
  expect(wrong.textContent).toContain('Please make sure the inputted email is valid.');
  await person.click(button('OK'));
  // LOG-4: the two open and close independently.
  expect(screen.getByRole('dialog', { name: 'Forgot Password?' })).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'ana@example.org');
  await person.click(button('Submit'));
  const sent = await screen.findByRole('dialog', { name: 'Check Your Inbox' });
  expect(sent.textContent).toContain(
    "If we have your email on file, we'll send a password reset email shortly.",
  );
  expect(requestReset).toHaveBeenCalledWith('ana@example.org');
});

test('LOG-2 a password can be shown and hidden again, and managers know the fields', async () => {
  const { person } = at('/login');
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  await person.click(button('Show: Password'));
  expect(field.type).toBe('text');
  await person.click(button('Hide: Password'));
  expect(field.type).toBe('password');
  expect(screen.getByLabelText<HTMLInputElement>('Email').autocomplete).toBe('username');
  await person.click(field);
  await person.paste('Sunrise2024');
  expect(field.value).toBe('Sunrise2024');
});

test('B7 whose device it is is asked; unanswered it counts as shared', async () => {
  const signIn = vi.fn(() => Promise.resolve(null));
  const { person } = at('/login', { signIn });
  await types(person, good);
  expect(screen.getByText(/if you don't use it for 15 minutes/)).toBeTruthy();
  await person.click(button('Log In'));
  expect(signIn).toHaveBeenLastCalledWith('ana@example.org', 'Sunrise2024', 'shared');
  await person.click(screen.getByRole('radio', { name: 'Yes, only I use it' }));
  expect(screen.getByText('You stay logged in here for up to 30 days.')).toBeTruthy();
  await person.click(button('Log In'));
  expect(signIn).toHaveBeenLastCalledWith('ana@example.org', 'Sunrise2024', 'own');
});

test('KSK-5 a kiosk is always shared: there nothing is asked', async () => {
  const account = fakeAccount();
  renderAt('/login', {
    device: { kind: 'kiosk', site: 'x' },
    openAccount: () => Promise.resolve(account),
  });
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('SES-1 who was logged out reads why, calmly', async () => {
  at('/login', { lastEnd: () => 'idle' });
  const reason = "You were logged out because this page wasn't used for 15 minutes.";
  expect((await screen.findByText(reason)).getAttribute('role')).toBe('status');
});

test('VAL-2 the rules of a password are told before the first try, where one is chosen', async () => {
  const { person } = at('/login');
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/Use 8 or more characters/)).toBeNull();
  await person.click(button("Don't have an account? Click here to sign up"));
  const rules = screen.getByText(/Use 8 or more characters/);
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '';
  expect(described.split(' ')).toContain(rules.id);
});
