// Attacks with uploads that never end, uploads that only begin, and resumes that take long to read.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connection } from './call.mjs';
import { attacker } from './network.mjs';
import { slow } from './pdf.mjs';

const PIECE = 'x'.repeat(64 * 1024);
const BEGIN =
  '--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n';
const RELATED =
  'content-type: multipart/related; boundary=b\r\nx-goog-upload-protocol: multipart\r\n';

/** Sends a chunked body in pieces until the service ends it or the time is over. */
async function pour(scene, what, { from, head, start, piece, every, seconds }) {
  const chunk = (text) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const { socket, over } = connection(
    scene.port,
    from,
    `${head}transfer-encoding: chunked\r\n\r\n${chunk(start)}`,
  );
  let isOpen = true;
  over.then(() => (isOpen = false));
  const end = performance.now() + Math.min(seconds * 1000, scene.left());
  while (isOpen && performance.now() < end) {
    // Wait until the service has taken the last piece.
    if (socket.writableLength < 1 << 20) socket.write(chunk(piece));
    await wait(every);
  }
  const outcome = await Promise.race([over, wait(0).then(() => 'ended by the attacker')]);
  socket.destroy();
  scene.tally.add(what, outcome);
}

export function resumeAttacks(scene) {
  const { people, bucket } = scene;
  const place = ({ uid }, name) => `/v0/b/${bucket}/o?name=${uid}%2Fresumes%2F${name}`;
  const head = (person, further) =>
    `POST ${place(person, 'endless.pdf')} HTTP/1.1\r\nhost: x\r\nauthorization: Firebase ${person.token}\r\n${further}`;
  const [, , third, fourth, ...readers] = people;
  const endless = { piece: PIECE, every: 100, seconds: 60 };
  const mine = { from: third.from };
  const token = (person) => ({ authorization: `Bearer ${person.token}` });
  return [
    scene.repeat(2, 12, () =>
      pour(scene, 'multipart without end', {
        ...endless,
        ...mine,
        head: head(third, RELATED),
        start: BEGIN,
      }),
    ),
    scene.repeat(2, 8, () =>
      pour(scene, 'multipart headers without end', {
        ...endless,
        ...mine,
        head: head(third, RELATED),
        start: '--b\r\nx: ',
      }),
    ),
    scene.repeat(2, 8, (number) =>
      pour(scene, 'multipart without end, stranger', {
        ...endless,
        from: attacker(80 + (number % 8)),
        head: `POST /v0/b/${bucket}/o?name=x%2Fy HTTP/1.1\r\nhost: x\r\n${RELATED}`,
        start: BEGIN,
      }),
    ),
    scene.repeat(2, 16, () =>
      pour(scene, 'upload that stops', {
        from: fourth.from,
        head: head(fourth, 'content-type: application/pdf\r\n'),
        start: `%PDF-1.4\n${PIECE}`,
        piece: 'x',
        every: 9000,
        seconds: 120,
      }),
    ),
    scene.repeat(5, 2, (number) =>
      scene.try('resumable upload, only begun', {
        from: fourth.from,
        method: 'POST',
        path: place(fourth, `begun${number}.pdf`),
        headers: {
          ...token(fourth),
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': String(9 << 20),
        },
        body: '{}',
      }),
    ),
    ...readers.flatMap((person) => [
      scene.repeat(0.5, 1, (number) =>
        scene.try('upload of a slow resume', {
          from: person.from,
          method: 'POST',
          path: place(person, 'slow.pdf'),
          headers: { ...token(person), 'content-type': 'application/pdf' },
          body: Buffer.concat([
            slow(number),
            Buffer.from(`\n% ${randomBytes(8).toString('hex')}\n`),
          ]),
        }),
      ),
      scene.repeat(20, 30, () =>
        scene.try('employers for a slow resume', {
          from: person.from,
          method: 'POST',
          path: '/account/employers',
          headers: { ...token(person), 'content-type': 'application/json' },
          body: '{"skills":[]}',
        }),
      ),
    ]),
  ];
}
