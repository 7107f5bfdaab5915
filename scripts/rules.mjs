// `npm run rules`: checks the project's own rules that no other tool knows, and prints what breaks them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brokenDocuments } from './documents.mjs';
import { brokenImports } from './importGraph.mjs';
import { ROOT } from './machine.mjs';
import { brokenModules } from './rustModules.mjs';

const SOURCE = /\.(rs|ts|tsx|mjs|js|scss|sql)$/;
const GENERATED = /^src\/generated\//;

/** Returns one sentence for each broken rule. */
export function brokenRules() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const sources = files.filter((file) => SOURCE.test(file) && !GENERATED.test(file));
  return [
    ...sizes(sources, read),
    ...lockFiles(read),
    ...brokenDocuments(files, read),
    ...brokenImports(files, read),
    ...brokenModules(sources, read),
  ];
}

/** Requires files of at most 500 lines, nine of ten below 300, half of them below 100. */
function sizes(sources, read) {
  const lines = sources.map((file) => [read(file).split('\n').length - 1, file]);
  lines.sort(([a], [b]) => a - b);
  const at = (share) => lines[Math.floor(lines.length * share)][0];
  const problems = lines
    .filter(([count]) => count > 500)
    .map(([count, file]) => `${file}: ${count} lines`);
  if (at(0.9) >= 300) problems.push(`one file in ten has ${at(0.9)} lines or more`);
  if (at(0.5) >= 100) problems.push(`half of the files have ${at(0.5)} lines or more`);
  return problems;
}

/** Requires that lock files name no host but the default registries. */
function lockFiles(read) {
  const hosts = [
    ...read('package-lock.json').matchAll(/"resolved": "https?:\/\/([^/"]+)/g),
    ...read('Cargo.lock').matchAll(
      /^source = "(?!registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index")(.*)"/gm,
    ),
  ];
  return hosts
    .map(([, host]) => host)
    .filter((host) => host !== 'registry.npmjs.org')
    .map((host) => `a lock file names ${host}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = brokenRules();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
