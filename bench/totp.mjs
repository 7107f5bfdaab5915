// Codes of authenticator apps, for tests and measurements that sign in with a second factor.
import { createHmac } from 'node:crypto';

const STEP = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator app shows for a secret (RFC 6238).
 *
 * @param {string} secret in base 32 (RFC 4648), also in groups
 * @param {number} stepsAhead steps of 30 seconds from now
 */
export function totp(secret, stepsAhead = 0) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP) + stepsAhead));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** @param {string} text */
function fromBase32(text) {
  const bits = Array.from(text.replaceAll(' ', ''), (character) =>
    ALPHABET.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
}
