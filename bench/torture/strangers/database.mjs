// Attacks with bodies that need much memory for their length, by strangers and by signed-in people.
import { gzipSync } from 'node:zlib';
import { attacker } from './network.mjs';

const MIB = 1024 * 1024;

const list = (item, bytes) =>
  `[${Array(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join(',')}]`;

/** The bodies by name. */
function bombs() {
  const text = {
    '2 MB of 120,000 small objects': list('{"a":{"b":1}}', 2 * MIB).slice(0, -1) + ']',
    '24 MB of [{"":0},…]': list('{"":0}', 24 * MIB - 64),
    '24 MB of nesting': '{"a":'.repeat(4_800_000),
    '24 MB of huge keys': `{"${'k'.repeat(12 * MIB)}":{"${'k'.repeat(11 * MIB)}":0}}`,
    '24 MB of equal keys': `{"k":0${',"a":{"b":1}'.repeat(1_900_000)}}`,
    '24 MB of escapes': `"${'\\u0001'.repeat(4 * MIB - 16)}"`,
    '10 MB of text': `"${'x'.repeat(10 * MIB)}"`,
    'the most nodes that are allowed': list('{"a":0}', 8 * 12_000),
  };
  const entries = Object.entries(text).map(([name, body]) => [name, Buffer.from(body), {}]);
  const packed = gzipSync(Buffer.alloc(400 * MIB, '['), { level: 9 });
  return [...entries, ['gzip of 400 MB', packed, { 'content-encoding': 'gzip' }]];
}

/** Made before the attack begins. */
const kinds = bombs();

export function databaseAttacks(scene) {
  const methods = ['PUT', 'PATCH', 'POST'];
  const strangers = scene.repeat(2, 3, (number) => {
    const [name, body, headers] = kinds[number % kinds.length];
    const path = ['/users/nobody/x.json', '/.json', '/users/x/y.json?auth=x'][number % 3];
    const from = attacker(40 + (number % 8));
    return scene.try(`memory bomb, stranger: ${name}`, {
      from,
      method: methods[number % 3],
      path,
      headers,
      body,
    });
  });
  const people = scene.people.slice(0, 3).map((person, at) =>
    scene.repeat(1, 2, (number) => {
      const [name, body, headers] = kinds[(number + 3 * at) % kinds.length];
      const path = `/users/${person.uid}/x.json?auth=${person.token}`;
      const method = methods[(number + at) % 3];
      return scene.try(`memory bomb, signed in: ${name}`, {
        from: person.from,
        method,
        path,
        headers,
        body,
      });
    }),
  );
  const [, second] = scene.people;
  const reads = scene.repeat(1, 2, () =>
    scene.try('read of a large document', {
      from: second.from,
      path: `/users/${second.uid}.json?auth=${second.token}`,
    }),
  );
  return [strangers, ...people, reads];
}
