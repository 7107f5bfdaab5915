// `node scripts/firstLoad.mjs DIR`: fails when the first page of a built website loads more JavaScript
// than a phone on a slow link should wait for, or when the staff desk loads more than it may.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of JavaScript on the first page, as gzip sends them. */
const MOST = 111_000;
/**
 * Bytes of every file that the staff desk loads until its queue stands, as browsers get them over HTTPS
 * (Brotli): the page, scripts, styles, font, icon. The desk may load 200,000 bytes in all; the rest is for
 * its data. A person who logs in first loads that screen too.
 */
const DESK_MOST = 177_000;
const DESK_MOST_WITH_LOG_IN = 197_000;
/** The same in Spanish, whose words come in a file of their own. */
const DESK_MOST_IN_SPANISH = 198_000;

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
const deskStyles = readdirSync(join(root, 'assets')).filter((file) =>
  /^DeskPage-.*\.css$/.test(file),
);
const deskFiles = [
  'index.html',
  ...ofEveryPage,
  ...screens.desk.map((path) => path.slice(1)),
  ...deskStyles.map((file) => `assets/${file}`),
];
const isWhole = deskStyles.length > 0 && deskFiles.some((path) => path.endsWith('.woff2'));
const desk = sent(deskFiles);
const spanish = [
  ...withImports(
    readdirSync(join(root, 'assets')).filter((file) => /^es\.base-.*\.js$/.test(file)),
  ),
];
const inSpanish = sent([...deskFiles, ...spanish.map((file) => `assets/${file}`)]);
const logIn = sent([...deskFiles, ...screens.login.map((path) => path.slice(1))]);
if (!isWhole) problems.push('The files of the staff desk are not all known.');
if (spanish.length === 0 || inSpanish > DESK_MOST_IN_SPANISH)
  problems.push(`In Spanish it loads ${inSpanish} bytes; at most ${DESK_MOST_IN_SPANISH}.`);
if (desk > DESK_MOST) problems.push(`The staff desk loads ${desk} bytes; at most ${DESK_MOST}.`);
if (logIn > DESK_MOST_WITH_LOG_IN)
  problems.push(`With its log-in it loads ${logIn} bytes; at most ${DESK_MOST_WITH_LOG_IN}.`);
if ([...first].some((file) => file.startsWith('DeskPage-')))
  problems.push('Visitors load the staff desk.');
console.log(
  `First load ${bytes(first)} bytes (gzip). Staff desk ${desk} bytes, in Spanish ${inSpanish}, with log-in ${logIn}.`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
