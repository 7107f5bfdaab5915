// The service with people who log in by a mailed link, with a second step, or with a provider.
import { execFileSync } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService, stop } from '../processes.mjs';
import { totp } from '../totp.mjs';
import { startProvider } from './provider.mjs';
import { each, post } from './race.mjs';

const CLIENT = 'bench';

/** Starts the service, and a provider whose keys it reads once. */
export async function startOurs(service, folder) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = await startProvider(publicKey);
  const sign = (claims) => signed(privateKey, { iat: now(), exp: now() + 3_000, ...claims });
  const file = (name) => join(folder, `ways-${name}`);
  const entry = { id: 'oidc.bench', name: 'x', issuer: provider.issuer, client_id: CLIENT };
  writeFileSync(file('providers.json'), JSON.stringify([entry]));
  execFileSync(service, ['admin-key', file('admin.key')], { stdio: 'ignore' });
  const bearer = `Bearer ${readFileSync(file('admin.key'), 'utf8').trim()}`;
  const { child, address, operator } = await startService(service, file('data'), [
    ...['--trusted-proxies', '127.0.0.1', '--sign-ups-per-hour', '1000000'],
    ...['--identity-providers', file('providers.json'), '--ways', 'email-link'],
    ...['--operator-listen', '127.0.0.1:0', '--admin-key-file', file('admin.key')],
  ]);
  const accounts = `${operator}/v1/projects/new-beginnings/accounts`;
  const call = (name) => `${address}/v1/accounts:${name}?key=k`;
  const second = (name) => `${address}/v2/accounts/${name}?key=k`;

  const makePeople = (emails) =>
    each(emails, (person, email) => post(person, accounts, { email, emailVerified: true }, bearer));
  const tokenOf = (email) => {
    const claims = { aud: CLIENT, sub: email, email, email_verified: true };
    const postBody = `id_token=${sign({ iss: provider.issuer, ...claims })}&providerId=oidc.bench`;
    return { requestUri: 'http://localhost', returnSecureToken: true, postBody };
  };
  const withProvider = (person, body) => post(person, call('signInWithIdp'), body);
  return {
    linkAddress: call('signInWithEmailLink'),
    async links(emails) {
      await makePeople(emails);
      return each(emails, async (person, email) => {
        const wish = { requestType: 'EMAIL_SIGNIN', email, returnOobLink: true };
        const { oobLink } = await post(person, `${accounts}:sendOobCode`, wish, bearer);
        const query = new URLSearchParams(new URL(oobLink.replace('#', '?')).search);
        return { email, oobCode: query.get('oobCode') };
      });
    },
    stepAddress: second('mfaSignIn:finalize'),
    async steps(emails) {
      const begun = await each(emails, async (person, email) => {
        const { idToken } = await withProvider(person, tokenOf(email));
        const begin = { idToken, totpEnrollmentInfo: {} };
        const begun = await post(person, second('mfaEnrollment:start'), begin);
        const { sharedSecretKey: secret, sessionInfo } = begun.totpSessionInfo;
        const totpVerificationInfo = { sessionInfo, verificationCode: totp(secret) };
        const finish = { idToken, totpVerificationInfo };
        await post(person, second('mfaEnrollment:finalize'), finish);
        const { mfaPendingCredential, mfaInfo } = await withProvider(person, tokenOf(email));
        return { secret, mfaPendingCredential, mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId };
      });
      // Those of this step may have been used to add the app.
      return begun.map(({ secret, ...pending }) => ({
        ...pending,
        totpVerificationInfo: { verificationCode: totp(secret, 1) },
      }));
    },
    providerAddress: call('signInWithIdp'),
    async tokens(emails) {
      const bodies = emails.map(tokenOf);
      // The accounts are made before, and the keys are read.
      await each(bodies, withProvider);
      return bodies;
    },
    async close() {
      provider.close();
      await stop(child);
    },
  };
}

const now = () => Math.floor(Date.now() / 1000);

function signed(key, claims) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${part(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
