// Checks the licenses of the npm packages. deny.toml does it for the Rust crates.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

// Permissive licenses, and copyleft that covers single files. OFL-1.1 is the font. CC-BY-4.0 and
// CC0-1.0 are tables that only the build reads. The GPL and the AGPL would cover the whole program.
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'Zlib',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'CC0-1.0',
]);

/** Licenses that a package states in its file LICENSE alone. */
const STATED = new Map([['node_modules/limiter', 'MIT']]);

/** Returns whether the allowed licenses satisfy an SPDX expression (SPDX 2.3, annex D). */
export function isAllowed(expression, allowed = ALLOWED) {
  const words = String(expression).match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const single = () => {
    const word = words[at++];
    if (word === undefined || word === ')') throw new SyntaxError(expression);
    if (word === '(') {
      const inner = either();
      if (words[at++] !== ')') throw new SyntaxError(expression);
      return inner;
    }
    if (words[at]?.toUpperCase() !== 'WITH') return allowed.has(word);
    at += 2;
    return allowed.has(`${word} WITH ${words[at - 1]}`);
  };
  // AND binds tighter than OR. Both sides are always parsed.
  const chain = (next, operator, join) => () => {
    let value = next();
    while (words[at]?.toUpperCase() === operator) {
      at += 1;
      value = join(next(), value);
    }
    return value;
  };
  const all = chain(single, 'AND', (one, other) => one && other);
  const either = chain(all, 'OR', (one, other) => one || other);
  try {
    const value = either();
    return value && at === words.length;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Returns one sentence for each package of a lock file whose license is not allowed. */
export function refusedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(
      ([path, { link, license }]) =>
        path !== '' && !link && !isAllowed(license ?? STATED.get(path)),
    )
    .map(([path, { license }]) => `${path} has the licence ${license ?? '(none)'}`);
}

/** Returns the refused packages of this project. */
export function refusedNpmPackages() {
  return refusedPackages(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
}
