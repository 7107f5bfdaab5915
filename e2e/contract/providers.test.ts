import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
  type Auth,
  type AuthError,
  type OAuthCredential,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityProvider, type IdentityProvider } from '../identityProvider';
import { linkMailedTo } from '../mail';
import { startService, type Service } from '../service';

// Identity providers, with the official client and a certified provider.

const PASSWORD = 'Sunrise2024';
const ID = 'oidc.local';

let service: Service;
let provider: IdentityProvider;
const apps: FirebaseApp[] = [];
beforeAll(async () => {
  provider = await openIdentityProvider();
  service = await startService(...provider.settings);
  provider.opensFor(service.address);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await service.stop();
  provider.close();
});

function client(): Auth {
  const app = initializeApp({ apiKey: 'new-beginnings' }, `provider ${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, service.address, { disableWarnings: true });
  return auth;
}

const credential = async (login: string): Promise<OAuthCredential> =>
  new OAuthProvider(ID).credential(await provider.tokenOf(login));
const refused = (name: string) => ({ code: `auth/${name}` });
/** What the official client throws. */
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error,
  );
/** The credential that an error of the official client carries. */
const carried = (error: unknown) =>
  OAuthProvider.credentialFromError(error as AuthError) ?? expect.fail('no credential');

async function call(name: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${service.address}/v1/accounts:${name}?key=new-beginnings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

test('IDN-2 a token of the provider makes an account and finds it again', async () => {
  const first = await signInWithCredential(client(), await credential('ana'));
  expect(first.user).toMatchObject({ email: 'ana@example.org', emailVerified: true });
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: ID });
  expect((await first.user.getIdTokenResult()).signInProvider).toBe(ID);
  expect(first.user.providerData.map(({ providerId }) => providerId)).toEqual([ID]);
  const again = await signInWithCredential(client(), await credential('ana'));
  expect(again.user.uid).toBe(first.user.uid);
  expect(getAdditionalUserInfo(again)).toMatchObject({
    isNewUser: false,
    profile: { sub: 'ana', email: 'ana@example.org' },
  });
});

test('IDN-2 a token without the text behind its nonce is refused', async () => {
  const { idToken } = await provider.tokenOf('eva');
  const bare = new OAuthProvider(ID).credential({ idToken });
  await expect(signInWithCredential(client(), bare)).rejects.toMatchObject(
    refused('missing-or-invalid-nonce'),
  );
});

test('IDN-3 a provider is linked, proves again who is there, and is removed', async () => {
  const auth = client();
  const { user } = await createUserWithEmailAndPassword(auth, 'bo@example.org', PASSWORD);
  await linkWithCredential(user, await credential('bea'));
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', ID]);
  const proved = await reauthenticateWithCredential(user, await credential('bea'));
  expect(proved.user.uid).toBe(user.uid);
  await expect(linkWithCredential(user, await credential('cy'))).rejects.toMatchObject(
    refused('provider-already-linked'),
  );
  await unlink(user, ID);
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  // The client keeps the session it has.
  await user.reload();
  await user.getIdToken(true);
  expect(auth.currentUser?.uid).toBe(user.uid);
  // The client's word for USER_NOT_FOUND.
  await expect(reauthenticateWithCredential(user, await credential('bea'))).rejects.toMatchObject(
    refused('user-token-expired'),
  );
});

test('IDN-3 an account of the provider that is linked already is refused', async () => {
  await signInWithCredential(client(), await credential('dan'));
  const auth = client();
  const { user } = await createUserWithEmailAndPassword(auth, 'di@example.org', PASSWORD);
  await expect(linkWithCredential(user, await credential('dan'))).rejects.toMatchObject(
    refused('credential-already-in-use'),
  );
});

test('IDN-3 a stranger who waited at the address of the owner is put out', async () => {
  const stranger = client();
  const { user } = await createUserWithEmailAndPassword(stranger, 'fay@example.org', PASSWORD);
  const owner = await signInWithCredential(client(), await credential('fay'));
  expect(owner.user.uid).toBe(user.uid);
  await expect(user.getIdToken(true)).rejects.toMatchObject(refused('user-token-expired'));
  await expect(
    signInWithEmailAndPassword(client(), 'fay@example.org', PASSWORD),
  ).rejects.toMatchObject(refused('invalid-credential'));
});

test('IDN-3 an address that the provider has not confirmed leads to an account of its own', async () => {
  const { user } = await signInWithCredential(client(), await credential('unconfirmed'));
  expect([user.email, user.emailVerified]).toEqual([null, false]);
});

test('IDN-2 a browser goes to a provider that wants a secret, and comes back', async () => {
  const page = `${service.address}/auth/action`;
  const begun = await call('createAuthUri', { providerId: 'oidc.secret', continueUri: page });
  const handler = await provider.logsIn(String(begun.authUri), 'gus');
  expect(handler).toContain(`${service.address}/__/auth/handler?`);
  const back = await fetch(handler, { redirect: 'manual' });
  const requestUri = back.headers.get('location') ?? '';
  expect(requestUri).toContain(`${page}?code=`);
  const request = { requestUri, sessionId: begun.sessionId, returnSecureToken: true };
  const answer = await call('signInWithIdp', request);
  expect(answer).toMatchObject({ providerId: 'oidc.secret', email: 'gus@example.org' });
  expect(answer.idToken).toEqual(expect.any(String));
  expect(await call('signInWithIdp', request)).toMatchObject({
    error: { message: 'INVALID_IDP_RESPONSE : The sign-in was used already.' },
  });
});

test('IDN-3 an account with another account of the provider has to be shown first', async () => {
  const auth = client();
  const { user } = await createUserWithEmailAndPassword(auth, 'hal@example.org', PASSWORD);
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await user.getIdToken() });
  const link = await linkMailedTo(service, 'hal@example.org', 'verifyEmail');
  const oobCode = new URLSearchParams(link.split('#')[1]).get('oobCode');
  await call('update', { oobCode });
  const { user: fresh } = await signInWithEmailAndPassword(auth, 'hal@example.org', PASSWORD);
  await linkWithCredential(fresh, await credential('ida'));
  const stopped = await errorOf(signInWithCredential(client(), await credential('hal')));
  expect(stopped).toMatchObject(refused('account-exists-with-different-credential'));
  await unlink(fresh, ID);
  await linkWithCredential(fresh, carried(stopped));
  const again = await signInWithCredential(client(), await credential('hal'));
  expect(again.user.uid).toBe(user.uid);
  await expect(signInWithCredential(client(), carried(stopped))).rejects.toMatchObject(
    refused('invalid-credential'),
  );
});
