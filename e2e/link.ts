import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network does to what passes through it. */
export type Weather =
  | 'fine'
  | 'cut'
  | 'flapping'
  | 'slow'
  | 'held'
  | 'out of order'
  | 'log-in page'
  | 'half'
  | 'empty'
  | 'stumbling';

/** The network between a kiosk and the service. */
export interface Link {
  address: string;
  weather: Weather;
  /** The paths that were requested, oldest first. */
  requested: string[];
  /** Passes on what was held, and answers once all of it is answered. */
  release(): Promise<void>;
  close(): Promise<void>;
}

export async function openLink(service: string): Promise<Link> {
  const held: (() => Promise<void>)[] = [];
  let calls = 0;
  let parts = 0;
  const server = createServer((question, answer) => {
    link.requested.push(question.url ?? '');
    switch (link.weather) {
      case 'fine':
        pass(service, question, answer);
        return;
      case 'cut':
        question.socket.destroy();
        return;
      case 'flapping':
        if ((calls += 1) % 2) question.socket.destroy();
        else pass(service, question, answer);
        return;
      case 'slow':
        return; // No answer ever comes.
      case 'held':
        held.push(
          () =>
            new Promise((resolve) => {
              answer.once('close', resolve);
              pass(service, question, answer);
            }),
        );
        return;
      case 'out of order':
        answer.writeHead(503);
        answer.end();
        return;
      case 'stumbling': {
        // Of the parts of an upload, every fourth never arrives, and of every fourth the answer.
        const isPart = String(question.headers['x-goog-upload-command']).includes('upload');
        const turn = isPart ? (parts += 1) % 4 : 0;
        if (turn === 1) question.socket.destroy();
        else pass(service, question, answer, turn === 3);
        return;
      }
      case 'log-in page':
        answer.writeHead(200, { 'Content-Type': 'text/html' });
        answer.end('<h1>Welcome to the free network. Please log in.</h1>');
        return;
      case 'half':
        answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
        answer.write('[{"name":"Half');
        setImmediate(() => question.socket.destroy());
        return;
      case 'empty':
        answer.writeHead(200, { 'Content-Type': 'application/json', ETag: '"x"' });
        answer.end('[]');
        return;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const link: Link = {
    address: `http://127.0.0.1:${port}`,
    weather: 'fine',
    requested: [],
    release: async () => {
      link.weather = 'fine';
      await Promise.all(held.splice(0).map((go) => go()));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return link;
}

function pass(service: string, question: IncomingMessage, answer: ServerResponse, isLost = false) {
  const { method, url, headers } = question;
  const onward = request(service + (url ?? '/'), { method: method ?? 'GET', headers }, (back) => {
    if (isLost) {
      question.socket.destroy();
      back.resume();
      return;
    }
    answer.writeHead(back.statusCode ?? 502, back.headers);
    back.pipe(answer);
  });
  onward.on('error', () => question.socket.destroy());
  question.pipe(onward);
}
