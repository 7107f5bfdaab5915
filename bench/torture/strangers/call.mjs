// Makes calls over HTTP and over bare connections from a chosen address, and counts the outcomes.
import { request } from 'node:http';
import { connect } from 'node:net';

/** Makes one call and returns its status, or the code of an error. */
export function call(
  port,
  { from, method = 'GET', path, headers = {}, body, agent = false, patience = 60_000 },
) {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (answer) => resolve({ milliseconds: performance.now() - began, ...answer });
    const options = { host: '127.0.0.1', port, localAddress: from, method, path, headers, agent };
    const asked = request({ ...options, timeout: patience }, (answer) => {
      const pieces = [];
      const whole = () =>
        end({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) });
      answer.on('data', (piece) => pieces.push(piece));
      answer.once('end', whole).once('error', whole);
    });
    asked.once('timeout', () => asked.destroy(Object.assign(new Error(), { code: 'no answer' })));
    asked.once('error', (error) =>
      end({ status: error.code ?? 'error', headers: {}, bytes: Buffer.alloc(0) }),
    );
    asked.end(body);
  });
}

/** Makes a call with a JSON body. The JSON of the response is in `json`. */
export async function callJson(port, { body, headers, ...rest }) {
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await call(port, {
    method: 'POST',
    ...rest,
    headers: json,
    body: JSON.stringify(body),
  });
  try {
    return { ...answer, json: JSON.parse(answer.bytes) };
  } catch {
    return { ...answer, json: {} };
  }
}

/** Opens a bare connection and sends bytes. `over` resolves with the response when it is closed. */
export function connection(port, from, text, { reads = true } = {}) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  let head = '';
  let error = 'closed without an answer';
  if (reads)
    socket.on('data', (piece) => (head += head.length < 16 ? piece.toString('latin1') : ''));
  else socket.pause();
  socket.on('error', ({ code }) => (error = code));
  const over = new Promise((resolve) => {
    socket.once('close', () => resolve(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? error));
  });
  if (text.length > 0) socket.write(text);
  return { socket, over };
}

/** Counts outcomes by what was sent. */
export class Tally {
  counts = {};

  add(what, outcome) {
    const row = (this.counts[what] ??= {});
    row[outcome] = (row[outcome] ?? 0) + 1;
  }
}
