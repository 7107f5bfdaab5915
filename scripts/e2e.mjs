// `npm run e2e [-- chromium|kiosk|contract [arguments of vitest]]`: runs the journeys.
import { ensureNpmPackages, ensurePackages, ensureTool, requireLanguages } from './machine.mjs';
import { run, step, summary } from './steps.mjs';
import { runTests } from './testRun.mjs';

const [browser, ...words] = process.argv.slice(2);
const browsers = browser ? [browser] : ['chromium', 'kiosk'];

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'kiosk', 'journeys'));
await step('npm packages', ensureNpmPackages);
await step('tauri-driver', () => ensureTool('tauri-driver', '2.1.0'));
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
await step('the programs', () =>
  run('cargo', ['build', '--workspace', '--bins', '--features', 'sync-protocol/typescript']),
);
for (const name of browsers) {
  const config = ['--config', 'e2e/vitest.config.ts'];
  await step(`journeys in ${name}`, () => runTests(name, { NB_E2E: name }, ...config, ...words));
}
summary();
