import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  linkWithCredential,
  multiFactor,
  reload,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  unlink,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type User,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totp } from '../../bench/totp.mjs';
import { linkMailedTo, textMailedTo } from '../mail';
import { startService, type Service } from '../service';

// Second steps and links by mail, with the official client, a generator of codes and mails.

const PASSWORD = 'Sunrise2024';

let service: Service;
const apps: FirebaseApp[] = [];
beforeAll(async () => {
  service = await startService('--ways', 'email-link,anonymous');
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await service.stop();
});

function client(): Auth {
  const app = initializeApp({ apiKey: 'new-beginnings' }, `way ${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, service.address, { disableWarnings: true });
  return auth;
}
let count = 0;
const address = () => `way${(count += 1)}@example.org`;
const refused = (name: string) => ({ code: `auth/${name}` });

async function verified(auth: Auth, email: string): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  await sendEmailVerification(user);
  const link = await linkMailedTo(service, email, 'verifyEmail');
  await applyActionCode(auth, new URLSearchParams(link.split('#')[1]).get('oobCode') ?? '');
  await reload(user);
  return user;
}

/** Adds an authenticator app; answers its secret. */
async function addApp(user: User): Promise<string> {
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  expect([secret.codeLength, secret.codeIntervalSeconds]).toEqual([6, 30]);
  expect(secret.generateQrCodeUrl('ana', 'New Beginnings')).toContain('otpauth://totp/');
  const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, totp(secret.secretKey, -1));
  await multiFactor(user).enroll(proof, 'My phone');
  return secret.secretKey;
}

async function halfway(auth: Auth, email: string): Promise<MultiFactorResolver> {
  const stopped: unknown = await signInWithEmailAndPassword(auth, email, PASSWORD).catch(
    (error: unknown) => error,
  );
  expect(stopped).toMatchObject(refused('multi-factor-auth-required'));
  return getMultiFactorResolver(auth, stopped as MultiFactorError);
}

test('IDN-3 an app is added, asked for at the next sign-in, and removed', async () => {
  const [here, there] = [client(), client()];
  const email = address();
  const user = await verified(here, email);
  const secret = await addApp(user);
  expect(multiFactor(user).enrolledFactors).toMatchObject([
    { displayName: 'My phone', factorId: 'totp' },
  ]);

  const resolver = await halfway(there, email);
  const factor = resolver.hints[0]?.uid ?? '';
  const prove = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor, code));
  await expect(prove('000000')).rejects.toMatchObject(refused('invalid-verification-code'));
  const { user: other } = await prove(totp(secret));
  expect(other.uid).toBe(user.uid);
  for (const force of [false, true]) {
    const { claims, signInSecondFactor } = await other.getIdTokenResult(force);
    expect(signInSecondFactor).toBe('totp');
    expect(claims.firebase).toMatchObject({ second_factor_identifier: factor });
  }

  await multiFactor(other).unenroll(factor);
  expect(multiFactor(other).enrolledFactors).toEqual([]);
  expect((await other.getIdTokenResult()).signInSecondFactor).toBeNull();
  expect((await signInWithEmailAndPassword(client(), email, PASSWORD)).user.uid).toBe(user.uid);
});

test('IDN-3 an address that is not confirmed gets no second factor', async () => {
  const { user } = await createUserWithEmailAndPassword(client(), address(), PASSWORD);
  const session = await multiFactor(user).getSession();
  await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject(
    refused('unverified-email'),
  );
});

/** The link of a mail as the page behind it hands it to the client: codes never stand in a query. */
async function signInLink(email: string): Promise<string> {
  return service.address + (await linkMailedTo(service, email, 'signIn')).replace('#', '?');
}

const settings = () => ({ url: `${service.address}/login`, handleCodeInApp: true });

test('IDN-2 a mailed link makes an account and signs in, once', async () => {
  const auth = client();
  const email = address();
  await sendSignInLinkToEmail(auth, email, settings());
  const link = await signInLink(email);
  expect(isSignInWithEmailLink(auth, link)).toBe(true);
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  expect((await checkActionCode(auth, code)).operation).toBe('EMAIL_SIGNIN');
  await expect(signInWithEmailLink(auth, address(), link)).rejects.toMatchObject(
    refused('invalid-email'),
  );
  const { user } = await signInWithEmailLink(auth, email, link);
  expect([user.email, user.emailVerified]).toEqual([email, true]);
  expect(user.providerData[0]?.providerId).toBe('password');
  await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject(
    refused('invalid-action-code'),
  );
});

test('IDN-2 the six digits of the same mail sign in too, and end the link', async () => {
  const auth = client();
  const email = address();
  await sendSignInLinkToEmail(auth, email, settings());
  const link = await signInLink(email);
  const digits = /^\d{6}$/m.exec(await textMailedTo(service, email))?.[0] ?? '';
  const typed = link.replace(/oobCode=[^&]+/, `oobCode=${digits}`);
  expect((await signInWithEmailLink(auth, email, typed)).user.email).toBe(email);
  await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject(
    refused('invalid-action-code'),
  );
});

test('IDN-2 a mailed link ends in the second step too', async () => {
  const auth = client();
  const email = address();
  const secret = await addApp(await verified(client(), email));
  await sendSignInLinkToEmail(auth, email, settings());
  const link = await signInLink(email);
  const stopped: unknown = await signInWithEmailLink(auth, email, link).catch(
    (error: unknown) => error,
  );
  const resolver = getMultiFactorResolver(auth, stopped as MultiFactorError);
  const { user } = await resolver.resolveSignIn(
    TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', totp(secret)),
  );
  expect(user.email).toBe(email);
});

test('D9 an account that was made beforehand with a password loses it to the owner of the mailbox', async () => {
  const [thief, owner] = [client(), client()];
  const email = address();
  const { user } = await createUserWithEmailAndPassword(thief, email, PASSWORD);
  await sendSignInLinkToEmail(owner, email, settings());
  await signInWithEmailLink(owner, email, await signInLink(email));
  await expect(reload(user)).rejects.toMatchObject(refused('user-token-expired'));
  await expect(signInWithEmailAndPassword(thief, email, PASSWORD)).rejects.toMatchObject(
    refused('invalid-credential'),
  );
});

test('IDN-2 an anonymous account becomes one with an address', async () => {
  const auth = client();
  const { user } = await signInAnonymously(auth);
  expect(user.isAnonymous).toBe(true);
  const email = address();
  await sendSignInLinkToEmail(auth, email, settings());
  const credential = EmailAuthProvider.credentialWithLink(email, await signInLink(email));
  const linked = await linkWithCredential(user, credential);
  expect(linked.user.uid).toBe(user.uid);
  expect([linked.user.email, linked.user.isAnonymous]).toEqual([email, false]);
  // It is the only way in.
  await expect(unlink(linked.user, 'password')).rejects.toMatchObject(
    refused('operation-not-allowed'),
  );
});
