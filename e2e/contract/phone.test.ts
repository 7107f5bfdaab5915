import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FirebaseApp } from 'firebase/app';
import type { ApplicationVerifier, Auth, MultiFactorError, User } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { patiently } from '../patience';
import { proofOfWork } from '../proofOfWork';
import { startService, type Service } from '../service';

// Phones, with the official client as browsers load it: its build for Node has no phones.
const load = createRequire(import.meta.resolve('firebase/app'));
const { deleteApp, initializeApp } = load('@firebase/app') as typeof import('firebase/app');
const forNode = dirname(load.resolve('@firebase/auth'));
const sdk = load(join(forNode, '../browser-cjs/index.js')) as typeof import('firebase/auth');

const PASSWORD = 'Sunrise2024';

let service: Service;
const apps: FirebaseApp[] = [];
beforeAll(async () => {
  service = await startService('--ways', 'phone', '--sms-work', '2000');
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await service.stop();
});

function client(): Auth {
  const app = initializeApp({ apiKey: 'new-beginnings' }, `phone ${apps.length}`);
  apps.push(app);
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, service.address, { disableWarnings: true });
  return auth;
}

/** What the client takes for a captcha: here the proof of work. */
const verifier = () =>
  ({
    type: 'recaptcha',
    verify: () => proofOfWork(service.address),
    _reset: () => undefined,
  }) as ApplicationVerifier;

let count = 0;
const number = () => `+1201555${String((count += 1)).padStart(4, '0')}`;
const refused = (name: string) => ({ code: `auth/${name}` });

/** The code of the newest message to a number, once there are more than `before`. */
async function codeSentTo(phone: string, before = 0): Promise<string> {
  const folder = join(service.data, 'messages');
  let found: string[] = [];
  await patiently(() => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const ours = names.filter((name) => name.startsWith(`${phone.slice(1)}.`));
    const files = ours.filter((name) => name.endsWith('.txt')).map((name) => join(folder, name));
    const age = (file: string) => statSync(file).mtimeMs;
    found = files.sort((a, b) => age(a) - age(b)).map((file) => readFileSync(file, 'utf8'));
    return Promise.resolve(found.length > before);
  });
  return /\d{6}/.exec(found.at(-1) ?? '')?.[0] ?? '';
}

async function signedIn(auth: Auth, phone: string): Promise<User> {
  const sent = await sdk.signInWithPhoneNumber(auth, phone, verifier());
  return (await sent.confirm(await codeSentTo(phone))).user;
}

test('IDN-2 a number signs in with a code, once the page has done its task', async () => {
  const auth = client();
  const phone = number();
  const lazy = { ...verifier(), verify: () => Promise.resolve('') };
  await expect(sdk.signInWithPhoneNumber(auth, phone, lazy)).rejects.toMatchObject(
    refused('invalid-app-credential'),
  );
  const sent = await sdk.signInWithPhoneNumber(auth, phone, verifier());
  const code = await codeSentTo(phone);
  await expect(sent.confirm(code === '000000' ? '000001' : '000000')).rejects.toMatchObject(
    refused('invalid-verification-code'),
  );
  const { user } = await sent.confirm(code);
  expect([user.phoneNumber, user.email]).toEqual([phone, null]);
  expect((await user.getIdTokenResult()).signInProvider).toBe('phone');
  await expect(sent.confirm(code)).rejects.toMatchObject(refused('invalid-verification-id'));
  await expect(sdk.signInWithPhoneNumber(auth, '+44201555', verifier())).rejects.toMatchObject(
    refused('operation-not-allowed'),
  );
});

test('IDN-2 a number is linked, changed, and refused when another account has it', async () => {
  const [auth, other] = [client(), client()];
  const [taken, phone, next] = [number(), number(), number()];
  const owner = await signedIn(other, taken);
  const email = 'phone@example.org';
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, PASSWORD);

  const link = await sdk.linkWithPhoneNumber(user, taken, verifier());
  const stopped: unknown = await link
    .confirm(await codeSentTo(taken, 1))
    .catch((error: unknown) => error);
  expect(stopped).toMatchObject(refused('account-exists-with-different-credential'));
  // The error carries what signs in to the other account.
  const proof = sdk.PhoneAuthProvider.credentialFromError(stopped as MultiFactorError);
  const through = await sdk.signInWithCredential(client(), proof ?? expect.fail('no credential'));
  expect(through.user.uid).toBe(owner.uid);

  const linked = await sdk.linkWithPhoneNumber(user, phone, verifier());
  expect((await linked.confirm(await codeSentTo(phone))).user.phoneNumber).toBe(phone);
  const provider = new sdk.PhoneAuthProvider(auth);
  const id = await provider.verifyPhoneNumber(next, verifier());
  const credential = sdk.PhoneAuthProvider.credential(id, await codeSentTo(next));
  await sdk.updatePhoneNumber(user, credential);
  expect(user.phoneNumber).toBe(next);
  await sdk.unlink(user, 'phone');
  expect(user.phoneNumber).toBeNull();
});

test('IDN-2 a number proves again who is there, and makes no account by that', async () => {
  const auth = client();
  const [phone, stranger] = [number(), number()];
  const user = await signedIn(auth, phone);
  const again = await sdk.reauthenticateWithPhoneNumber(user, phone, verifier());
  expect((await again.confirm(await codeSentTo(phone, 1))).user.uid).toBe(user.uid);
  const wrong = await sdk.reauthenticateWithPhoneNumber(user, stranger, verifier());
  await expect(wrong.confirm(await codeSentTo(stranger))).rejects.toMatchObject(
    refused('user-mismatch'),
  );
});

test('IDN-3 a number is a second step', async () => {
  const auth = client();
  const [phone, email] = [number(), 'second@example.org'];
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, PASSWORD);
  await sdk.sendEmailVerification(user);
  const link = await linkMailedTo(service, email, 'verifyEmail');
  await sdk.applyActionCode(auth, new URLSearchParams(link.split('#')[1]).get('oobCode') ?? '');
  await user.reload();
  const provider = new sdk.PhoneAuthProvider(auth);
  const session = await sdk.multiFactor(user).getSession();
  const enrolment = await provider.verifyPhoneNumber({ phoneNumber: phone, session }, verifier());
  const shown = sdk.PhoneAuthProvider.credential(enrolment, await codeSentTo(phone));
  await sdk.multiFactor(user).enroll(sdk.PhoneMultiFactorGenerator.assertion(shown), 'Mine');
  expect(sdk.multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'phone' }]);

  const there = client();
  const stopped: unknown = await sdk
    .signInWithEmailAndPassword(there, email, PASSWORD)
    .catch((error: unknown) => error);
  const resolver = sdk.getMultiFactorResolver(there, stopped as MultiFactorError);
  expect(resolver.hints[0]).toMatchObject({ phoneNumber: `+*******${phone.slice(-4)}` });
  const wish = { multiFactorHint: resolver.hints[0], session: resolver.session };
  const asked = await new sdk.PhoneAuthProvider(there).verifyPhoneNumber(
    wish as Parameters<typeof provider.verifyPhoneNumber>[0],
    verifier(),
  );
  const code = sdk.PhoneAuthProvider.credential(asked, await codeSentTo(phone, 1));
  const { user: other } = await resolver.resolveSignIn(
    sdk.PhoneMultiFactorGenerator.assertion(code),
  );
  expect(other.uid).toBe(user.uid);
  expect((await other.getIdTokenResult()).signInSecondFactor).toBe('phone');
});
