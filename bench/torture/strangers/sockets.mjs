// Attacks with WebSockets and event streams: without sign-in, with large frames, and never read.
import { setTimeout as wait } from 'node:timers/promises';
import { connection } from './call.mjs';
import { attacker } from './network.mjs';

const UPGRADE =
  'GET /.ws?v=5 HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const PIECE = 'x'.repeat(16_384);

/** Returns a final text frame with an eight-byte length and a zero mask (RFC 6455, section 5.2). */
function frame(text) {
  const head = Buffer.alloc(14);
  head.writeUInt16BE(0x81ff);
  head.writeBigUInt64BE(BigInt(text.length), 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Opens a socket, sends frames, and waits until the service closes it or the time is over. */
async function keep(
  scene,
  what,
  from,
  frames,
  { patience = 60_000, reads = true, first = UPGRADE } = {},
) {
  const { socket, over } = connection(scene.port, from, first, { reads });
  for (const text of frames) {
    if (!socket.writable) break;
    // Stop sending when the service reads nothing.
    if (!socket.write(frame(text))) await Promise.race([over, drained(socket), wait(5000)]);
  }
  const kept = wait(Math.min(patience, scene.left())).then(() => 'kept by the service');
  const outcome = await Promise.race([over, kept]);
  socket.destroy();
  scene.tally.add(what, outcome);
}

const drained = (socket) => new Promise((resolve) => socket.once('drain', resolve));

function* long(start, pieces) {
  yield* start;
  for (let piece = 0; piece < pieces; piece += 1) yield PIECE;
}

export function socketAttacks(scene) {
  const [first, second, third] = scene.people;
  const auth = ({ token }) =>
    JSON.stringify({ t: 'd', d: { r: 1, a: 'auth', b: { cred: token } } });
  const listen = ({ uid }) =>
    JSON.stringify({ t: 'd', d: { r: 2, a: 'q', b: { p: `/users/${uid}`, h: '' } } });
  const put = ({ uid }) => `{"t":"d","d":{"r":3,"a":"p","b":{"p":"users/${uid}/big","d":"`;
  const stream = ({ uid, token }) =>
    `GET /users/${uid}.json?auth=${token} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`;
  return [
    // 80 from each of eight networks. The service allows 64 from one and 512 in all.
    scene.repeat(200, 640, (number) =>
      keep(scene, 'socket without sign-in', attacker(50 + (number % 8)), []),
    ),
    scene.repeat(10, 20, (number) =>
      keep(
        scene,
        'socket: 18 MB of frames before sign-in',
        attacker(60 + (number % 8)),
        long(['4000'], 1100),
      ),
    ),
    scene.repeat(10, 10, (number) =>
      keep(scene, 'socket: one frame of 1 MB before sign-in', attacker(70 + (number % 8)), [
        'x'.repeat(1 << 20),
      ]),
    ),
    scene.repeat(2, 8, () =>
      keep(
        scene,
        'socket: long text, never read',
        first.from,
        long([auth(first), '642', put(first)], 400),
        {
          reads: false,
          patience: 15_000,
        },
      ),
    ),
    scene.repeat(5, 20, () =>
      keep(scene, 'socket: listens, never read', second.from, [auth(second), listen(second)], {
        reads: false,
      }),
    ),
    ...[second, third].map((person) =>
      scene.repeat(10, 12, () =>
        keep(scene, 'event stream, never read', person.from, [], {
          reads: false,
          first: stream(person),
        }),
      ),
    ),
    ...[first, second].map((person) =>
      scene.repeat(10, 20, () =>
        keep(scene, 'export as an archive, never read', person.from, [], {
          reads: false,
          first: `GET /account/export.zip HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`,
        }),
      ),
    ),
    // Make changes that the streams and sockets must be told about.
    ...[second, third].map((person) =>
      scene.repeat(10, 2, (number) =>
        scene.try('small writes that streams follow', {
          from: person.from,
          method: 'PUT',
          path: `/users/${person.uid}/small.json?auth=${person.token}`,
          body: String(number),
        }),
      ),
    ),
  ];
}
