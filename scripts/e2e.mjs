// `npm run e2e [-- chromium|kiosk|contract [arguments of vitest]]`: runs the journeys.
import { ensureNpmPackages, ensurePackages, ensureTool, requireLanguages } from './machine.mjs';
import { run, step, summary } from './steps.mjs';
import { runTests } from './testRun.mjs';

const [browser, ...words] = process.argv.slice(2);
const browsers = browser ? [browser] : ['chromium', 'kiosk'];

step('Rust and Node.js', requireLanguages);
step('Debian packages', () => ensurePackages('service', 'kiosk', 'journeys'));
step('npm packages', ensureNpmPackages);
step('tauri-driver', () => ensureTool('tauri-driver', '2.1.0'));
step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
step('the programs', () =>
  run('cargo', ['build', '--workspace', '--bins', '--features', 'sync-protocol/typescript']),
);
for (const name of browsers) {
  const config = ['--config', 'e2e/vitest.config.ts'];
  step(`journeys in ${name}`, () => runTests({ NB_E2E: name }, ...config, ...words));
}
summary();
