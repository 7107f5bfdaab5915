import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readableMail } from '../mail';
import { patiently } from '../patience';
import { textsSentTo } from '../sentCode';
import { startService, type Service } from '../service';
import { openSigner, type Signer } from './signer';

// Stands between the integration suite of the official client and the service. The suite talks to the
// provider's emulator: it asks for the codes of its mails and messages, and for an empty emulator after
// each test. The adapter answers that, from the folders of mails and messages and with a fresh service.
// It also replaces what only an emulator takes: the password "password", tokens without a signature, and
// ids with other characters than the service allows.

type Json = Record<string, unknown>;

export interface Adapter {
  /** Host and port. */
  host: string;
  close(): Promise<void>;
}

export async function openAdapter(): Promise<Adapter> {
  const signer = await openSigner();
  const start = () => startService(...signer.settings, ...SETTINGS);
  let service = await start();
  let sent = new Sent();
  /** What the suite is told to empty the emulator with. */
  const renew = async () => {
    await service.stop();
    service = await start();
    sent = new Sent();
  };
  const answer = async (question: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = question;
    const body = await textOf(question);
    if (url.includes('/emulator/v1/')) {
      if (method === 'DELETE' && url.endsWith('/accounts')) await renew();
      const told = url.endsWith('/oobCodes')
        ? { oobCodes: await sent.codes(service) }
        : { verificationCodes: await sent.messages(service) };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(told));
      return;
    }
    if (url.includes('/recaptchaParams')) {
      // The emulator's captcha is none either.
      const params = { recaptchaStoken: 'none', recaptchaSiteKey: 'none' };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(params));
      return;
    }
    const own = method === 'POST' ? translated(body, signer) : null;
    const json = own?.json ?? {};
    const before = countsOf(codesOf(service));
    const back = await fetch(service.address + url, {
      method,
      headers: { ...passedOn(question), ...(own && { 'content-type': own.kind }) },
      ...(own && { body: own.text }),
    });
    const text = await back.text();
    if (back.ok && url.includes(':sendOobCode')) {
      const { email } = JSON.parse(text) as { email: string };
      sent.mails.set(email, before.get(email) ?? 0);
    }
    if (back.ok && url.includes(':sendVerificationCode')) {
      const { sessionInfo } = JSON.parse(text) as { sessionInfo: string };
      sent.texts.push([sessionInfo, String(json.phoneNumber)]);
    }
    const kind = back.headers.get('content-type') ?? 'text/plain';
    response.writeHead(back.status, { ...ANYWHERE, 'content-type': kind }).end(text);
  };
  const server = createServer((question, response) => {
    if (question.method === 'OPTIONS') response.writeHead(204, ANYWHERE).end();
    else answer(question, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      signer.close();
      await service.stop();
    },
  };
}

/** The emulator says who has an account, and asks for no work before a message. */
const SETTINGS = [
  ...['--ways', 'email-link,phone,anonymous'],
  ...['--account-discovery', '--sms-work', '0'],
];
const ANYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function textOf(question: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of question) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const names = ['authorization', 'content-type', 'x-firebase-locale', 'x-client-version'];
  const known = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Record<string, string>;
}

/** A body with what only an emulator takes replaced. */
function translated(body: string, signer: Signer) {
  let json: Json;
  try {
    json = JSON.parse(body || '{}') as Json;
  } catch {
    return { kind: 'application/x-www-form-urlencoded', text: body, json: {} as Json };
  }
  for (const name of ['password', 'newPassword']) {
    const value = json[name];
    if (typeof value === 'string') json[name] = strong(value);
  }
  if (typeof json.token === 'string') json.token = signer.customToken(json.token);
  if (typeof json.postBody === 'string') {
    const fields = new URLSearchParams(json.postBody);
    const idToken = fields.get('id_token');
    if (idToken !== null) fields.set('id_token', signer.idToken(idToken));
    json.postBody = fields.toString();
  }
  return { kind: 'application/json', text: JSON.stringify(json), json };
}

/** A password that the service takes, always the same for one that it refuses. */
function strong(password: string): string {
  return `Aa1${createHash('sha256').update(password).digest('hex').slice(0, 16)}`;
}

/** How many codes each address has. */
function countsOf(codes: { email: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { email } of codes) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
}

/** The codes of the mails, the newest last. */
function codesOf(service: Service) {
  return service.mails().flatMap((mail) => {
    const email = /^To: (\S+)/m.exec(mail)?.[1] ?? '';
    const links = readableMail(mail).match(/https?:\S+oobCode=\S+/g) ?? [];
    return links.map((link) => {
      const oobLink = link.replace('#', '?');
      const query = new URL(oobLink).searchParams;
      const mode = query.get('mode') ?? '';
      const requestType = REQUESTS[mode] ?? mode;
      return { email, requestType, oobCode: query.get('oobCode') ?? '', oobLink };
    });
  });
}

const REQUESTS: Record<string, string> = {
  signIn: 'EMAIL_SIGNIN',
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
};

/** What was asked for since the service started. It is sent a moment after the answer. */
class Sent {
  /** Addresses, with the number of codes that they had before. */
  readonly mails = new Map<string, number>();
  /** Sessions, with their numbers. */
  readonly texts: [session: string, phone: string][] = [];

  async codes(service: Service) {
    const hasMore = ([email, before]: [string, number]) =>
      (countsOf(codesOf(service)).get(email) ?? 0) > before;
    await patiently(() => Promise.resolve([...this.mails].every(hasMore)));
    return codesOf(service);
  }

  async messages(service: Service) {
    const told = this.texts.map(async ([sessionInfo, phoneNumber], at) => {
      const earlier = this.texts.slice(0, at).filter(([, phone]) => phone === phoneNumber);
      const text = () => textsSentTo(service, phoneNumber)[earlier.length];
      await patiently(() => Promise.resolve(text() !== undefined));
      const code = /\b\d{6}\b/.exec(text() ?? '')?.[0];
      return { sessionInfo, phoneNumber, code };
    });
    return Promise.all(told);
  }
}
