// Sends prepared requests, each once, over 64 connections: as many as one flush of the store takes.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const CONNECTIONS = 64;

/** The network of a person, the same in all calls: limits are not measured here, and no one is told of a
 * new device. */
const networkOf = (at) => `198.${18 + ((at >> 16) & 1)}.${(at >> 8) & 255}.${at & 255}`;

/** Posts JSON for a person; answers the body. */
export function post({ agent, network }, address, body, authorization) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': network,
    ...(authorization && { authorization }),
  };
  return new Promise((resolve, reject) => {
    const call = request(address, { method: 'POST', agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${address}: ${answer.statusCode} ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** Runs a task for each person, at most a number of them at a time; returns their results. */
export async function each(items, task) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++)
      answers[at] = await task({ agent, network: networkOf(at) }, items[at]);
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
  return answers;
}

/**
 * Sends the body of each person once; answers how many were answered in a second. All have to succeed.
 * The requests are made before the clock starts and the answers are hardly looked at, because the
 * client shares the processors with what it measures.
 */
export async function race(address, bodies) {
  const { host, hostname, port, pathname, search } = new URL(address);
  const requests = bodies.map((body, at) => {
    const text = JSON.stringify(body);
    const lines = [
      `POST ${pathname}${search} HTTP/1.1`,
      `host: ${host}`,
      'content-type: application/json',
      `x-forwarded-for: ${networkOf(at)}`,
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
  });
  const open = () =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(socket));
      socket.setNoDelay(true).setEncoding('latin1').on('error', reject);
    });
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  let next = 0;
  const work = (socket) =>
    new Promise((resolve, reject) => {
      let answer = '';
      const send = () => (next < requests.length ? socket.write(requests[next++]) : resolve());
      socket.on('data', (part) => {
        answer += part;
        if (!isWhole(answer)) return;
        if (!isLogIn(answer)) reject(new Error(`not a log-in: ${answer.slice(0, 600)}`));
        answer = '';
        send();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the connection was closed')));
      send();
    });
  const began = performance.now();
  try {
    await Promise.all(sockets.map(work));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return bodies.length / ((performance.now() - began) / 1000);
}

/** Whether all of an answer has come, with or without a length before it (RFC 9112, section 6). */
function isWhole(answer) {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.slice(0, head + 2));
  if (length) return answer.length >= head + 4 + Number(length[1]);
  return answer.endsWith('\r\n0\r\n\r\n');
}

const isLogIn = (answer) => answer.startsWith('HTTP/1.1 200 ') && answer.includes('"idToken"');
