import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redPdf } from './pdf';
import { patiently } from './patience';

/** An allowed website that attacks the kiosk, and tells this test how far it got. */
export interface Attacker {
  /** Its first page: one button that fills it and runs what `tries` was given. */
  address: string;
  /** The paths that were asked for, and `tls` for each try of the server with the wrong certificate. */
  asked: string[];
  /** Hands the page the text of a function; answers once the page has it. */
  prepares(script: string): Promise<void>;
  /** Waits for what the function answered; `ran` before it says that the function was called. */
  outcome(): Promise<string>;
  /** Waits for a word of the page that begins so; answers the rest of it. */
  hears(start: string): Promise<string>;
  /** Waits until the page has lived on for a while after the attempt. */
  later(): Promise<void>;
  close(): void;
}

const PAGE = `<!doctype html><title>Attack</title><style>body{margin:0;background:#fff}</style>
<button id="it" style="position:fixed;inset:0;border:0;background:#eee;font-size:3rem">Attack</button>
<script>
  const tell = (word) => fetch('/told?' + encodeURIComponent(word), { keepalive: true });
  let ready;
  const prepare = async () => { ready = await (await fetch('/next')).text(); await tell('ready'); };
  it.onclick = async () => {
    const script = ready;
    tell('ran');
    let answer;
    try { answer = await (0, eval)('(' + script + ')')(); }
    catch (error) { answer = 'threw ' + error.name; }
    await tell('outcome ' + answer);
    setTimeout(() => tell('later'), 500);
    prepare();
  };
  prepare();
</script>`;

/** A page that allows nothing but its own script, and whose scripts can make no markup. */
const STRICT = {
  page: `<!doctype html><title>Strict</title><select aria-label="Town"><option>One<option>Two</select>
<script nonce="s">
  const tell = (word) => fetch('/told?' + encodeURIComponent(word));
  document.querySelector('select').onchange = ({ target }) => tell('change ' + target.value);
  tell('strict');
</script>`,
  headers: {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'nonce-s'; connect-src 'self'; require-trusted-types-for 'script'",
  },
};

/** Opens the website on this machine; \`SECURE\` in a script is the server with the wrong certificate. */
export async function openAttacker(): Promise<Attacker> {
  const folder = mkdtempSync(join(tmpdir(), 'nb-attacker-'));
  const asked: string[] = [];
  const told: string[] = [];
  let script = '';
  let waits: ServerResponse | undefined;
  const serve = () => {
    if (!waits || !script) return;
    waits.end(script);
    waits = undefined;
  };
  const answerTo = (question: IncomingMessage, answer: ServerResponse) => {
    const [path = '', words = ''] = (question.url ?? '').split('?');
    asked.push(path);
    const send = (type: string, content: string | Buffer, status = 200, more = {}) =>
      answer
        .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...more })
        .end(content);
    if (path === '/told') {
      const word = decodeURIComponent(words);
      told.push(word);
      // Until then the one that was answered may have been a page that was just closed.
      if (word === 'ready') script = '';
      send('text/plain', '');
    } else if (path === '/next') {
      waits = answer;
      serve();
    } else if (path === '/private')
      send('text/html', '<h1>Private</h1>', 401, { 'WWW-Authenticate': 'Basic realm="x"' });
    else if (path === '/file') send('application/octet-stream', 'x');
    else if (path === '/attachment')
      send('text/plain', 'x', 200, { 'Content-Disposition': 'attachment; filename="escape.txt"' });
    else if (path === '/paper.pdf') send('application/pdf', redPdf());
    else if (path === '/broken.pdf') send('application/pdf', 'no PDF at all');
    else if (path === '/strict') send('text/html', STRICT.page, 200, STRICT.headers);
    else if (path === '/half')
      answer.writeHead(200, { 'Content-Type': 'text/html' }).write('<h1>Half');
    else if (path !== '/silent') send('text/html', path === '/' ? PAGE : `<h1>Page ${path}</h1>`);
  };
  const server = createServer(answerTo);
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'cert.pem');
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
  ];
  const files = ['-keyout', key, '-out', certificate, '-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  const secure = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    answerTo,
  );
  secure.on('tlsClientError', () => asked.push('tls'));
  secure.on('secureConnection', () => asked.push('tls'));
  const listen = (it: typeof server | typeof secure) =>
    new Promise<number>((resolve) =>
      it.listen(0, '127.0.0.1', () => resolve((it.address() as AddressInfo).port)),
    );
  const [port, securePort] = [await listen(server), await listen(secure)];
  const hears = async (start: string) => {
    await patiently(() => Promise.resolve(told.some((word) => word.startsWith(start))));
    return told.find((word) => word.startsWith(start))?.slice(start.length) ?? '';
  };
  return {
    address: `http://localhost:${port}/`,
    asked,
    hears,
    prepares: async (text) => {
      told.length = 0;
      asked.length = 0;
      script = text.replaceAll('SECURE', `https://localhost:${securePort}`);
      serve();
      await hears('ready');
    },
    outcome: async () => {
      await hears('ran');
      return hears('outcome ');
    },
    later: async () => {
      await hears('later');
    },
    close: () => {
      for (const it of [server, secure]) {
        it.close();
        it.closeAllConnections();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
