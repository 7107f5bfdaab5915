// Attacks that occupy connections: silence, half request lines, other protocols, and headers and bodies
// without end.
import { setTimeout as wait } from 'node:timers/promises';
import { connection } from './call.mjs';
import { attacker } from './network.mjs';

/** Connections of one network. The service allows 512. */
const SILENT = 600;
const SILENT_NETWORKS = 3;
const HEAD = 'POST /v1/accounts:signUp?key=k HTTP/1.1\r\nhost: x\r\n';

export function connectionAttacks(scene) {
  const { people } = scene;
  const held = (path, token = '') =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${token}content-length: 60000\r\n\r\n{"a":"`;
  const [first] = people;
  const bearer = `authorization: Bearer ${first.token}\r\n`;
  const bodies = [
    ['identity', held('/v1/accounts:signUp?key=k')],
    ['identity', held('/v1/accounts:signInWithPassword?key=k')],
    ['identity', held('/v1/token?key=k')],
    ['contact', held('/contact')],
    ['page views', held('/page-views')],
    ['kiosks', held('/kiosks/enroll')],
    ['database, stranger', held('/users/nobody/x.json')],
    ['database, signed in', held(`/users/${first.uid}/x.json`, bearer)],
    [
      'storage, signed in',
      held(`/v0/b/${scene.bucket}/o?name=${first.uid}%2Fresumes%2Fheld.pdf`, bearer),
    ],
    ['employers, signed in', held('/account/employers', bearer)],
  ];
  return [
    ...slots(scene, 'silent connection', SILENT * SILENT_NETWORKS, (slot) => [
      attacker(1 + (slot % SILENT_NETWORKS)),
      '',
    ]),
    ...slots(scene, 'half a request line', 60, (slot) => [attacker(10 + (slot % 4)), 'GET /widg']),
    ...slots(scene, 'part of an HTTP/2 preface', 60, (slot) => [
      attacker(14 + (slot % 4)),
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'.slice(0, 3 + (slot % 22)),
    ]),
    ...slots(scene, 'headers without end, quick', 20, (slot) => [
      attacker(18 + (slot % 4)),
      HEAD,
      900,
      50,
    ]),
    ...slots(scene, 'headers without end, a line a second', 60, (slot) => [
      attacker(22 + (slot % 4)),
      HEAD,
      20,
      1000,
    ]),
    ...bodies.flatMap(([who, text]) =>
      slots(scene, `held body: ${who}`, 20, (slot) => [
        attacker(26 + (slot % 8)),
        text,
        1,
        1000,
        'x',
      ]),
    ),
  ];
}

/** Keeps a number of connections open. A closed one is opened again a second later. */
function slots(scene, what, count, describe) {
  return Array.from({ length: count }, async (_, slot) => {
    await wait((slot * 5000) / count);
    while (!scene.isOver()) {
      const [from, text, bytes, every, letter] = describe(slot);
      const { socket, over } = connection(scene.port, from, text);
      const drop = letter ?? `x-${slot}: ${'y'.repeat(bytes ?? 0)}\r\n`;
      const timer = every && setInterval(() => socket.writable && socket.write(drop), every);
      const outcome = await Promise.race([over, wait(scene.left()).then(() => 'open at the end')]);
      clearInterval(timer);
      socket.destroy();
      scene.tally.add(what, outcome);
      await wait(1000);
    }
  });
}
