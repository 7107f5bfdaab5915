// `npm run e2e [-- chromium|kiosk|contract [arguments of vitest]]`: runs the journeys.
import { ensureNpmPackages, ensurePackages, ensureTool, requireLanguages } from './machine.mjs';
import { run, step, summary } from './steps.mjs';
import { runTests } from './testRun.mjs';

const [browser, ...words] = process.argv.slice(2);
const browsers = browser ? [browser] : ['chromium', 'kiosk'];

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'kiosk', 'journeys'));
await step('npm packages', ensureNpmPackages);
await step('cargo-nextest and tauri-driver', () => {
  ensureTool('cargo-nextest', '0.9.143');
  ensureTool('tauri-driver', '2.1.0');
});
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
// With the tests, as `npm test` builds them: with other features every crate would be compiled again.
await step('the programs', () => {
  const all = ['--workspace', '--features', 'sync-protocol/typescript'];
  run('cargo', ['nextest', 'run', '--no-run', ...all]);
});
for (const name of browsers) {
  const config = ['--config', 'e2e/vitest.config.ts'];
  await step(`journeys in ${name}`, () => runTests(name, { NB_E2E: name }, ...config, ...words));
}
summary();
