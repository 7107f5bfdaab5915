// `node scripts/firstLoad.mjs DIR`: fails when the first page of a built website loads more JavaScript
// than a phone on a slow link should wait for, or when the staff desk loads more than it may.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of JavaScript on the first page, as gzip sends them. */
const MOST = 111_500;
/**
 * Bytes of every file that the staff desk loads, as browsers get them over HTTPS (Brotli): the page, scripts,
 * styles, font, icon; in Spanish also its words and what the lists say. The desk may load 200,000 bytes until
 * its first screen stands; the rest is for its data. The first screen is the log-in, or the queue of a person
 * who is logged in.
 */
const DESK_MOST = {
  queue: 175_000,
  queueInSpanish: 192_000,
  logIn: 189_500,
  logInInSpanish: 197_000,
};

const root = process.argv[2] ?? 'dist';
const page = readFileSync(join(root, 'index.html'), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file);
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

const first = withImports(scripts);
const problems = [];
if (scripts.length === 0 || bytes(first) > MOST)
  problems.push(`The first load has ${bytes(first)} bytes of JavaScript (gzip); at most ${MOST}.`);
/** The files of a page that travel as they are. */
const PACKED = /\.(woff2|png|jpg)$/;
const sent = (paths) =>
  [...new Set(paths)].reduce((sum, path) => {
    const content = readFileSync(join(root, path));
    return sum + (PACKED.test(path) ? content : brotliCompressSync(content)).length;
  }, 0);

const screens = JSON.parse(readFileSync(join(root, 'preloads.json'), 'utf8'));
const ofEveryPage = [...page.matchAll(/(?:src|href)="\/([^"]+\.\w+)"/g)].map(([, path]) => path);
const assets = readdirSync(join(root, 'assets'));
const styles = (pattern) => assets.filter((file) => pattern.test(file) && file.endsWith('.css'));
const deskStyles = styles(/^DeskPage-/);
/** The scripts whose names begin so, with what they import. */
const named = (pattern) => {
  const scripts = assets.filter((file) => pattern.test(file) && file.endsWith('.js'));
  if (scripts.length === 0) problems.push(`No script is called ${pattern}.`);
  return [...withImports(scripts)].map((file) => `assets/${file}`);
};
const deskFiles = [
  'index.html',
  ...ofEveryPage,
  ...screens.desk.map((path) => path.slice(1)),
  ...deskStyles.map((file) => `assets/${file}`),
];
const isWhole = deskStyles.length > 0 && deskFiles.some((path) => path.endsWith('.woff2'));
if (!isWhole) problems.push('The files of the staff desk are not all known.');
const [words, logInWords, data] = [/^es\.base-/, /^es\.logIn-/, /^data\.es-/].map(named);
const queueFiles = [
  ...deskFiles,
  ...named(/^QueueScreen-/),
  ...styles(/^QueueScreen-/).map((file) => `assets/${file}`),
];
const logInFiles = [...deskFiles, ...screens.login.map((path) => path.slice(1))];
const desk = {
  queue: sent(queueFiles),
  queueInSpanish: sent([...queueFiles, ...words, ...data]),
  logIn: sent(logInFiles),
  logInInSpanish: sent([...logInFiles, ...words, ...logInWords]),
};
for (const [screen, most] of Object.entries(DESK_MOST)) {
  if (desk[screen] > most)
    problems.push(`The staff desk loads ${desk[screen]} bytes (${screen}); at most ${most}.`);
}
if ([...first].some((file) => file.startsWith('DeskPage-')))
  problems.push('Visitors load the staff desk.');
console.log(`First load ${bytes(first)} bytes (gzip). Staff desk: ${JSON.stringify(desk)}.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
