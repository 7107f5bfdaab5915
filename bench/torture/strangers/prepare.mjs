// Signs up the people of the run: attackers with accounts, and honest people.
import { callJson } from './call.mjs';
import { attacker, honest } from './network.mjs';

const ATTACKERS = 8;
const HONEST = 6;

/** Signs everyone up and returns their accounts. */
export async function prepare(port) {
  const init = await callJson(port, {
    from: honest(0),
    method: 'GET',
    path: '/__/firebase/init.json',
  });
  const people = await Promise.all(
    Array.from({ length: ATTACKERS }, (_, at) =>
      signUp(port, {
        email: `attacker${at}@example.org`,
        password: 'Sunset2024',
        from: attacker(200 + at),
      }),
    ),
  );
  const members = await Promise.all(
    Array.from({ length: HONEST }, (_, at) =>
      signUp(port, { email: `member${at}@example.org`, password: 'Sunrise2024', from: honest(at) }),
    ),
  );
  return { bucket: init.json.storageBucket, people, members };
}

async function signUp(port, { from, ...credentials }) {
  const body = { ...credentials, returnSecureToken: true };
  const { status, json } = await callJson(port, { from, path: '/v1/accounts:signUp?key=k', body });
  if (status !== 200) throw new Error(`sign-up: ${status}`);
  return { ...credentials, from, uid: json.localId, token: json.idToken };
}
