// People who follow their documents as event streams. They log in with custom tokens, because a password
// check for each would take minutes.
import { createSign } from 'node:crypto';
import { get } from 'node:http';

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const ISSUER = 'bench@example.org';

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function customToken(uid, privateKey) {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: ISSUER, sub: ISSUER, aud: AUDIENCE, iat, exp: iat + 3600, uid };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/** Opens a number of streams, each for another person. */
export async function follow(base, count, privateKey) {
  const open = [];
  for (let number = 1; number <= count; number += 1) {
    const uid = String(number).padStart(28, '0');
    const body = JSON.stringify({ token: customToken(uid, privateKey), returnSecureToken: true });
    const call = `${base}/v1/accounts:signInWithCustomToken?key=k`;
    const { idToken } = await (await fetch(call, { method: 'POST', body })).json();
    open.push(await stream(`${base}/users/${uid}.json?auth=${idToken}`));
  }
  return { end: () => open.forEach((request) => request.destroy()) };
}

function stream(address) {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/event-stream' };
    const request = get(address, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream ended: ${answer.statusCode}`));
      answer.on('error', () => undefined).resume();
      resolve(request);
    });
    request.on('error', reject);
  });
}
