import { createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Json = Record<string, unknown>;

/** Signs the tokens that the emulator accepts unsigned: those of a provider and of an operator's program. */
export interface Signer {
  /** The settings that make it known to a service. */
  settings: string[];
  /** A signed token of google.com with these claims; a text that is not JSON stays as it is. */
  idToken(claims: string): string;
  customToken(claims: string): string;
  close(): void;
}

const CLIENT = 'official-suite';
const ACCOUNT = 'suite@example.org';
const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

export async function openSigner(): Promise<Signer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const server = createServer((question, response) => {
    const told = question.url?.endsWith('/keys')
      ? { keys: [jwk] }
      : {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
        };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'nb-suite-'));
  const [providers, key] = [join(folder, 'providers.json'), join(folder, 'key.pem')];
  const entry = { id: 'google.com', name: 'Google', issuer, client_id: CLIENT };
  writeFileSync(providers, JSON.stringify([entry]));
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));

  const sign = (claims: Json) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${part(claims)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  };
  const completed = (text: string, complete: (claims: Json, now: number) => Json) => {
    try {
      return sign(complete(JSON.parse(text) as Json, Math.floor(Date.now() / 1000)));
    } catch {
      return text;
    }
  };
  return {
    settings: ['--identity-providers', providers, '--custom-token-key', key],
    idToken: (text) =>
      completed(text, (claims, now) => ({
        iss: issuer,
        aud: CLIENT,
        iat: now,
        exp: now + 300,
        ...claims,
      })),
    customToken: (text) =>
      completed(text, ({ uid, ...claims }, now) => ({
        uid: String(uid).replace(/[^\w-]/g, '_'),
        iss: ACCOUNT,
        sub: ACCOUNT,
        aud: AUDIENCE,
        iat: now,
        exp: now + 300,
        ...claims,
      })),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
