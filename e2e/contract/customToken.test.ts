import { createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  beforeAuthStateChanged,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  initializeAuth,
  initializeRecaptchaConfig,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  onAuthStateChanged,
  onIdTokenChanged,
  parseActionCodeURL,
  sendPasswordResetEmail,
  setPersistence,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  type Auth,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { startService, type Service } from '../service';

// Custom tokens and guests, which an operator turns on, and what the client does by itself.

const PASSWORD = 'Sunrise2024';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const folder = mkdtempSync(join(tmpdir(), 'nb-custom-token-'));

let service: Service;
const apps: FirebaseApp[] = [];
beforeAll(async () => {
  const file = join(folder, 'key.pem');
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
  service = await startService('--ways', 'anonymous', '--custom-token-key', file);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await service.stop();
  rmSync(folder, { recursive: true });
});

function client(): Auth {
  const app = initializeApp({ apiKey: 'new-beginnings' }, `custom ${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, service.address, { disableWarnings: true });
  return auth;
}
const refused = (name: string) => ({ code: `auth/${name}` });

/** A token as the provider's libraries for servers make it. */
function customToken(uid: string, claims: object, key = privateKey): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const issuer = 'desk@example.org';
  const host = 'https://identitytoolkit.googleapis.com';
  const content = {
    aud: `${host}/google.identity.identitytoolkit.v1.IdentityToolkit`,
    iat: now,
    exp: now + 3600,
    iss: issuer,
    sub: issuer,
    uid,
    claims,
  };
  const message = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(content)}`;
  return `${message}.${createSign('RSA-SHA256').update(message).sign(key, 'base64url')}`;
}

test('IDN-2 a token of a program of the operator signs in', async () => {
  const auth = client();
  const made = await signInWithCustomToken(auth, customToken('person-7', { role: 'tutor' }));
  expect(made.user.uid).toBe('person-7');
  expect(made.user.isAnonymous).toBe(false);
  expect(getAdditionalUserInfo(made)?.isNewUser).toBe(true);
  for (const force of [false, true]) {
    const { claims, signInProvider } = await made.user.getIdTokenResult(force);
    expect([claims.role, signInProvider]).toEqual(['tutor', 'custom']);
  }
  const again = await signInWithCustomToken(client(), customToken('person-7', {}));
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  await expect(
    signInWithCustomToken(auth, customToken('person-7', {}, strange)),
  ).rejects.toMatchObject(refused('invalid-custom-token'));
});

test('IDN-2 a guest keeps their account when they choose an email and a password', async () => {
  const auth = client();
  const { user } = await signInAnonymously(auth);
  const email = 'guest@example.org';
  const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
  expect([linked.user.uid, linked.user.email, linked.user.isAnonymous]).toEqual([
    user.uid,
    email,
    false,
  ]);
  const other = await signInWithEmailAndPassword(client(), email, PASSWORD);
  expect(other.user.uid).toBe(user.uid);
  const second = await signInAnonymously(client());
  await expect(
    linkWithCredential(second.user, EmailAuthProvider.credential(email, PASSWORD)),
  ).rejects.toMatchObject(refused('email-already-in-use'));
});

test('IDN-2 a provider that is not set up is refused', async () => {
  const credential = new OAuthProvider('oidc.state').credential({ idToken: 'x' });
  await expect(signInWithCredential(client(), credential)).rejects.toMatchObject(
    refused('operation-not-allowed'),
  );
});

test('what the client does by itself works with our tokens', async () => {
  const [auth, other] = [client(), client()];
  await setPersistence(auth, inMemoryPersistence);
  await initializeRecaptchaConfig(auth).catch(() => undefined);
  const seen: (string | undefined)[] = [];
  let tokens = 0;
  let allowed = 0;
  onAuthStateChanged(auth, (user) => seen.push(user?.uid));
  onIdTokenChanged(auth, () => (tokens += 1));
  beforeAuthStateChanged(auth, () => {
    allowed += 1;
  });
  await auth.authStateReady();
  const email = 'self@example.org';
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  await updateCurrentUser(other, user);
  expect(other.currentUser?.uid).toBe(user.uid);
  await user.getIdToken(true);
  await signOut(auth);

  await sendPasswordResetEmail(auth, email);
  const link = service.address + (await linkMailedTo(service, email, 'resetPassword'));
  const parsed = parseActionCodeURL(link.replace('#', '?'));
  expect([parsed?.operation, parsed?.apiKey]).toEqual(['PASSWORD_RESET', 'new-beginnings']);
  expect(seen).toEqual([undefined, user.uid, undefined]);
  expect([tokens >= 3, allowed]).toEqual([true, 2]);
});
