import { execFileSync } from 'node:child_process';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { binary, freePort } from '../processes';
import { startService, type Service } from '../service';

// The provider's official library for servers, unchanged, as docs/SDK.md sets it up.

const PASSWORD = 'Sunrise2024';
const KEY_FILE = join(tmpdir(), `nb-admin-${process.pid}.key`);

let service: Service;
let app: App;
let stranger: App;
let auth: Auth;

/** The library has the provider's address built in; its connections go to the operator's listener. */
class ToTheService extends Agent {
  constructor(private readonly port: number) {
    super({ keepAlive: false });
  }
  override createConnection() {
    return connect(this.port, '127.0.0.1');
  }
}

function program(name: string, key: string, port: number): App {
  const credential = {
    getAccessToken: () => Promise.resolve({ access_token: key, expires_in: 3600 }),
  };
  const httpAgent = new ToTheService(port);
  return initializeApp({ credential, projectId: 'new-beginnings', httpAgent }, name);
}

beforeAll(async () => {
  rmSync(KEY_FILE, { force: true });
  execFileSync(binary('sync-service'), ['admin-key', KEY_FILE]);
  const port = await freePort();
  const settings = ['--operator-listen', `127.0.0.1:${port}`, '--admin-key-file', KEY_FILE];
  service = await startService(...settings);
  app = program('program', readFileSync(KEY_FILE, 'utf8').trim(), port);
  stranger = program('stranger', 'owner', port);
  auth = getAuth(app);
});
afterAll(async () => {
  await Promise.all([deleteApp(app), deleteApp(stranger)]);
  await service.stop();
  rmSync(KEY_FILE, { force: true });
});

const refused = (name: string) => ({ code: `auth/${name}` });
const signIn = async (email: string, password = PASSWORD) => {
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const call = `${service.address}/v1/accounts:signInWithPassword?key=k`;
  const answer = await fetch(call, { method: 'POST', body });
  return (await answer.json()) as { idToken?: string; error?: { message: string } };
};

test('IDN-1 createUser, getUser, getUserByEmail, getUserByPhoneNumber, getUsers', async () => {
  const phoneNumber = '+12015550142';
  const made = await auth.createUser({
    uid: 'ana-1',
    email: 'ana@example.org',
    password: PASSWORD,
    phoneNumber,
    displayName: 'Ana',
  });
  expect(made).toMatchObject({ uid: 'ana-1', email: 'ana@example.org', disabled: false });
  expect(made.passwordHash).toBeUndefined();
  expect((await auth.getUser('ana-1')).displayName).toBe('Ana');
  expect((await auth.getUserByEmail('ana@example.org')).uid).toBe('ana-1');
  expect((await auth.getUserByPhoneNumber(phoneNumber)).uid).toBe('ana-1');
  const { users, notFound } = await auth.getUsers([{ uid: 'ana-1' }, { email: 'x@example.org' }]);
  expect(users.map((user) => user.uid)).toEqual(['ana-1']);
  expect(notFound).toEqual([{ email: 'x@example.org' }]);
  await expect(auth.getUser('nobody')).rejects.toMatchObject(refused('user-not-found'));
  await expect(auth.createUser({ uid: 'ana-1' })).rejects.toMatchObject(
    refused('uid-already-exists'),
  );
  await expect(auth.createUser({ email: 'ana@example.org' })).rejects.toMatchObject(
    refused('email-already-exists'),
  );
});

test('IDN-1 updateUser, setCustomUserClaims, revokeRefreshTokens', async () => {
  const { uid } = await auth.createUser({ email: 'ben@example.org', password: PASSWORD });
  await auth.setCustomUserClaims(uid, { staff: true });
  expect((await auth.getUser(uid)).customClaims).toEqual({ staff: true });
  const { idToken } = await signIn('ben@example.org');
  const part = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString();
  const claims: unknown = JSON.parse(part);
  expect(claims).toMatchObject({ staff: true });
  await auth.setCustomUserClaims(uid, null);
  expect((await auth.getUser(uid)).customClaims ?? {}).toEqual({});

  await auth.revokeRefreshTokens(uid);
  const look = `${service.address}/v1/accounts:lookup?key=k`;
  const answer = await fetch(look, { method: 'POST', body: JSON.stringify({ idToken }) });
  expect(await answer.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });

  const changed = await auth.updateUser(uid, {
    email: 'benito@example.org',
    emailVerified: true,
    password: 'Harvest2025',
    displayName: 'Benito',
  });
  expect(changed).toMatchObject({ email: 'benito@example.org', emailVerified: true });
  expect((await signIn('benito@example.org', 'Harvest2025')).idToken).toBeTypeOf('string');
  expect(await auth.updateUser(uid, { disabled: true })).toMatchObject({ disabled: true });
  expect((await signIn('benito@example.org', 'Harvest2025')).error?.message).toBe('USER_DISABLED');
  expect(await auth.updateUser(uid, { disabled: false })).toMatchObject({ disabled: false });
});

test('IDN-1 listUsers, deleteUser, deleteUsers', async () => {
  for (const uid of ['z1', 'z2', 'z3']) await auth.createUser({ uid });
  const uids: string[] = [];
  let page = await auth.listUsers(2);
  for (;;) {
    uids.push(...page.users.map((user) => user.uid));
    if (!page.pageToken) break;
    page = await auth.listUsers(2, page.pageToken);
  }
  expect(uids).toEqual(expect.arrayContaining(['z1', 'z2', 'z3']));
  await auth.deleteUser('z1');
  await expect(auth.deleteUser('z1')).rejects.toMatchObject(refused('user-not-found'));
  const deleted = await auth.deleteUsers(['z2', 'z3', 'nobody']);
  expect(deleted).toMatchObject({ successCount: 3, failureCount: 0 });
});

test('IDN-7 generate links to reset, to verify, to change and to sign in', async () => {
  await auth.createUser({ email: 'eva@example.org', password: PASSWORD });
  const page = { url: `${service.address}/login`, handleCodeInApp: true };
  const links = await Promise.all([
    auth.generatePasswordResetLink('eva@example.org'),
    auth.generateEmailVerificationLink('eva@example.org'),
    auth.generateVerifyAndChangeEmailLink('eva@example.org', 'evita@example.org'),
    auth.generateSignInWithEmailLink('eva@example.org', page),
  ]);
  const modes = links.map((link) => new URLSearchParams(link.split('#')[1]).get('mode'));
  expect(modes).toEqual(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'signIn']);
  await expect(auth.generatePasswordResetLink('nobody@example.org')).rejects.toMatchObject(
    refused('email-not-found'),
  );
});

test('D8 a program without the key gets nothing', async () => {
  await expect(getAuth(stranger).getUser('ana-1')).rejects.toThrow();
  await expect(getAuth(stranger).listUsers()).rejects.toThrow();
});
