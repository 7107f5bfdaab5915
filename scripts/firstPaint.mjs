// A part of the build: what people see of a page before its code has come. On a slow link they see the
// page and the number 211 a second earlier.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './machine.mjs';

const dist = process.argv[2];

// The drawings of the page in both languages; the service puts them into the page (src/site/frames.rs).
process.env.NODE_ENV = 'production';
const { module } = await runnerImport(join(ROOT, 'src/shell/firstFrames.tsx'), {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
});
writeFileSync(join(dist, 'frames.json'), JSON.stringify(module.firstFrames()));

// The drawing needs the style alone, so code and font let it pass.
const page = join(dist, 'index.html');
writeFileSync(page, styleFirst(readFileSync(page, 'utf8')));

function styleFirst(html) {
  const style = /^ *<link rel="stylesheet"[^>]*>\n/m.exec(html)?.[0];
  const head = /^ *<meta name="viewport"[^>]*>\n/m.exec(html)?.[0];
  if (!style || !head) throw new Error(`${page} has no style sheet, or no viewport.`);
  return html
    .replace(style, '')
    .replace(head, head + style)
    .replace(/rel="(module)?preload"|<script type="module"/g, '$& fetchpriority="low"');
}
