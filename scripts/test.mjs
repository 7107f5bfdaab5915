// `npm test`: runs every check that a change has to pass.
import { ensureNpmPackages, ensurePackages, ensureTool, requireLanguages } from './machine.mjs';
import { stripVTControlCharacters } from 'node:util';
import { refusedNpmPackages } from './licences.mjs';
import { run, step, summary, tryRun } from './steps.mjs';
import { runJourneys, runTests, unsteady } from './testRun.mjs';

const npx = (...words) => run('npx', ['--no-install', ...words]);
const cargo = (...words) => run('cargo', words);
/** With this, the types of the screens are generated, and tested to be those that are here. */
const TYPESCRIPT = ['--features', 'sync-protocol/typescript'];
let passed = 0;

/** Adds the number of passed tests that a runner printed last. */
function counted(printed, pattern) {
  const found = pattern.exec(stripVTControlCharacters(printed));
  if (!found || Number(found[1]) === 0) throw new Error('no test ran');
  passed += Number(found[1]);
}

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'database', 'kiosk', 'journeys'));
await step('npm packages', ensureNpmPackages);
await step('cargo-nextest and tauri-driver', () => {
  ensureTool('cargo-nextest', '0.9.143');
  ensureTool('tauri-driver', '2.1.0');
});

await step(
  'format',
  () => npx('prettier', '--check', '--log-level', 'warn', '.'),
  'npx prettier --write .',
);
await step('format of Rust', () => cargo('fmt', '--all', '--check'), 'cargo fmt --all');
await step('rules of the project', () => run('npm', ['run', '--silent', 'rules']), 'npm run rules');
await step('licences of npm packages', (failed) => {
  const refused = refusedNpmPackages();
  if (refused.length > 0) failed(refused.join('; '));
});
await step(
  'licences, bans and sources of Rust crates',
  () => {
    // Without optimization it compiles in half the time, and the check takes three seconds.
    ensureTool('cargo-deny', '0.18.9', '--debug');
    // The check also reads crates of systems that are not built here.
    cargo('fetch', '--quiet', '--locked');
    const deny = ['deny', '--offline', '--log-level', 'error', 'check'];
    cargo(...deny, 'licenses', 'bans', 'sources');
  },
  'cargo deny --offline check licenses bans sources',
);
await step('types', () => npx('tsc', '--noEmit'), 'npx tsc --noEmit');
await step(
  'the screens, alone',
  async () => {
    passed += await runTests('screens', {});
  },
  'npm run unit',
);
await step(
  'the screens, built',
  () => run('npm', ['run', '--silent', 'build:ui']),
  'npm run build:ui',
);
// Each leaves a core idle for much of its time.
await step(
  'lint and clippy, beside each other',
  async (failed) => {
    const clippy = [
      '--quiet',
      '--workspace',
      '--all-targets',
      ...TYPESCRIPT,
      '--',
      '-D',
      'warnings',
    ];
    const [lint, rust] = await Promise.all([
      tryRun('lint', 'npx', ['--no-install', 'eslint', '.', '--max-warnings', '0']),
      tryRun('clippy', 'cargo', ['clippy', ...clippy]),
    ]);
    if (lint !== 0 || rust !== 0) failed(`lint ended with ${lint}, clippy with ${rust}`);
  },
  `npm run lint; cargo clippy --workspace --all-targets ${TYPESCRIPT.join(' ')}`,
);
await step('clippy of the reader without parsers, as the service links it', () =>
  cargo(
    'clippy',
    '--quiet',
    '-p',
    'resume-reader',
    '--no-default-features',
    '--',
    '-D',
    'warnings',
  ),
);
const dependencies = (crate) =>
  run('cargo', ['tree', '-p', crate, '-e', 'normal', '--prefix', 'none'], { keep: true });
await step('sync-protocol needs no runtime', (failed) => {
  const tree = dependencies('sync-protocol');
  if (/^(tokio|axum|tauri|rusqlite|reqwest) /m.test(tree)) failed('it pulls in a runtime');
});
await step('the service contains no parser of PDFs', (failed) => {
  const tree = dependencies('sync-service');
  if (/^(pdf_oxide|pdf-extract|lopdf) /m.test(tree)) failed('it has one');
});
await step(
  'documentation',
  () =>
    run('cargo', ['doc', '--quiet', '--workspace', '--no-deps', '--document-private-items'], {
      env: { RUSTDOCFLAGS: '-D warnings' },
    }),
  'cargo doc --no-deps',
);
// The journeys use the programs that this step builds for the tests of whole programs.
await step(
  'Rust tests (the generated bindings among them)',
  () => {
    const all = ['--workspace', ...TYPESCRIPT];
    const words = [
      'nextest',
      'run',
      ...all,
      '--no-fail-fast',
      '--status-level',
      'fail',
      '--final-status-level',
      'fail',
      '--color',
      'never',
    ];
    const result = runKeepingErrors('cargo', words);
    counted(result, /tests run: (\d+) passed/);
  },
  'cargo nextest run --workspace --features sync-protocol/typescript',
);
await step(
  'the open data, by its own validator',
  () => run('node', ['scripts/hsds.mjs']),
  'node scripts/hsds.mjs',
);
await step(
  'the official client against the service',
  async () => {
    const config = ['--config', 'e2e/vitest.config.ts'];
    passed += await runTests('client', { NB_E2E: 'contract' }, ...config);
  },
  'npm run e2e -- contract',
);
await step(
  'journeys in Chromium and in the kiosk window',
  async () => {
    passed += await runJourneys(['chromium', 'kiosk']);
  },
  'npm run e2e',
);

summary();
for (const title of unsteady) console.log(`\nunsteady, it passed at its second try: ${title}`);
console.log(`\n${passed} passed, 0 failed`);

/**
 * Runs a command and keeps both outputs: nextest reports on standard error. Random cases are the same each time, so that what
 * fails does so because of a change; with another PROPTEST_RNG_SEED they are others.
 */
function runKeepingErrors(command, words) {
  const { PROPTEST_RNG_SEED = '1' } = process.env;
  const env = { PROPTEST_RNG_SEED };
  return run('bash', ['-c', '"$@" 2>&1', 'bash', command, ...words], { env, keep: true });
}
