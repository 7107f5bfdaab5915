import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { getDatabase, onValue, ref, set } from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { patiently } from '../patience';
import { startRestoredService, startService, type Service } from '../service';

// The official client of the protocol, pointed at the real service and nothing else.

const PASSWORD = 'Sunrise2024';
const OTHER = 'Harvest2025';

let service: Service;
const apps: FirebaseApp[] = [];
beforeAll(async () => {
  service = await startRestoredService();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await service.stop();
});

/** A client of its own, as in another browser. */
function client(address = service.address): Auth {
  const app = initializeApp({ apiKey: 'new-beginnings' }, `client ${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
  return auth;
}
let count = 0;
const address = () => `person${(count += 1)}@example.org`;
async function code(email: string, mode: string): Promise<string> {
  const link = await linkMailedTo(service, email, mode);
  return new URLSearchParams(link.split('#')[1]).get('oobCode') ?? '';
}
const refused = (name: string) => ({ code: `auth/${name}` });

test('IDN-1 create, sign out, sign in, reload', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email.toUpperCase(), PASSWORD);
  expect(user.email).toBe(email);
  expect(user.isAnonymous).toBe(false);
  expect(user.providerData[0]?.providerId).toBe('password');
  expect(Date.parse(user.metadata.creationTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await signOut(auth);
  expect(auth.currentUser).toBeNull();
  const again = await signInWithEmailAndPassword(auth, email, PASSWORD);
  await reload(again.user);
  expect(again.user.uid).toBe(user.uid);
  expect(again.user.emailVerified).toBe(false);
});

test('IDN-1 a forced refresh gives a new access token, again and again', async () => {
  const { user } = await createUserWithEmailAndPassword(client(), address(), PASSWORD);
  const tokens = new Set([await user.getIdToken()]);
  for (let turn = 0; turn < 3; turn += 1) tokens.add(await user.getIdToken(true));
  expect(tokens.size).toBe(4);
  const { claims, expirationTime, signInProvider } = await user.getIdTokenResult();
  expect(signInProvider).toBe('password');
  expect(claims.user_id).toBe(user.uid);
  expect(Date.parse(expirationTime) - Date.now()).toBeGreaterThan(3_500_000);
});

test('IDN-1 the profile is changed and kept', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  await updateProfile(user, { displayName: 'Ana López', photoURL: 'https://a.example/a.png' });
  const again = await signInWithEmailAndPassword(client(), email, PASSWORD);
  expect(again.user.displayName).toBe('Ana López');
  expect(again.user.toJSON()).toMatchObject({ uid: user.uid, displayName: 'Ana López' });
  await updateProfile(user, { displayName: '', photoURL: '' });
  await reload(again.user);
  expect(again.user.displayName).toBeFalsy();
});

test('IDN-6 what is refused has the names of the client', async () => {
  const auth = client();
  const email = address();
  await createUserWithEmailAndPassword(auth, email, PASSWORD);
  const creates = (it: string, password: string) =>
    expect(createUserWithEmailAndPassword(client(), it, password));
  await creates(email, PASSWORD).rejects.toMatchObject(refused('email-already-in-use'));
  await creates('nobody', PASSWORD).rejects.toMatchObject(refused('invalid-email'));
  await creates(address(), 'weak').rejects.toMatchObject(refused('weak-password'));
  await creates(address(), '').rejects.toMatchObject(refused('missing-password'));
  await creates(address(), 'Password1').rejects.toMatchObject(
    refused('password-does-not-meet-requirements'),
  );
  for (const [it, password] of [
    [email, OTHER],
    [address(), PASSWORD],
  ] as const) {
    await expect(signInWithEmailAndPassword(client(), it, password)).rejects.toMatchObject(
      refused('invalid-credential'),
    );
  }
  await expect(signInAnonymously(client())).rejects.toMatchObject(
    refused('admin-restricted-operation'),
  );
  expect(await fetchSignInMethodsForEmail(client(), email)).toEqual([]);
});

test('IDN-5 a forgotten password is reset and confirmed', async () => {
  const email = address();
  await createUserWithEmailAndPassword(client(), email, PASSWORD);
  const auth = client();
  await sendPasswordResetEmail(auth, email);
  await sendPasswordResetEmail(auth, 'nobody-here@example.org');
  const sent = await code(email, 'resetPassword');
  expect(await verifyPasswordResetCode(auth, sent)).toBe(email);
  expect((await checkActionCode(auth, sent)).operation).toBe('PASSWORD_RESET');
  await confirmPasswordReset(auth, sent, OTHER);
  await expect(confirmPasswordReset(auth, sent, OTHER)).rejects.toMatchObject(
    refused('invalid-action-code'),
  );
  const { user } = await signInWithEmailAndPassword(auth, email, OTHER);
  expect(user.emailVerified).toBe(true);
});

test('IDN-5 an address is verified, and changed by a confirmation', async () => {
  const auth = client();
  const [email, next] = [address(), address()];
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  await sendEmailVerification(user);
  await applyActionCode(auth, await code(email, 'verifyEmail'));
  await reload(user);
  expect(user.emailVerified).toBe(true);
  await expect(updateEmail(user, next)).rejects.toMatchObject(refused('operation-not-allowed'));
  await verifyBeforeUpdateEmail(user, next);
  const sent = await code(next, 'verifyAndChangeEmail');
  const { data } = await checkActionCode(auth, sent);
  expect([data.email, data.previousEmail]).toEqual([next, email]);
  await applyActionCode(auth, sent);
  // The change has ended all sessions.
  await expect(reload(user)).rejects.toMatchObject(refused('user-token-expired'));
  expect(auth.currentUser).toBeNull();
  const again = await signInWithEmailAndPassword(auth, next, PASSWORD);
  expect(again.user.uid).toBe(user.uid);
  const undo = await code(email, 'recoverEmail');
  expect((await checkActionCode(auth, undo)).operation).toBe('RECOVER_EMAIL');
  await applyActionCode(auth, undo);
  // The person who changed the address knew the password, so it is void until the owner sets another.
  await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).rejects.toMatchObject(
    refused('invalid-credential'),
  );
  await confirmPasswordReset(auth, await code(email, 'resetPassword'), OTHER);
  expect((await signInWithEmailAndPassword(auth, email, OTHER)).user.uid).toBe(user.uid);
});

test('IDN-5 re-authentication and a new password; the caller stays, others do not', async () => {
  const [here, there] = [client(), client()];
  const email = address();
  const { user } = await createUserWithEmailAndPassword(here, email, PASSWORD);
  const other = await signInWithEmailAndPassword(there, email, PASSWORD);
  await expect(
    reauthenticateWithCredential(user, EmailAuthProvider.credential(email, OTHER)),
  ).rejects.toMatchObject(refused('invalid-credential'));
  expect(here.currentUser).toBe(user);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
  await updatePassword(user, OTHER);
  await reload(user);
  await user.getIdToken(true);
  await expect(reload(other.user)).rejects.toMatchObject(refused('user-token-expired'));
  expect(there.currentUser).toBeNull();
  await signInWithEmailAndPassword(there, email, OTHER);
});

test('IDN-5 a new password keeps the caller also while a document is listened to', async () => {
  const [here, there] = [client(), client()];
  const email = address();
  const { user } = await createUserWithEmailAndPassword(here, email, PASSWORD);
  const url = `${service.address}?ns=new-beginnings`;
  const documentOf = (auth: Auth) => ref(getDatabase(auth.app, url), `users/${user.uid}/note`);
  const seen: unknown[] = [];
  onValue(documentOf(here), (found) => seen.push(found.val()));
  await set(documentOf(here), 'first');
  await signInWithEmailAndPassword(there, email, PASSWORD);
  const ended = new Promise((resolve) => {
    onValue(documentOf(there), () => undefined, resolve);
  });
  await patiently(() => Promise.resolve(seen.includes('first')));
  await updatePassword(user, OTHER);
  await ended;
  expect(here.currentUser).toBe(user);
  await set(documentOf(here), 'second');
  await patiently(() => Promise.resolve(seen.includes('second')));
  expect(here.currentUser).toBe(user);
});

test('IDN-1 a deleted account is gone', async () => {
  const [here, there] = [client(), client()];
  const email = address();
  const { user } = await createUserWithEmailAndPassword(here, email, PASSWORD);
  const other = await signInWithEmailAndPassword(there, email, PASSWORD);
  await deleteUser(user);
  expect(here.currentUser).toBeNull();
  await expect(other.user.getIdToken(true)).rejects.toMatchObject(refused('user-token-expired'));
  expect(there.currentUser).toBeNull();
  await expect(signInWithEmailAndPassword(here, email, PASSWORD)).rejects.toMatchObject(
    refused('invalid-credential'),
  );
});

test('SES-1 an account that is closed signs its user out', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  service.command('user', 'disable', email);
  await expect(reload(user)).rejects.toMatchObject(refused('user-disabled'));
  expect(auth.currentUser).toBeNull();
  await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).rejects.toMatchObject(
    refused('user-disabled'),
  );
});

test('SES-1 an operator ends all sessions of a person, or deletes the account', async () => {
  const auth = client();
  const email = address();
  await createUserWithEmailAndPassword(auth, email, PASSWORD);
  service.command('user', 'revoke', email);
  await expect(reload(auth.currentUser!)).rejects.toMatchObject(refused('user-token-expired'));
  await signInWithEmailAndPassword(auth, email, PASSWORD);
  service.command('user', 'delete', email, '--yes');
  await expect(auth.currentUser!.getIdToken(true)).rejects.toMatchObject(
    refused('user-token-expired'),
  );
  expect(() => service.command('user', 'show', email)).toThrow('there is no such account');
});

test('VAL-2 the client learns the rule for passwords', async () => {
  const status = await validatePassword(client(), 'sunrise');
  expect(status.isValid).toBe(false);
  expect(status.meetsMinPasswordLength).toBe(false);
  expect(status.containsUppercaseLetter).toBe(false);
  expect((await validatePassword(client(), PASSWORD)).isValid).toBe(true);
});

test('SES-2 a service that is down signs no one out', async () => {
  const away = await startService();
  const auth = client(away.address);
  const { user } = await createUserWithEmailAndPassword(auth, address(), PASSWORD);
  await away.stop();
  await expect(reload(user)).rejects.toMatchObject(refused('network-request-failed'));
  expect(auth.currentUser).toBe(user);
});

test('C1 where sign-ups are finished by mail the client is told so, whatever the address', async () => {
  const byMail = await startService('--sign-up', 'by-mail');
  try {
    const email = address();
    const ask = () =>
      fetch(`${byMail.address}/v1/accounts:signUp?key=k`, {
        method: 'POST',
        body: JSON.stringify({ email }),
      });
    const first = await (await ask()).text();
    const link = await linkMailedTo(byMail, email, 'signUp');
    const code = new URLSearchParams(link.split('#')[1]).get('oobCode') ?? '';
    const auth = client(byMail.address);
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, PASSWORD);
    await signInWithEmailAndPassword(auth, email, PASSWORD);
    expect(await (await ask()).text()).toBe(first);
    for (const it of [email, address()]) {
      await expect(
        createUserWithEmailAndPassword(client(byMail.address), it, PASSWORD),
      ).rejects.toMatchObject(refused('admin-restricted-operation'));
    }
  } finally {
    await byMail.stop();
  }
});
