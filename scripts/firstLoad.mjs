// `node scripts/firstLoad.mjs DIR`: fails when the first page of a built website loads more JavaScript
// than a phone on a slow link should wait for, or when the staff desk loads more than it may.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of JavaScript on the first page, as gzip sends them. */
const MOST = 110_000;
/** Bytes of everything that the staff desk loads for its first screen, as gzip sends them. */
const DESK_MOST = 200_000;
/** The files of the desk's first screen, besides those of every page. */
const DESK = /^(DeskPage|desk|account)-[\w-]+\.(js|css)$/;

const root = process.argv[2] ?? 'dist';
const page = readFileSync(join(root, 'index.html'), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file);
const styles = [...page.matchAll(/href="\/assets\/([^"]+\.css)"/g)].map(([, file]) => file);
const read = (file) => readFileSync(join(root, 'assets', file));
const bytes = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** Some files and what they import before they run. */
function withImports(files) {
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const imports = read(file)
      .toString()
      .matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g);
    for (const [, imported] of imports) found.add(imported);
  }
  return found;
}

const own = readdirSync(join(root, 'assets')).filter((file) => DESK.test(file));
const first = withImports(scripts);
const problems = [];
if (scripts.length === 0 || bytes(first) > MOST)
  problems.push(`The first load has ${bytes(first)} bytes of JavaScript (gzip); at most ${MOST}.`);
const desk = bytes(withImports([...scripts, ...styles, ...own]));
if (!own.some((file) => file.startsWith('DeskPage-')) || desk > DESK_MOST)
  problems.push(`The staff desk loads ${desk} bytes (gzip); at most ${DESK_MOST}.`);
if ([...first].some((file) => file.startsWith('DeskPage-')))
  problems.push('Visitors load the staff desk.');
console.log(`First load ${bytes(first)} bytes, staff desk ${desk} bytes (gzip).`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
