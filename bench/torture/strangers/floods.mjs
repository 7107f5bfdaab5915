// Attacks with many small calls: wrong passwords, resets, refresh tokens, messages, page views, list reads.
import { randomBytes } from 'node:crypto';
import { attacker } from './network.mjs';

const LIST = '/widgets/resources/food';
/** Questions whose answers are computed. */
const QUESTIONS = [
  '/hsds/services?per_page=200',
  '/hsds/taxonomy_terms',
  '/search?text=emplyoment%20shetler%20fod',
  '/find?need=food&near=Newark',
];

export function floods(scene) {
  const { people, victims } = scene;
  // The callers come from 500 networks in turn.
  const from = (number) => attacker(1000 + (number % 500));
  const json = { 'content-type': 'application/json' };
  const post = (what, number, path, body) =>
    scene.try(what, {
      from: from(number),
      method: 'POST',
      path,
      headers: json,
      body: JSON.stringify(body),
    });
  const account = (name) => `/v1/accounts:${name}?key=k`;
  /** Addresses of members, of attackers, and without an account, in turn. */
  const email = (number) =>
    [
      victims[number % victims.length],
      people[number % people.length].email,
      `nobody${number}@example.org`,
    ][number % 3];
  const key = () => randomBytes(16).toString('hex');
  const range = ['bytes=0-0', 'bytes=-1', 'bytes=5-4', `bytes=${'0-1,'.repeat(500)}0-1`, 'x'];
  const big = people.at(-1);
  return [
    scene.repeat(20, 4, (number) =>
      post('sign-in, wrong password', number, account('signInWithPassword'), {
        email: email(number),
        password: `Wrong${number}pass`,
      }),
    ),
    scene.repeat(5, 2, (number) =>
      post('reset of a password', number, account('sendOobCode'), {
        requestType: 'PASSWORD_RESET',
        email: email(number),
      }),
    ),
    scene.repeat(5, 2, (number) =>
      post('sign-up with a taken address or a weak password', number, account('signUp'), {
        email: victims[number % victims.length],
        password: number % 2 ? 'weak' : 'Sunrise2024',
      }),
    ),
    scene.repeat(20, 2, (number) =>
      post('code that is no code', number, account('resetPassword'), {
        oobCode: key(),
        newPassword: 'Sunrise2024',
      }),
    ),
    scene.repeat(50, 4, (number) =>
      post('refresh with garbage', number, '/v1/token?key=k', {
        grant_type: 'refresh_token',
        refresh_token: randomBytes(33).toString('base64url'),
      }),
    ),
    scene.repeat(20, 2, (number) =>
      // From eight networks, so that each reaches its limit.
      post('message of the contact form', number % 8, '/contact', {
        key: key(),
        name: 'A',
        contact: 'a@example.org',
        subject: 'S',
        message: 'm'.repeat(9000),
      }),
    ),
    scene.repeat(20, 2, (number) =>
      post('page views', number % 8, '/page-views', {
        key: key(),
        site: `=HYPERLINK(${number})`,
        counts: [{ page: 'home', day: new Date().toISOString().slice(0, 10), count: 1 }],
      }),
    ),
    scene.repeat(100, 8, (number) =>
      scene.try('odd read of a list', {
        from: from(number),
        path: number % 2 ? LIST : `${LIST}?county=${'x'.repeat(number % 4000)}`,
        headers: {
          range: range[number % range.length],
          'if-none-match': `"${key()}", `.repeat(number % 100),
          'accept-encoding': ['gzip', 'identity;q=0', '*', `${'x,'.repeat(500)}x`][number % 4],
        },
      }),
    ),
    scene.repeat(100, 40, (number) =>
      scene.try('question', { from: from(number), path: QUESTIONS[number % QUESTIONS.length] }),
    ),
    scene.repeat(50, 4, (number) =>
      scene.try('page or call that is not there', {
        from: from(number),
        method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'][number % 5],
        path: [
          '/..%2f..%2fetc/passwd',
          `/${key()}`,
          '/assets/../x',
          '/v1/none',
          '/.json',
          '/openapi.json',
        ][number % 6],
      }),
    ),
    scene.repeat(1, 4, (number) =>
      scene.try('export', {
        from: big.from,
        path: number % 2 ? '/account/export' : '/account/export.zip',
        headers: { authorization: `Bearer ${big.token}` },
      }),
    ),
  ];
}
