import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { CodeSignIn } from '../backend/CodeSignIn';
import { fakeAccount, fakeCodeSignIn } from '../backend/fake';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

function at(byMail: CodeSignIn['byMail'], session: SignedIn = null) {
  const account = fakeAccount({
    session: () => session,
    lookAtCode: () => Promise.resolve({ purpose: 'EMAIL_SIGNIN', email: '' }),
    openCodeSignIn: () => Promise.resolve(fakeCodeSignIn({ byMail })),
  });
  const openAccount = () => Promise.resolve(account);
  return renderAt('/auth/action#mode=signIn&oobCode=abc&apiKey=k', { openAccount });
}

test('IDN-7 the link of a log-in mail is used only after a tap, with the email it was sent to', async () => {
  const byMail = vi
    .fn<CodeSignIn['byMail']>()
    .mockRejectedValueOnce(new BackendError('invalid-email'))
    .mockResolvedValue({ step: null, isNew: false });
  const { person, router } = at(byMail);
  await screen.findByRole('heading', { level: 1, name: 'Log in to New Beginnings' });
  expect(router.state.location.hash).toBe('');
  expect(byMail).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('Email'), 'eva@example.org{Enter}');
  await screen.findByText(/This link was sent to another email\./);
  await person.click(screen.getByRole('button', { name: 'OK' }));
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'ana@example.org{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(byMail).toHaveBeenLastCalledWith('ana@example.org', 'abc', 'shared');
});

test('IDN-7 a link that was used meanwhile says so', async () => {
  const { person } = at(() => Promise.reject(new BackendError('invalid-action-code')));
  await person.type(await screen.findByLabelText('Email'), 'ana@example.org{Enter}');
  await screen.findByText('This link is too old or was used before. Ask for a new one.');
});

test('IDN-7 who is logged in already reads that a link logs that account out', async () => {
  const warning = /An account is logged in here already/;
  const byMail = () => Promise.resolve({ step: null, isNew: false });
  at(byMail, { email: 'ana@example.org' });
  await screen.findByText(warning);
  cleanup();
  at(byMail);
  await screen.findByLabelText('Email');
  expect(screen.queryByText(warning)).toBeNull();
});
