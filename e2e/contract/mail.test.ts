import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../patience';
import { binary } from '../processes';
import { startService, type Service } from '../service';

// Mails through a real mail server: with TLS that is verified, and an account.

interface Taken {
  to: string[];
  secure: boolean;
  user: string | undefined;
  text: string;
}

let folder: string;
let service: Service;
const servers: SMTPServer[] = [];
const taken: Taken[] = [];
const environment = process.env.SSL_CERT_FILE;

/** A mail server with a certificate of a certifier of our own. */
async function mailServer(secure: boolean): Promise<number> {
  const server = new SMTPServer({
    secure,
    key: readFileSync(join(folder, 'key.pem')),
    cert: readFileSync(join(folder, 'cert.pem')),
    onAuth: ({ username, password }, _, done) => {
      const isRight = username === 'desk' && password === 'a secret';
      if (isRight) done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, secure: session.secure, user: session.user as string | undefined, text });
        done();
      });
    },
  });
  // A client that does not trust the certificate hangs up; that is what one test is about.
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.server.address() as AddressInfo).port;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nb-mail-'));
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const leaf = ['-addext', 'basicConstraints=critical,CA:FALSE'];
  execFileSync('openssl', [...words, ...files, ...name, ...leaf], { stdio: 'ignore' });
  writeFileSync(join(folder, 'password'), 'a secret\n');
  process.env.SSL_CERT_FILE = join(folder, 'cert.pem');
});
afterAll(async () => {
  if (environment === undefined) delete process.env.SSL_CERT_FILE;
  else process.env.SSL_CERT_FILE = environment;
  for (const server of servers) await new Promise<void>((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** `mail-test` beside this process, which is the mail server. */
async function mailTest(...words: string[]): Promise<string> {
  const all = ['mail-test', 'you@example.org', '--data', service.data, ...words];
  return (await promisify(execFile)(binary('sync-service'), all)).stdout;
}

const settings = (port: number, protection: string) => [
  ...['--smtp-host', 'localhost', '--smtp-port', String(port), '--smtp-protection', protection],
  ...['--smtp-user', 'desk', '--smtp-password-file', join(folder, 'password')],
  ...['--mail-from', 'New Beginnings <desk@example.org>'],
];

test.each(['starttls', 'tls'])('IDN-5 a reset goes out by SMTP with %s', async (protection) => {
  const port = await mailServer(protection === 'tls');
  service = await startService(...settings(port, protection));
  const email = `${protection}@example.org`;
  const call = (name: string, body: object) =>
    fetch(`${service.address}/v1/accounts:${name}?key=k`, {
      method: 'POST',
      headers: { 'X-Firebase-Locale': 'es' },
      body: JSON.stringify(body),
    });
  expect((await call('signUp', { email, password: 'Sunrise2024' })).status).toBe(200);
  expect((await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })).status).toBe(200);
  await patiently(() => Promise.resolve(taken.some(({ to }) => to.includes(email))));
  const mail = taken.find(({ to }) => to.includes(email));
  expect(mail).toMatchObject({ secure: true, user: 'desk' });
  expect(mail?.text).toContain('From: "New Beginnings" <desk@example.org>');
  expect(mail?.text).toContain('oobCode');
  const tested = await mailTest(...settings(port, protection));
  expect(tested).toContain('The mail was taken.');
  expect(taken.at(-1)?.to).toEqual(['you@example.org']);
  await service.stop();
});

test('a mail server with an untrusted certificate gets no mail', async () => {
  const port = await mailServer(true);
  delete process.env.SSL_CERT_FILE;
  const before = taken.length;
  service = await startService();
  await expect(mailTest(...settings(port, 'tls'))).rejects.toThrow('the mail was not taken');
  expect(taken).toHaveLength(before);
  await service.stop();
});
