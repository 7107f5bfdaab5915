// `npm run bench [-- PART …]`: measures and prints a table of figures. docs/BENCHMARKS.md explains the
// parts: lists, desk, identity, ways, storage, reader, timing, readiness, web, lighthouse, kiosk, rows, use, previous,
// stores, growth. The programs are built, unless NB_PROGRAMS names a folder of built ones.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildForBench, builtIn } from './build.mjs';
import { measureDesk } from './desk.mjs';
import { measureGrowth } from './growth.mjs';
import { measureIdentity } from './identity.mjs';
import { measureKiosk } from './kiosk.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLists } from './lists.mjs';
import { measurePrevious } from './previous.mjs';
import { measureReader } from './reader.mjs';
import { measureReadiness } from './readiness.mjs';
import { measureRows } from './rows.mjs';
import { measureStorage } from './storage.mjs';
import { measureStores } from './stores.mjs';
import { measureTiming } from './timing.mjs';
import { measureUse } from './use.mjs';
import { measureWays } from './ways.mjs';
import { measureWeb } from './web.mjs';

const parts = {
  lists: measureLists,
  desk: measureDesk,
  identity: measureIdentity,
  ways: measureWays,
  storage: measureStorage,
  reader: measureReader,
  timing: measureTiming,
  readiness: measureReadiness,
  web: measureWeb,
  lighthouse: measureLighthouse,
  kiosk: measureKiosk,
  rows: measureRows,
  use: measureUse,
  previous: measurePrevious,
  stores: measureStores,
  growth: measureGrowth,
};

/** `use` takes an hour, `growth` fills the disk with some gigabytes, `previous` needs an earlier program,
 * and `lighthouse` installs one. */
const NAMED_ONLY = ['use', 'previous', 'lighthouse', 'growth'];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; choose from ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}

const binaries = process.env.NB_PROGRAMS ? builtIn(process.env.NB_PROGRAMS) : buildForBench();
const folder = mkdtempSync(join(tmpdir(), 'nb-bench-'));
const table = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 ? !chosen.includes(name) : NAMED_ONLY.includes(name)) continue;
    console.error(`measuring ${name} …`);
    table.push(...(await measure({ ...binaries, folder })));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const version = (command) => execFileSync(command, ['--version'], { encoding: 'utf8' }).trim();
console.log(
  `\n${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB,`,
);
console.log(
  `${version('rustc')}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`,
);
console.log('| what | median [range] | ratio |\n|---|---|---|');
for (const row of table) console.log(`| ${row.join(' | ')} |`);
