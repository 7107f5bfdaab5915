import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { CodeSignIn } from '../backend/CodeSignIn';
import { fakeAccount, fakeCodeSignIn } from '../backend/fake';
import type { ErrorCode, WaysOffered } from '../generated/bindings';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

const BOTH: WaysOffered = { emailLink: true, phone: true, providers: [] };
const CODE = 'Enter the 6 digits';

function at(codes: Partial<CodeSignIn> = {}, ways = BOTH, parts: Partial<Account> = {}) {
  const countPageView = vi.fn();
  const account = fakeAccount({
    waysOffered: () => Promise.resolve(ways),
    openCodeSignIn: () => Promise.resolve(fakeCodeSignIn(codes)),
    ...parts,
  });
  const { person } = renderAt('/login', {
    countPageView,
    openAccount: () => Promise.resolve(account),
  });
  return { person, countPageView };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const choice = (name: string) => screen.findByRole('button', { name });

/** Answers the two questions that come first where phones are on, each on a screen of its own. */
async function answers(
  person: ReturnType<typeof at>['person'],
  text: string,
  whose = 'No, other people use it too',
) {
  await person.type(await screen.findByLabelText('Email or phone number'), `${text}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Is this your own phone or computer?' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(button(whose));
}

async function atCode(codes: Partial<CodeSignIn>) {
  const { person, countPageView } = at(codes);
  await answers(person, 'ana@example.org');
  await person.click(await choice('Send me a code by email'));
  await person.type(await screen.findByLabelText('Email'), '{Enter}');
  return { person, countPageView, code: await screen.findByLabelText<HTMLInputElement>(CODE) };
}
const outcome = { step: null, isNew: false };

test('IDN-2 only the ways that are on are shown', async () => {
  at({}, { emailLink: true, phone: false, providers: [] });
  await choice('Send me a code by email');
  expect(screen.queryByRole('button', { name: 'Use my phone number' })).toBeNull();
  cleanup();
  at({}, { emailLink: false, phone: false, providers: [] });
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('button', { name: 'Send me a code by email' })).toBeNull();
});

test('IDN-2 a code by email: the address that stands there, the digits, and the device', async () => {
  const mailCode = vi.fn(() => Promise.resolve());
  const byMail = vi.fn(() => Promise.resolve(outcome));
  const { person, countPageView } = at({ mailCode, byMail });
  await answers(person, 'ana@example.org', 'Yes, only I use it');
  await person.click(await choice('Send me a code by email'));
  await screen.findByRole('heading', { level: 1, name: 'Log in with a code' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
  expect(screen.queryByRole('radio')).toBeNull();
  await person.click(button('Send me a code'));
  await screen.findByText('We sent an email to ana@example.org. It has 6 digits.');
  expect(mailCode).toHaveBeenCalledExactlyOnceWith('ana@example.org');
  const code = screen.getByLabelText<HTMLInputElement>(CODE);
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
  expect(document.activeElement).toBe(code);
  expect(button('Log In').disabled).toBe(true);
  await person.paste('123 456');
  await person.keyboard('{Enter}');
  expect(byMail).toHaveBeenCalledExactlyOnceWith('ana@example.org', '123456', 'own');
  expect(countPageView).not.toHaveBeenCalledWith('newaccount');
});

test('LOG-6 a code that makes an account sends the account-created event', async () => {
  const byMail = () => Promise.resolve({ step: null, isNew: true });
  const { person, countPageView, code } = await atCode({ byMail });
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect(countPageView).toHaveBeenCalledWith('newaccount'));
});

test('IDN-2 a wrong code is said at the field, and after five of them a new one is needed', async () => {
  const byMail = vi.fn(() => Promise.reject(new BackendError('invalid-action-code')));
  const mailCode = vi.fn(() => Promise.resolve());
  const { person, code } = await atCode({ byMail, mailCode });
  for (let tries = 1; tries < 5; tries += 1) {
    await person.type(code, '111111{Enter}');
    await waitFor(() => expect(byMail).toHaveBeenCalledTimes(tries));
    await screen.findByText(
      "That code isn't right, or it was used. Look at the newest one and try again.",
    );
    expect([code.value, document.activeElement]).toEqual(['', code]);
  }
  await person.type(code, '111111{Enter}');
  await screen.findByText('That was wrong 5 times. Press "Send a new code".');
  await person.click(button('Send a new code'));
  await screen.findByText('We sent a new code. Use the newest one.');
  expect(mailCode).toHaveBeenCalledTimes(2);
  await person.type(code, '111111{Enter}');
  await screen.findByText(
    "That code isn't right, or it was used. Look at the newest one and try again.",
  );
});

test.each<[ErrorCode, string]>([
  ['expired-action-code', 'This code is too old. Press "Send a new code".'],
  ['invalid-multi-factor-session', 'This code is too old. Press "Send a new code".'],
  ['too-many-requests', 'Wait a few minutes, then try again.'],
  ['network-request-failed', 'Try again when the internet is back.'],
  ['user-disabled', 'This account is closed. Talk to the staff, or write to us.'],
])('IDN-2 %s is said with one next step', async (reason, said) => {
  const byMail = () => Promise.reject(new BackendError(reason));
  const { person, code } = await atCode({ byMail });
  await person.type(code, '111111{Enter}');
  expect((await screen.findByText(said, { exact: false })).getAttribute('role')).toBe('alert');
  expect(code.value).toBe('111111');
});

test('IDN-3 an account with a second step asks for it after the code', async () => {
  const finish = vi.fn(() => Promise.resolve());
  const factors = [{ mfaEnrollmentId: 'f1', enrolledAt: '2026-03-05T12:00:00Z', totpInfo: {} }];
  const byMail = () =>
    Promise.resolve({ step: { factors, send: () => Promise.resolve(), finish }, isNew: false });
  const { person, code } = await atCode({ byMail });
  await person.type(code, '123456{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'One more step' });
  await person.type(screen.getByLabelText('Enter the 6 digits from your app'), '654321{Enter}');
  expect(finish).toHaveBeenCalledExactlyOnceWith('f1', '654321');
});

test('IDN-2 a phone number as people write it, and the code of its message', async () => {
  const textCode = vi.fn(() => Promise.resolve('s1'));
  const byPhone = vi.fn(() => Promise.resolve(outcome));
  const { person } = at({ textCode, byPhone });
  const question = await screen.findByLabelText('Email or phone number');
  await person.type(question, '973 555 010');
  await screen.findByText('Enter an email, or a phone number with 10 digits.');
  await person.type(question, '0{Enter}');
  await person.click(await choice('No, other people use it too'));
  await screen.findByRole('heading', { level: 1, name: 'Use my phone number' });
  await person.type(await screen.findByLabelText('Phone number'), '{Enter}');
  const sent = await screen.findByText('We sent a text to (973) 555-0100. It has 6 digits.');
  // The number is not broken over two lines.
  expect(sent.textContent).toContain('(973)\u00a0555-0100');
  expect(textCode).toHaveBeenCalledExactlyOnceWith('+19735550100');
  await person.type(screen.getByLabelText(CODE), '123456{Enter}');
  expect(byPhone).toHaveBeenCalledExactlyOnceWith('s1', '123456', 'shared');
});

test('IDN-2 a number that no message may go to is said, and the first question is one press away', async () => {
  const textCode = () => Promise.reject(new BackendError('operation-not-allowed'));
  const { person } = at({ textCode });
  await answers(person, '+52 55 1234 5678');
  await person.type(await screen.findByLabelText('Phone number'), '{Enter}');
  await screen.findByText(/We can't send a text to this number\./);
  // Who has a phone alone has no password to go back to.
  expect(screen.queryByRole('button', { name: 'Use my password' })).toBeNull();
  await person.click(button('Use another email or number'));
  await screen.findByRole('heading', { level: 1, name: 'Log In to New Beginnings' });
});

test('LOG-1 C1 the question asks the service nothing, and every email leads to its password alone', async () => {
  const signIn = vi.fn(() => Promise.resolve(null));
  const { person } = at({}, BOTH, { signIn });
  await answers(person, 'ana@example.org', 'Yes, only I use it');
  const password = await screen.findByLabelText('Password');
  await screen.findByText('For ana@example.org');
  // One question: no other field, no other way but the code for this email.
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use my phone number' })).toBeNull();
  await person.type(password, 'Sunrise2024{Enter}');
  await waitFor(() =>
    expect(signIn).toHaveBeenCalledExactlyOnceWith('ana@example.org', 'Sunrise2024', 'own'),
  );
});

test('LOG-1 a wrong password is said, and another email is one press away', async () => {
  const signIn = vi.fn(() => Promise.reject(new BackendError('invalid-credential')));
  const { person } = at({}, BOTH, { signIn });
  await answers(person, 'ana@example.org');
  await person.type(await screen.findByLabelText('Password'), 'Sunrise2024{Enter}');
  await screen.findByRole('dialog', { name: 'Sign In Failed' });
  await person.click(button('OK'));
  await person.click(button('Use another email or number'));
  await screen.findByLabelText('Email or phone number');
});

test('LOG-1 a kiosk is always shared, so the password comes next', async () => {
  const account = fakeAccount({ waysOffered: () => Promise.resolve(BOTH) });
  const { person } = renderAt('/login', {
    device: { kind: 'kiosk', site: 'x' },
    openAccount: () => Promise.resolve(account),
  });
  const question = await screen.findByLabelText('Email or phone number');
  await person.type(question, 'ana@example.org{Enter}');
  await screen.findByLabelText('Password');
});

test('IDN-2 a new code that the limit did not send is not said to be sent', async () => {
  const mailCode = vi
    .fn<CodeSignIn['mailCode']>()
    .mockResolvedValueOnce()
    .mockRejectedValue(new BackendError('too-many-requests'));
  const { person } = await atCode({ mailCode });
  await person.click(button('Send a new code'));
  await screen.findByText(
    "We didn't send a code. Too many were sent to this email. You can ask again in an hour.",
  );
  expect(screen.queryByText('We sent a new code. Use the newest one.')).toBeNull();
});

test('IDN-2 whom strangers sent too many mails logs in with one of them', async () => {
  const byMail = vi.fn<CodeSignIn['byMail']>(() => Promise.resolve({ step: null, isNew: false }));
  const mailCode = () => Promise.reject(new BackendError('too-many-requests'));
  const { person } = await atCode({ mailCode, byMail });
  screen.getByText(/Too many were sent to this email/);
  screen.getByText(/an email with 6 digits in the last 30 minutes/);
  await person.type(screen.getByLabelText('Enter the 6 digits'), '123456{Enter}');
  expect(byMail).toHaveBeenCalledWith('ana@example.org', '123456', 'shared');
});

test('LOG-1 each question that comes has the focus on its heading', async () => {
  const { person } = at();
  const question = await screen.findByLabelText('Email or phone number');
  await person.type(question, 'ana@example.org{Enter}');
  const first = await screen.findByRole('heading', { level: 1, name: /your own/ });
  expect(document.activeElement).toBe(first);
  await person.click(await choice('No, other people use it too'));
  await screen.findByLabelText('Password');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await person.click(button('Use another email or number'));
  await screen.findByLabelText('Email or phone number');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('LOG-1 the question leads to the sign-up', async () => {
  const { person } = at();
  await screen.findByLabelText('Email or phone number');
  await person.click(button("Don't have an account? Click here to sign up"));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up For New Beginnings' });
  await screen.findByLabelText('Confirm password');
});

test('LOG-1 who logs in with another site passes the question by', async () => {
  const { person } = at({}, { ...BOTH, providers: [{ id: 'oidc.center', name: 'Our Center' }] });
  await screen.findByLabelText('Email or phone number');
  await person.click(await choice('Other ways to log in'));
  await person.click(await choice('No, other people use it too'));
  await choice('Log in with Our Center');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('LOG-1 without another site the question names no other way', async () => {
  at();
  await screen.findByLabelText('Email or phone number');
  expect(screen.queryByRole('button', { name: 'Other ways to log in' })).toBeNull();
});
