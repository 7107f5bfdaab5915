import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider, type JWK } from 'oidc-provider';

/** A certified implementation of OpenID Connect on a port of its own (npm oidc-provider). */
export interface IdentityProvider {
  /** The settings that make it known to the service, as `oidc.local` and, with a secret, `oidc.secret`. */
  settings: string[];
  /** Starts it for a service that has an address. */
  opensFor(service: string): void;
  /** Logs a person in at one of its addresses; returns the address that the browser is sent back to. */
  logsIn(address: string, login: string): Promise<string>;
  /** Logs in as a page does, with PKCE; returns the token and the text behind its nonce. */
  tokenOf(login: string): Promise<{ idToken: string; rawNonce: string }>;
  /** From now on its pages cut the tie to the page that opened their window, as large providers do. */
  cutsTies(): void;
  close(): void;
}

const CLIENT = 'new-beginnings';
/** The page of `tokenOf`. */
const PAGE = 'http://localhost/page';
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** `thin`: its tokens contain no email; the user info does (OpenID Connect Core 1.0, section 5.4). */
export async function openIdentityProvider(thin = false): Promise<IdentityProvider> {
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  let cutsTies = false;
  const server = createServer((request, response) => {
    if (cutsTies) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'nb-idp-'));
  const secret = base64url(randomBytes(24));
  writeFileSync(join(folder, 'secret'), `${secret}\n`);
  const entry = { name: 'The State', issuer, client_id: CLIENT };
  const entries = [
    { ...entry, id: 'oidc.local' },
    {
      ...entry,
      id: 'oidc.secret',
      client_id: 'with-secret',
      client_secret_file: join(folder, 'secret'),
    },
  ];
  const file = join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify(thin ? entries.slice(0, 1) : entries));

  async function logsIn(address: string, login: string): Promise<string> {
    const cookies = new Map<string, string>();
    const ask = async (url: string, form?: Record<string, string>) => {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      return answer;
    };
    let url = address;
    for (let steps = 0; steps < 12; steps += 1) {
      if (!url.startsWith(issuer)) return url;
      let answer = await ask(url);
      if (answer.status === 200) {
        const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] ?? '';
        const form = prompt === 'login' ? { prompt, login, password: 'x' } : { prompt };
        answer = await ask(url, form);
      }
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`${answer.status} at ${url}: ${await answer.text()}`);
      url = new URL(next, url).href;
    }
    throw new Error('the provider sends the browser around');
  }

  return {
    settings: ['--identity-providers', file],
    opensFor(service) {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const key = { ...privateKey.export({ format: 'jwk' }), kid: 'first', use: 'sig' } as JWK;
      const redirect_uris = [`${service}/__/auth/handler`, PAGE];
      const provider = new Provider(issuer, {
        clients: [
          { client_id: CLIENT, redirect_uris, token_endpoint_auth_method: 'none' },
          { client_id: 'with-secret', client_secret: secret, redirect_uris },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        conformIdTokenClaims: thin,
        cookies: { keys: [base64url(randomBytes(24))] },
        jwks: { keys: [key] },
        // It asks for consent each time, so that every log-in has the same pages.
        loadExistingGrant: ({ oidc }) => {
          const id = oidc.result?.consent?.grantId;
          return Promise.resolve(id === undefined ? undefined : oidc.provider.Grant.find(id));
        },
        findAccount: (_, sub) => ({
          accountId: sub,
          claims: () => ({
            sub,
            name: sub,
            email: `${sub}@example.org`,
            email_verified: !sub.startsWith('unconfirmed'),
          }),
        }),
      });
      const handle = provider.callback();
      answer = (request, response) => void handle(request, response);
    },
    logsIn,
    cutsTies() {
      cutsTies = true;
    },
    async tokenOf(login) {
      const [verifier, rawNonce] = [base64url(randomBytes(32)), base64url(randomBytes(16))];
      const hash = (text: string) => createHash('sha256').update(text);
      const query = new URLSearchParams({
        client_id: CLIENT,
        response_type: 'code',
        redirect_uri: PAGE,
        scope: 'openid email profile',
        nonce: hash(rawNonce).digest('hex'),
        code_challenge: hash(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      const back = await logsIn(`${issuer}/auth?${query.toString()}`, login);
      const body = new URLSearchParams({
        client_id: CLIENT,
        grant_type: 'authorization_code',
        redirect_uri: PAGE,
        code: new URL(back).searchParams.get('code') ?? '',
        code_verifier: verifier,
      });
      const answer = await fetch(`${issuer}/token`, { method: 'POST', body });
      const { id_token: idToken } = (await answer.json()) as { id_token: string };
      return { idToken, rawNonce };
    },
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
