import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A foreign server with one page. */
export interface Elsewhere {
  /** With the numbers of this machine, which no kiosk allows. */
  address: string;
  /** The same by name, which a test may allow. */
  named: string;
  /** The paths that were asked for. */
  reached: string[];
  close(): void;
}

/** What its page says; its title is "out". */
export const ELSEWHERE = 'A page of another site';

export async function openElsewhere(): Promise<Elsewhere> {
  const reached: string[] = [];
  const server = createServer((question, answer) => {
    reached.push(question.url ?? '');
    answer.writeHead(200, { 'Content-Type': 'text/html' });
    answer.end(`<title>out</title><h1>${ELSEWHERE}</h1>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    named: `http://localhost:${port}`,
    reached,
    close: () => void server.close(),
  };
}
