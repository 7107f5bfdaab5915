// The proxy before the instances. It passes whole requests and answers on, so that an instance that is
// killed in the middle becomes an empty 503, and sends a request again only when it cannot have begun.
import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';

const LONGEST = 60_000;

/** Starts a proxy; `instances()` returns the addresses of those that are up. */
export async function startProxy(instances) {
  const counts = { passed: 0, own: 0, sockets: 0 };
  let turn = 0;
  const inTurn = () => {
    const up = instances();
    turn += 1;
    return up.map((_, at) => new URL(up[(turn + at) % up.length]));
  };
  const server = createServer(async (request, response) => {
    const body = await whole(request).catch(() => undefined);
    if (body === undefined) return response.destroy();
    for (const { port } of inTurn()) {
      const answer = await forward(request, body, port);
      if (answer === 'refused') continue;
      if (answer === 'broken') break;
      counts.passed += 1;
      response.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    counts.own += 1;
    response.writeHead(503, { 'Content-Length': 0, 'Retry-After': '1' }).end();
  });
  server.on('upgrade', (request, near, first) => {
    counts.sockets += 1;
    near.on('error', () => near.destroy());
    upgrade(request, near, first, inTurn());
  });
  server.keepAliveTimeout = 120_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function whole(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function forward({ method, url, headers }, body, port) {
  const length = { 'content-length': String(body.length) };
  const options = { host: '127.0.0.1', port, method, path: url, agent: false, timeout: LONGEST };
  return new Promise((resolve) => {
    const broken = (error) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken');
    const call = ask({ ...options, headers: { ...headers, ...length, connection: 'close' } });
    call.once('response', (answer) => {
      const headers = { ...answer.headers };
      // The body is passed on whole, over a connection of the proxy's own.
      for (const name of ['transfer-encoding', 'connection']) delete headers[name];
      const passed = (body) => resolve({ status: answer.statusCode, headers, body });
      whole(answer).then(passed, broken);
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', broken);
    call.end(body);
  });
}

function upgrade(request, near, first, [next, ...others]) {
  if (!next) return near.end('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n');
  const far = connect(Number(next.port), next.hostname);
  far.once('connect', () => {
    const lines = [];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}\r\n`);
    }
    far.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    far.write(first);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  far.once('error', (error) => {
    if (error.code === 'ECONNREFUSED') upgrade(request, near, first, others);
    else near.destroy();
  });
}
