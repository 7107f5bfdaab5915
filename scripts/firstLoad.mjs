// `node scripts/firstLoad.mjs DIR`: fails when the first page of a built website loads more JavaScript
// than a phone on a slow link should wait for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, as gzip sends them. */
const MOST = 110_000;

const root = process.argv[2] ?? 'dist';
const page = readFileSync(join(root, 'index.html'), 'utf8');
const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file);
const bytes = files.reduce(
  (sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length,
  0,
);
if (files.length === 0 || bytes > MOST) {
  console.error(`The first load has ${bytes} bytes of JavaScript (gzip); at most ${MOST}.`);
  process.exit(1);
}
