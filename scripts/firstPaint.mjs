// A part of the build: what people see of a page before its code has come. On a slow link they see the
// page and the number 211 two seconds earlier.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { firstStyle } from './firstStyle.mjs';
import { ROOT } from './machine.mjs';

const dist = process.argv[2];

// The drawing needs the style alone, so code and font let it pass.
const page = join(dist, 'index.html');
const html = readFileSync(page, 'utf8');
const sheet = lineOf(/^ *<link rel="stylesheet"[^>]*>\n/m);
const head = lineOf(/^ *<meta name="viewport"[^>]*>\n/m);
writeFileSync(
  page,
  html
    .replace(sheet, '')
    .replace(head, head + sheet)
    .replace(/rel="(module)?preload"|<script type="module"/g, '$& fetchpriority="low"'),
);

// The drawings of the page in both languages, their style, and the script that shows one of them; the service
// puts all of it into the page (sync-service/src/site/frames.rs).
process.env.NODE_ENV = 'production';
const { module } = await runnerImport(join(ROOT, 'src/shell/firstFrames.tsx'), {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
});
const screens = module.firstFrames();
const file = /href="\/([^"]+)"/.exec(sheet)?.[1] ?? '';
const css = readFileSync(join(dist, file), 'utf8');
const drawings = Object.values(screens).flatMap(Object.values);
// The row of who is logged in is not in the drawings: the script adds it.
const shown = [
  ...drawings,
  '<header class="navbar"><nav><div class="session"></div></nav></header>',
];
const bodies = shown.map((drawing) => `<div id="root" inert>${drawing}</div>`);
const style = firstStyle(css, bodies);
const script = module.firstScript();
if (/<\//.test(style + script)) throw new Error('The style or the script would end its element.');
writeFileSync(
  join(dist, 'frames.json'),
  JSON.stringify({ sheet: sheet.trim(), style, script, screens }),
);

function lineOf(pattern) {
  const line = pattern.exec(html)?.[0];
  if (!line) throw new Error(`${page} has no line ${pattern}.`);
  return line;
}
